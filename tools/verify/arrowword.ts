/**
 * Verifies arrowwords, as the reader decodes them: form, layout, texts, and that every answer and clue is of the
 * language's lists. Plain work on documents; it shares nothing with the generators and nothing with the rule checks of
 * `format/`.
 *
 *     # # # #      `#` is a clue cell. Every run of letters behind one, to the right or down, is an answer:
 *     # H A S      HAS, OWE and PET of the first column's, HOP, AWE and SET of the first row's.
 *     # O W E
 *     # P E T
 */
import type { ArrowwordDocument, CluedAnswer } from '../../format/documents.js';
import { type ArrowwordFacts, clueFindings, factFindings, listFindings } from './arrowword-texts.js';
import type { Fault, Finding } from './fault.js';
import {
  addressFindings,
  blockedFindings,
  jokeFindings,
  linesBy,
  phraseFindings,
  phraseOrderFindings,
  sizeFindings,
  spellingFindings,
  verifyInTurn,
} from './word-puzzle.js';

const CLUE = '#';
const DIRECTIONS = ['right', 'down'];

/** The letters of a phrase, least and most, by the longer side. */
const PHRASE_WINDOWS: Readonly<Record<number, readonly [number, number]>> = {
  6: [3, 5],
  7: [3, 5],
  8: [4, 6],
  9: [5, 7],
  10: [5, 8],
  11: [6, 8],
  12: [6, 9],
  13: [7, 10],
  14: [8, 11],
  15: [8, 12],
  16: [9, 13],
  17: [9, 14],
  18: [9, 14],
  19: [10, 15],
  20: [10, 15],
};
/** How far may a letter of the phrase stand from its place in an even spread, in tenths of the ideal gap? */
const MOST_SHIFT_TENTHS = 16;

/** Verifies the arrowwords of a bank. Faults come puzzle by puzzle. */
export function verifyArrowwordBank(
  documents: Iterable<ArrowwordDocument>,
  facts: ArrowwordFacts,
  onPuzzle: (document: ArrowwordDocument) => void = () => {},
): Fault[] {
  return verifyInTurn(documents, (document) => verifyArrowword(document, facts), onPuzzle);
}

/** Verifies one arrowword. A malformed one gets no further than its form. */
export function verifyArrowword(document: ArrowwordDocument, facts: ArrowwordFacts): Fault[] {
  const found = addressFindings(document);
  const form = formFindings(document);
  found.push(...form);
  if (form.length === 0) {
    const runs = runsOf(document);
    found.push(
      ...borderFindings(document),
      ...runFindings(document, runs),
      ...islandFindings(document),
      ...clueFindings(document),
      ...document.words.flatMap(({ answer, display }) => spellingFindings(document, answer, display)),
      ...listFindings(document, facts),
      ...factFindings(document, facts),
      ...phraseFindings(document, PHRASE_WINDOWS[Math.max(document.rows, document.columns)]),
      ...spreadFindings(document),
      ...jokeFindings(document, facts),
      ...readingFindings(document, runs, facts.blocked),
    );
  }
  return found.map((finding) => ({ address: document.address, ...finding }));
}

/** Whether one code point is a clue cell, or a letter that a cell holds: upper case, or private use that the alphabet explains. */
function isCell(cell: string, { alphabet = {} }: ArrowwordDocument): boolean {
  if (/^\p{Co}$/u.test(cell)) return alphabet[cell] !== undefined;
  return cell === CLUE || (/^\p{L}$/u.test(cell) && cell === cell.toUpperCase());
}

/** Sizes, cells and words have the form that all other checks need. */
function formFindings(document: ArrowwordDocument): Finding[] {
  const found = sizeFindings(document);
  if (found.length > 0) return found;
  const tell = (message: string) => found.push({ rule: 'shape', message });
  for (const [cell, letter] of [...document.grid].entries()) {
    if (!isCell(letter, document)) tell(`cell ${cell} holds "${letter}"; expected # or an upper-case letter`);
  }
  const isPlace = (cell: number) => Number.isInteger(cell) && cell >= 0 && cell < document.rows * document.columns;
  for (const { answer, clueCell, start, direction } of document.words) {
    if (!DIRECTIONS.includes(direction)) tell(`${answer}: no direction ${direction}`);
    if (!isPlace(clueCell) || !isPlace(start)) tell(`${answer}: cells ${clueCell} and ${start} are not in the grid`);
  }
  found.push(...phraseOrderFindings(document));
  return found;
}

/** The first row and the first column are clue cells. */
function borderFindings({ rows, columns, grid }: ArrowwordDocument): Finding[] {
  const cells = [...grid];
  const found: Finding[] = [];
  for (let cell = 0; cell < rows * columns; cell++) {
    const isBorder = cell < columns || cell % columns === 0;
    if (isBorder && cells[cell] !== CLUE)
      found.push({ rule: 'border', message: `cell ${cell} is ${cells[cell]}; expected a clue cell` });
  }
  return found;
}

/** Letters side by side, as many as there are. */
interface Run {
  readonly direction: string;
  /** The clue cell before it; `undefined` where the run begins at the grid's edge. */
  readonly clueCell: number | undefined;
  readonly cells: readonly number[];
  readonly text: string;
}

