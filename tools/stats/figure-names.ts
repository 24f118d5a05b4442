/** The figures of levels by name: the paths of numbers in the lines of `stats --json`, as a plan's gates name them. */
import type { NumberVariant, VariantName } from '../../format/documents.js';
import { DIRECTIONS } from '../../format/documents.js';
import { bandsOf, techniquesOf } from '../../format/techniques.js';
import { isArrowwordVariant, isNumberVariant } from '../../format/variants.js';
import { WORD_GRID_SIDES } from '../../format/word-grid.js';
import { BANDS } from '../../generator/lexicon/entries.js';
import { houseFacts } from '../lexicon/house.js';
import { FREQUENCY_STEPS, NO_FREQUENCY } from './arrowword-answers.js';
import type { AnyFigures } from './figures.js';

/** A name, or a table's with the keys that it may have; those that a level lacks count 0. */
export type FigureName = string | { readonly table: string; readonly keys: readonly string[] };

/** The figures that a variant's levels have. */
export function figureNames(variant: VariantName): FigureName[] {
  if (isNumberVariant(variant)) return numberNames(variant);
  return isArrowwordVariant(variant) ? arrowwordNames() : wordSearchNames();
}

/** Whether the names have the path. */
export function hasFigure(names: readonly FigureName[], path: string): boolean {
  return pathsOf(names).includes(path);
}

/** The paths that the names have, tables with each of their keys. */
export function pathsOf(names: readonly FigureName[]): string[] {
  return names.flatMap((name) => (typeof name === 'string' ? name : under(name.table, ...name.keys)));
}

/** A figure of a level by a path that its variant has; `null` where it was not measured. */
export function figureAt(figures: AnyFigures, path: string): number | null {
  let node: unknown = figures;
  for (const key of path.split('.')) {
    node = (node as Readonly<Record<string, unknown>>)[key];
    if (node === null) return null;
    // Of the paths that there are, only tables lack keys.
    if (node === undefined) return 0;
  }
  return node as number;
}

const under = (name: string, ...keys: readonly string[]) => keys.map((key) => `${name}.${key}`);

const MAKING = under('making', 'puzzles', 'attempts', 'mostAttempts', 'success', 'drafts.count', 'drafts.success');
const PHRASE = under('phrase', 'min', 'mean', 'max');
const LENGTHS: FigureName = {
  table: 'lengths',
  keys: Array.from({ length: WORD_GRID_SIDES.max - 1 }, (_, index) => `${index + 2}`),
};

function numberNames(variant: NumberVariant): FigureName[] {
  return [
    'count',
    ...['givens', 'clues'].flatMap((name) => under(name, 'min', 'median', 'max')),
    ...under('scores', 'min', 'lower', 'median', 'upper', 'max'),
    { table: 'levels', keys: bandsOf(variant) },
    { table: 'techniques', keys: techniquesOf(variant) },
    'outside',
    ...MAKING,
  ];
}

function wordSearchNames(): FigureName[] {
  return [
    ...['count', 'rows', 'columns', 'words', 'wordLength'],
    LENGTHS,
    ...['threeLetters', 'diagonals'],
    { table: 'directions', keys: DIRECTIONS },
    ...['shared', 'commonest.grids', 'different'],
    ...PHRASE,
    ...MAKING,
  ];
}

function arrowwordNames(): FigureName[] {
  const { classes, groups } = houseFacts().header;
  return [
    ...['count', 'rows', 'columns', 'words', 'letters'],
    LENGTHS,
    ...['twoLetters', 'mostTwoLetters', 'threeLetters'],
    ...under('longest', 'mean', 'max'),
    'clueCells',
    ...under('idle', 'inside', 'none', 'border', 'corner'),
    ...['clumps', 'islands'],
    { table: 'known.bands', keys: BANDS.map(String) },
    { table: 'known.perMillion', keys: [...FREQUENCY_STEPS.map(String), NO_FREQUENCY] },
    ...under('known', 'withFrequency', 'missing'),
    ...under('facts', 'share', 'clued'),
    { table: 'facts.classes', keys: classes.map(({ name }) => name) },
    { table: 'facts.groups', keys: groups.map(({ name }) => name) },
    ...under('commonest', 'short.grids', 'long.grids'),
    'different',
    ...under('clues', 'length', 'longest', 'different', 'perAnswer'),
    ...['equal', 'masks'],
    ...PHRASE,
    ...under('gaps', 'rms', 'worst', 'inWord.mean', 'inWord.max'),
    ...under('jokes', 'fit', 'phrases', 'jokes'),
    ...MAKING,
  ];
}
