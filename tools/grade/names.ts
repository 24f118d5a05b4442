/** The techniques' names as players know them. */

/** Where the constant's words do not make the name. */
const NAMES: Readonly<Record<string, string>> = {
  'hidden-single-box': 'Hidden single in a box',
  'hidden-single-line': 'Hidden single in a row or column',
  'x-wing': 'X-Wing',
  'xy-wing': 'XY-Wing',
  'xyz-wing': 'XYZ-Wing',
  'w-wing': 'W-Wing',
  'finned-x-wing': 'Finned X-Wing',
  'two-string-kite': 'Two-string kite',
  'bug-plus-one': 'BUG+1',
  'x-chain': 'X-Chain',
  'xy-chain': 'XY-Chain',
  'als-xz': 'ALS-XZ',
  'clue-one': 'Clue 1',
  'clue-two': 'Clue 2',
  'clue-all': 'Clue that shows all',
  freebie: 'Cage of one cell',
  'innies-outies': 'Innies and outies',
};

/** A technique's name in plain words: `Naked pair`. */
export function nameOf(technique: string): string {
  const known = NAMES[technique];
  if (known !== undefined) return known;
  const words = technique.replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
}
