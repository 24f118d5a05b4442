/** The slots of a mask: every run of letters, row by row and column by column, and where they cross. */

export interface Slots {
  readonly side: number;
  /** The cells of each slot, in the order of its letters; the horizontal ones first. */
  readonly cells: readonly Int16Array[];
  /** Of each cell, its horizontal and its vertical slot; -1 for clue cells. */
  readonly horizontal: Int16Array;
  readonly vertical: Int16Array;
  /** Of each cell, its place in them. */
  readonly atHorizontal: Int8Array;
  readonly atVertical: Int8Array;
  /** The letter cells in reading order. */
  readonly letters: Int16Array;
}

/** The slots of a mask, row-major, 1 for a clue cell, whose first row and column are clue cells and whose runs have two letters at least. */
export function slotsOf(isClue: Uint8Array, side: number): Slots {
  const cells: Int16Array[] = [];
  const horizontal = new Int16Array(side * side).fill(-1);
  const vertical = new Int16Array(side * side).fill(-1);
  const atHorizontal = new Int8Array(side * side);
  const atVertical = new Int8Array(side * side);
  const collect = (step: number, slotAt: Int16Array, placeAt: Int8Array) => {
    for (let line = 1; line < side; line++) {
      let run: number[] = [];
      for (let i = 1; i <= side; i++) {
        const cell = step === 1 ? line * side + i : i * side + line;
        if (i < side && isClue[cell] === 0) {
          run.push(cell);
          continue;
        }
        for (const [at, own] of run.entries()) {
          slotAt[own] = cells.length;
          placeAt[own] = at;
        }
        if (run.length > 0) cells.push(Int16Array.from(run));
        run = [];
      }
    }
  };
  collect(1, horizontal, atHorizontal);
  collect(side, vertical, atVertical);
  const letters = Int16Array.from([...isClue.keys()].filter((cell) => isClue[cell] === 0));
  return { side, cells, horizontal, vertical, atHorizontal, atVertical, letters };
}
