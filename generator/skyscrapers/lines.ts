/**
 * What a line of skyscrapers may be, given what is seen from its two ends: tables of permutations, made once per kind
 * of line and shared by all lines of that kind.
 */
import { visibleFrom } from '../../format/variants/skyscrapers.js';
import { type Relation, relationOf } from '../solve/relation.js';

/** What an end of a line asks: a clue 1..order, its opposite -clue (any other number is seen), or nothing. */
export type EndClue = number;
export const NO_CLUE = 0;

export class LineTables {
  private readonly order: number;
  /** All permutations of 1..order in lexicographic order. */
  private readonly permutations: Uint8Array;
  /** What each permutation shows from its first and from its last cell. */
  private readonly seenNear: Uint8Array;
  private readonly seenFar: Uint8Array;
  private readonly relations = new Map<number, Relation>();

  constructor(order: number) {
    this.order = order;
    this.permutations = permutationsOf(order);
    const count = this.permutations.length / order;
    this.seenNear = new Uint8Array(count);
    this.seenFar = new Uint8Array(count);
    const onward = Array.from({ length: order }, (_, i) => i);
    const backward = [...onward].reverse();
    for (let index = 0; index < count; index++) {
      const line = this.permutations.subarray(index * order, (index + 1) * order);
      this.seenNear[index] = visibleFrom(line, onward);
      this.seenFar[index] = visibleFrom(line, backward);
    }
  }

  /** The lines that fit both ends' clues. Throws `RangeError` for a clue that no line of this order can show. */
  between(near: EndClue, far: EndClue): Relation {
    for (const clue of [near, far]) {
      if (!Number.isInteger(clue) || Math.abs(clue) > this.order) {
        throw new RangeError(`an edge clue of ${clue}; expected at most ${this.order}`);
      }
    }
    const kinds = 2 * this.order + 1;
    const key = (near + this.order) * kinds + far + this.order;
    let relation = this.relations.get(key);
    if (relation === undefined) {
      relation = this.build(near, far);
      this.relations.set(key, relation);
    }
    return relation;
  }

  private build(near: EndClue, far: EndClue): Relation {
    const { order, permutations, seenNear, seenFar } = this;
    const fitting = new Uint8Array(permutations.length);
    let end = 0;
    for (let index = 0; index < seenNear.length; index++) {
      if (!fits(seenNear[index], near) || !fits(seenFar[index], far)) continue;
      for (let i = 0; i < order; i++) fitting[end++] = permutations[index * order + i];
    }
    return relationOf(fitting.slice(0, end), order, order);
  }
}

function fits(seen: number, clue: EndClue): boolean {
  return clue > 0 ? seen === clue : seen !== -clue;
}

/** Each permutation made from the one before it by the textbook's next-permutation step (Knuth 7.2.1.2, algorithm L). */
function permutationsOf(order: number): Uint8Array {
  let count = 1;
  for (let i = 2; i <= order; i++) count *= i;
  const all = new Uint8Array(count * order);
  const current = Uint8Array.from({ length: order }, (_, i) => i + 1);
  for (let index = 0; index < count; index++) {
    all.set(current, index * order);
    let pivot = order - 2;
    while (pivot >= 0 && current[pivot] > current[pivot + 1]) pivot--;
    if (pivot < 0) break;
    let next = order - 1;
    while (current[next] < current[pivot]) next--;
    [current[pivot], current[next]] = [current[next], current[pivot]];
    current.subarray(pivot + 1).reverse();
  }
  return all;
}
