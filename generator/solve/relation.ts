/**
 * A table of allowed tuples, prepared for filtering. For each position and value stands the set of tuples that have the
 * value there, as bits: bit t & 31 of word t >> 5 is tuple t. A relation knows no cells, so that many lines or cages
 * of one kind share it.
 */
export interface Relation {
  readonly order: number;
  /** Cells that a tuple covers. */
  readonly arity: number;
  /** `arity` values a tuple, one tuple after another. */
  readonly tuples: Uint8Array;
  /** Words that a set of tuples takes. */
  readonly words: number;
  /** The set of tuples with value v at position p starts at `(p * order + v - 1) * words`. */
  readonly supports: Int32Array;
}

/** Prepares a table. Throws `RangeError` where the tuples do not fit `arity` or hold a value outside 1..order. */
export function relationOf(tuples: Uint8Array, arity: number, order: number): Relation {
  if (arity < 1 || tuples.length % arity !== 0) {
    throw new RangeError(`${tuples.length} values do not make tuples of ${arity}`);
  }
  const count = tuples.length / arity;
  const words = (count + 31) >>> 5;
  const supports = new Int32Array(arity * order * words);
  for (let at = 0, tuple = 0; tuple < count; tuple++) {
    const word = tuple >>> 5;
    const bit = 1 << (tuple & 31);
    for (let position = 0; position < arity; position++) {
      const value = tuples[at++];
      if (value < 1 || value > order) throw new RangeError(`a tuple holds ${value}, not a value of 1..${order}`);
      supports[(position * order + value - 1) * words + word] |= bit;
    }
  }
  return { order, arity, tuples, words, supports };
}

/** Whether the values of `cells` in a filled grid are a tuple of the relation: a plain scan, which the filters do not share. */
export function containsTuple(relation: Relation, cells: ArrayLike<number>, values: ArrayLike<number>): boolean {
  const { arity, tuples } = relation;
  for (let start = 0; start < tuples.length; start += arity) {
    let position = 0;
    while (position < arity && tuples[start + position] === values[cells[position]]) position++;
    if (position === arity) return true;
  }
  return false;
}
