/** Tables of the fillings of cages, kept for the next cages of the same kind: of one clue and one pattern of shared lines. */
import type { CageOp, Cell } from '../../format/documents.js';
import type { Mask } from '../solve/bits.js';
import { type Relation, relationOf } from '../solve/relation.js';
import { clashesOf, fillingsOf, MAX_TABLE_CELLS } from './fillings.js';

/**
 * How many 32-bit words of tables are kept? All cages of up to four cells of order 9 need a tenth of it.
 */
const MAX_CACHED_WORDS = 4_000_000;

/** What a clue says by itself. */
export interface CageTable {
  /** All fillings, ascending. */
  readonly relation: Relation;
  /** How many. */
  readonly fillings: number;
  /** How many sets of values they use. */
  readonly sets: number;
  /** The values of all fillings together. */
  readonly union: Mask;
}

export class CageTables {
  private readonly order: number;
  /** By operation, target and which cells share a line; `undefined` for too many fillings. */
  private readonly tables = new Map<string, CageTable | undefined>();
  private cachedWords = 0;

  constructor(order: number) {
    this.order = order;
  }

  /** The table of a cage, whose tuples follow the order of `cells`; `undefined` where its fillings are too many. */
  of(cells: readonly Cell[], op: CageOp, target: number): CageTable | undefined {
    if (cells.length > MAX_TABLE_CELLS) return undefined;
    const clashes = clashesOf(this.order, cells);
    let pairs = 0;
    for (let i = 1; i < clashes.length; i++) pairs = pairs * (1 << i) + clashes[i];
    const key = `${cells.length} ${pairs} ${op}${target}`;
    if (this.tables.has(key)) return this.tables.get(key);
    const tuples = fillingsOf(this.order, clashes, op, target);
    const table = tuples && tableOf(relationOf(tuples, cells.length, this.order));
    this.keep(key, table);
    return table;
  }

  private keep(key: string, table: CageTable | undefined): void {
    if (this.cachedWords > MAX_CACHED_WORDS) {
      this.tables.clear();
      this.cachedWords = 0;
    }
    this.tables.set(key, table);
    // A hundred words for the key and the objects.
    this.cachedWords += 100;
    if (table !== undefined) this.cachedWords += table.relation.supports.length + table.relation.tuples.length / 4;
  }
}

function tableOf(relation: Relation): CageTable {
  const { tuples, arity } = relation;
  const sets = new Set<Mask>();
  let union = 0;
  for (let at = 0; at < tuples.length; ) {
    let set = 0;
    for (const end = at + arity; at < end; at++) set |= 1 << (tuples[at] - 1);
    sets.add(set);
    union |= set;
  }
  return { relation, fillings: tuples.length / arity, sets: sets.size, union };
}
