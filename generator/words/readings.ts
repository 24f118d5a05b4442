/** Words of a list that read in a grid by chance. */
import { type LetterGrid, walk } from '../../format/readings.js';

/** A straight reading in a grid: its first cell, the step from cell to cell, and how many cells it has. */
export interface Reading {
  readonly start: number;
  readonly step: number;
  readonly length: number;
}

/** A set of words as a tree of letters, for finding those that begin at a cell. Letters are numbers from 1, below `width`. */
export class LetterTree {
  private readonly width: number;
  private readonly children: number[];
  private readonly isEnd: boolean[] = [false];

  constructor(words: readonly Uint8Array[], width: number) {
    this.width = width;
    this.children = new Array(width).fill(0);
    for (const word of words) this.add(word);
  }

  private add(word: Uint8Array): void {
    let node = 0;
    for (const letter of word) {
      let next = this.children[node * this.width + letter];
      if (next === 0) {
        next = this.isEnd.push(false) - 1;
        for (let i = 0; i < this.width; i++) this.children.push(0);
        this.children[node * this.width + letter] = next;
      }
      node = next;
    }
    this.isEnd[node] = true;
  }

  /** The node after a letter; 0, the root, where no word goes on so. */
  next(node: number, letter: number): number {
    return this.children[node * this.width + letter];
  }

  ends(node: number): boolean {
    return this.isEnd[node];
  }
}

/**
 * The readings of a tree's words in a grid, in all eight directions. `spelled`: what each letter of the grid stands for in
 * letters of the tree, one or several.
 */
export function readingsOf(tree: LetterTree, grid: LetterGrid, spelled: readonly Uint8Array[]): Reading[] {
  const readings: Reading[] = [];
  const { letters } = grid;
  walk(grid, (start, step, room) => {
    let node = 0;
    for (let length = 1, cell = start; length <= room; length++, cell += step) {
      const own = spelled[letters[cell]];
      for (let i = 0; i < own.length; i++) {
        node = tree.next(node, own[i]);
        if (node === 0) return;
      }
      if (tree.ends(node)) readings.push({ start, step, length });
    }
  });
  return readings;
}
