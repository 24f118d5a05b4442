/** The tables of techniques: codes that records can hold, bands that rise. */
import { describe, expect, it } from 'vitest';
import type { NumberVariant } from '../../format/documents.js';
import { BIT_ALPHABET } from '../../format/layout.js';
import { BANDS, bandsOf, codeOf, levelOf, techniqueOfCode, techniquesOf } from '../../format/techniques.js';
import { NUMBER_RULES } from '../../format/variants.js';

const VARIANTS = Object.keys(NUMBER_RULES) as NumberVariant[];

describe.each(VARIANTS)('techniques of %s', (variant) => {
  const techniques = techniquesOf(variant);
  const codes = techniques.map((technique) => codeOf(variant, technique) as string);

  it('have a code each that a record can hold, and no two the same', () => {
    for (const code of codes) {
      expect(code).toHaveLength(1);
      expect(BIT_ALPHABET).toContain(code);
    }
    expect(new Set(codes).size).toBe(techniques.length);
    expect(new Set(techniques).size).toBe(techniques.length);
  });

  it('are found again by their codes', () => {
    expect(codes.map((code) => techniqueOfCode(variant, code))).toEqual(techniques);
    const free = [...BIT_ALPHABET, '', '.', 'AB', '__proto__'].filter((code) => !codes.includes(code));
    for (const code of free) expect(techniqueOfCode(variant, code)).toBeUndefined();
  });

  it('have names of words and hyphens', () => {
    for (const technique of techniques) expect(technique).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it('rise in level along the list, from easy', () => {
    const levels = techniques.map((technique) => levelOf(variant, technique, 4));
    const ranks = levels.map((level) => BANDS.indexOf(level));
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(levels[0]).toBe('easy');
    expect(bandsOf(variant)).toEqual(BANDS.filter((band) => levels.includes(band) || isMini(variant, band)));
  });

  it('are easy, medium and so on whatever the order of the grid', () => {
    for (const technique of techniques) {
      const levels = [3, 4, 5, 6, 7, 8, 9].map((rows) => levelOf(variant, technique, rows));
      const [ofThree, ...others] = levels;
      expect(new Set(others).size).toBe(1);
      expect(ofThree).toBe(variant === 'magic-square' && others[0] === 'easy' ? 'mini' : others[0]);
    }
  });

  it('are no others', () => {
    for (const name of ['search', 'guess', '', 'constructor']) {
      expect(() => levelOf(variant, name, 9)).toThrow(RangeError);
      expect(codeOf(variant, name as 'full-house')).toBeUndefined();
    }
  });
});

/** The one band that is a size's rather than a technique's. */
function isMini(variant: NumberVariant, band: string): boolean {
  return variant === 'magic-square' && band === 'mini';
}
