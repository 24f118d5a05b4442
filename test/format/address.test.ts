import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddress, parseAddress } from '../../format/address.js';

describe('addresses', () => {
  it.each([
    ['sudoku/easy/1', { variant: 'sudoku', level: 'easy', number: 1 }],
    ['magic-square/mini/12', { variant: 'magic-square', level: 'mini', number: 12 }],
    ['word-search-de/12x12/4', { variant: 'word-search-de', level: '12x12', number: 4 }],
    ['arrowword-sk/10x10-kids/999999999', { variant: 'arrowword-sk', level: '10x10-kids', number: 999_999_999 }],
  ])('%s', (text, address) => {
    expect(parseAddress(text)).toEqual(address);
    expect(formatAddress(address)).toBe(text);
  });

  it.each([
    '',
    '/',
    'sudoku',
    'sudoku/easy',
    'sudoku/easy/',
    'sudoku//1',
    '/easy/1',
    'sudoku/easy/1/2',
    'sudoku/easy/0',
    'sudoku/easy/01',
    'sudoku/easy/-1',
    'sudoku/easy/+1',
    'sudoku/easy/1.5',
    'sudoku/easy/1e3',
    'sudoku/easy/1000000000',
    'sudoku/easy/1\n',
    ' sudoku/easy/1',
    'Sudoku/easy/1',
    'sudoku/Easy/1',
    'sudoku/easy--kids/1',
    'sudoku/-easy/1',
    'sudoku/easy-/1',
    'sudoku/ea_sy/1',
    'sudoku/e\u00e1sy/1',
    'sudoku1/easy/1',
    'sudoku/easy/\u0661',
  ])('%j is none', (text) => {
    expect(parseAddress(text)).toBeUndefined();
  });

  it('read back as they were written', () => {
    const address = fc.record({
      variant: fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8}){0,2}$/),
      level: fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/),
      number: fc.integer({ min: 1, max: 999_999_999 }),
    });
    fc.assert(
      fc.property(address, (parts) => {
        expect(parseAddress(formatAddress(parts))).toEqual(parts);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('are the only texts that parse', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', '/', '-', '0', '1', '9', 'A', '.') }), (text) => {
        const parsed = parseAddress(text);
        if (parsed !== undefined) expect(formatAddress(parsed)).toBe(text);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});
