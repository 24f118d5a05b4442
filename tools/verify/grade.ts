/** Whether grade and hints are such as a puzzle of its variant may have, and such as the plan wishes; not whether they are true. */
import type { NumberDocument } from '../../format/documents.js';
import { levelOf, MAX_SCORE, techniquesOf } from '../../format/techniques.js';
import type { Finding, Wish } from './fault.js';

/** The grade: a technique of the variant, that technique's level, a score in range, the plan's band. */
export function gradeFindings({ variant, rows, grade }: NumberDocument, { band }: Wish): Finding[] {
  const { level, technique, score } = grade;
  const found: Finding[] = [];
  const tell = (message: string) => found.push({ rule: 'grade', message });
  if (!techniquesOf(variant).includes(technique)) tell(`${variant} has no technique ${technique}`);
  else if (level !== levelOf(variant, technique, rows)) {
    tell(`level ${level}; ${technique} is ${levelOf(variant, technique, rows)}`);
  }
  if (!Number.isInteger(score) || score < 1 || score > MAX_SCORE) tell(`score ${score}; expected 1 to ${MAX_SCORE}`);
  if (band !== undefined && level !== band) tell(`level ${level}; the plan says ${band}`);
  return found;
}

/** The hints: every open cell once, and there just where the plan says so. */
export function hintFindings({ givens, hints }: NumberDocument, wish: Wish): Finding[] {
  const found: Finding[] = [];
  const tell = (message: string) => found.push({ rule: 'hints', message });
  if (wish.hints !== undefined && wish.hints !== (hints !== undefined)) {
    tell(hints === undefined ? 'none; the plan says that there are' : 'there; the plan says that there are none');
  }
  if (hints === undefined) return found;
  const times = givens.map((_, cell) => hints.filter((hint) => hint === cell).length);
  for (const [cell, given] of givens.entries()) {
    const expected = given === 0 ? 1 : 0;
    if (times[cell] !== expected) tell(`cell ${cell} stands ${times[cell]} times; expected ${expected}`);
  }
  for (const hint of hints) if (givens[hint] === undefined) tell(`${hint} is no cell of the grid`);
  return found;
}