/** Every maximal run of the rows and columns, single letters too. */
function runsOf({ rows, columns, grid }: ArrowwordDocument): Run[] {
  const letters = [...grid];
  const rowCells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => row * columns + column),
  );
  const columnCells = Array.from({ length: columns }, (_, column) => rowCells.map((row) => row[column]));
  const cut = (line: readonly number[], direction: string): Run[] => {
    const runs: Run[] = [];
    let from = 0;
    for (let at = 0; at <= line.length; at++) {
      if (at < line.length && letters[line[at]] !== CLUE) continue;
      const cells = line.slice(from, at);
      const text = cells.map((cell) => letters[cell]).join('');
      if (cells.length > 0) runs.push({ direction, clueCell: line[from - 1], cells, text });
      from = at + 1;
    }
    return runs;
  };
  return [...rowCells.flatMap((line) => cut(line, 'right')), ...columnCells.flatMap((line) => cut(line, 'down'))];
}

/** The list is the runs of two letters or more: each of them once, in order, and nothing else; no letter stands alone. */
function runFindings(document: ArrowwordDocument, runs: readonly Run[]): Finding[] {
  const found: Finding[] = [];
  const listed = new Set<Run>();
  for (const word of document.words) {
    const run = runs.find(({ direction, cells }) => direction === word.direction && cells[0] === word.start);
    if (run === undefined || run.cells.length < 2)
      found.push({ rule: 'run', message: `${word.answer} at cell ${word.start}, ${word.direction}, is no run` });
    else {
      found.push(...fitFindings(word, run));
      if (listed.has(run)) found.push({ rule: 'run', message: `${run.text} at cell ${word.start} is listed again` });
      listed.add(run);
    }
  }
  for (const run of runs) {
    const place = `at cell ${run.cells[0]}, ${run.direction}`;
    if (run.cells.length < 2) found.push({ rule: 'single', message: `${run.text} ${place}, is a single letter` });
    else if (!listed.has(run)) found.push({ rule: 'unlisted', message: `${run.text} ${place}, is not listed` });
  }
  return [...found, ...orderFindings(document)];
}

/** The answer is what its run reads, and its clue cell the one before. */
function fitFindings({ answer, clueCell }: CluedAnswer, run: Run): Finding[] {
  const found: Finding[] = [];
  if (run.text !== answer) found.push({ rule: 'word', message: `${answer}: the grid reads ${run.text} there` });
  if (run.clueCell !== clueCell)
    found.push({ rule: 'clue-cell', message: `${answer}: clue cell ${clueCell}; expected ${run.clueCell ?? 'one'}` });
  return found;
}

/** Words stand by clue cell, then right before down. */
function orderFindings({ words }: ArrowwordDocument): Finding[] {
  const rank = ({ clueCell, direction }: CluedAnswer) => 2 * clueCell + DIRECTIONS.indexOf(direction);
  const late = words.find((word, i) => i > 0 && rank(words[i - 1]) > rank(word));
  if (late === undefined) return [];
  return [{ rule: 'order', message: `${late.answer} stands behind words of later clue cells` }];
}

/** From any letter all others can be reached over letters side by side. */
function islandFindings({ columns, grid }: ArrowwordDocument): Finding[] {
  const cells = [...grid];
  const isLetter = (cell: number) => cells[cell] !== undefined && cells[cell] !== CLUE;
  const first = cells.findIndex((_, cell) => isLetter(cell));
  if (first < 0) return [{ rule: 'island', message: 'no letter' }];
  const reached = new Set([first]);
  // A set goes on with what is added to it on the way.
  for (const cell of reached) {
    const beside = [cell - columns, cell + columns];
    if (cell % columns > 0) beside.push(cell - 1);
    if ((cell + 1) % columns > 0) beside.push(cell + 1);
    for (const next of beside) if (isLetter(next)) reached.add(next);
  }
  const apart = cells.findIndex((_, cell) => isLetter(cell) && !reached.has(cell));
  if (apart < 0) return [];
  return [{ rule: 'island', message: `cell ${apart} is cut off from cell ${first}` }];
}

/** The phrase's cells are letters, spread over all letters in reading order as evenly as the limit says. */
function spreadFindings({ grid, phraseCells }: ArrowwordDocument): Finding[] {
  const places = new Map<number, number>();
  for (const [cell, letter] of [...grid].entries()) if (letter !== CLUE) places.set(cell, places.size);
  const odd = phraseCells.find((cell) => !places.has(cell));
  if (odd !== undefined) return [{ rule: 'phrase', message: `cell ${odd} is a clue cell` }];
  const found: Finding[] = [];
  const gap = places.size / (phraseCells.length + 1);
  for (const [index, cell] of phraseCells.entries()) {
    // A letter is in the middle of its place, so that first and last letter are treated alike.
    const place = (places.get(cell) ?? 0) + 0.5;
    const ideal = (index + 1) * gap;
    if (10 * Math.abs(place - ideal) > MOST_SHIFT_TENTHS * gap)
      found.push({
        rule: 'spread',
        message: `letter ${index + 1} of the phrase is number ${place + 0.5} of ${places.size}; expected about ${Math.round(ideal + 0.5)}`,
      });
  }
  return found;
}

/** No blocked word reads in rows or columns, both ways, outside the listed answers. */
function readingFindings(document: ArrowwordDocument, runs: readonly Run[], blocked: readonly string[]): Finding[] {
  const starts = new Set(document.words.map(({ start, direction }) => `${direction} ${start}`));
  const listed = runs.filter(({ direction, cells }) => starts.has(`${direction} ${cells[0]}`));
  const lines = linesBy(document, (row, column) => [`r${row}`, `c${column}`]);
  return blockedFindings(
    document,
    lines,
    listed.map(({ cells }) => cells),
    blocked,
  );
}
