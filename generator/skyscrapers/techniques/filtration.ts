/**
 * Line filtration: of all fillings of a line that agree with its candidates, those that show what a clue asks; a candidate that
 * stands in none of them goes. With one clue, or with the clues of both ends at once.
 */
import { cellName, listOf, valuesOf } from '../../grade/words.js';
import type { SkyscrapersBoard } from '../board.js';
import { NO_CLUE } from '../lines.js';
import type { Sight } from '../sights.js';
import { showing } from './clues.js';

export function findLineFiltrations(board: SkyscrapersBoard): void {
  const { sights, clues } = board;
  for (let sight = 0; sight < sights.count; sight++) {
    if (clues[sight] !== NO_CLUE) filtrate(board, sight, NO_CLUE, sight);
  }
}

export function findDoubleLineFiltrations(board: SkyscrapersBoard): void {
  const { sights, clues } = board;
  for (let sight = 0; sight < sights.count; sight++) {
    const far = sights.opposite(sight);
    if (!sights.isNear(sight) || clues[sight] === NO_CLUE || clues[far] === NO_CLUE) continue;
    filtrate(board, sight, clues[far], sights.count + sights.houseOf[sight]);
  }
}

/** Both at once: each line by all the clues that it has. For those who ask for what is found, not how. */
export function findAllFiltrations(board: SkyscrapersBoard): void {
  const { sights, clues } = board;
  for (let sight = 0; sight < sights.count; sight++) {
    const far = clues[sights.opposite(sight)];
    if (clues[sight] === NO_CLUE || (far !== NO_CLUE && !sights.isNear(sight))) continue;
    filtrate(board, sight, far, far === NO_CLUE ? sight : sights.count + sights.houseOf[sight]);
  }
}

/** Filters a line by the clue it is seen from and one from its far end; `kind` is its place in the board's memory of idle ones. */
function filtrate(board: SkyscrapersBoard, sight: Sight, farClue: number, kind: number): void {
  const { sights, clues, order, masks, idle, filter, step } = board;
  let isIdle = true;
  for (let distance = 0; distance < order; distance++) {
    if (idle[kind * order + distance] !== masks[sights.cellAt(sight, distance)]) isIdle = false;
  }
  if (isIdle) return;
  for (let distance = 0; distance < order; distance++) filter.domains[distance] = board.domainAt(sight, distance);
  filter.run(clues[sight], farClue);
  for (let distance = 0; distance < order; distance++) {
    step.strike(sights.cellAt(sight, distance), ~filter.kept[distance]);
  }
  if (!step.commit()) {
    for (let distance = 0; distance < order; distance++) {
      idle[kind * order + distance] = masks[sights.cellAt(sight, distance)];
    }
  } else if (step.isExplaining) {
    const both = farClue === NO_CLUE ? '' : ` and ${farClue} from the ${sights.sideName(sights.opposite(sight))}`;
    step.explain(
      board.lineOf(sight),
      `${showing(board, sight)}${both}; no way to fill it does so with ${listOf(lost(board, sight), 'or')}.`,
    );
  }
}

/** `2 in r3c4`: what the filter did not keep of the candidates. */
function lost(board: SkyscrapersBoard, sight: Sight): string[] {
  const { masks, filter, order } = board;
  return board.lineOf(sight).flatMap((cell, distance) => {
    const gone = masks[cell] & ~filter.kept[distance];
    return gone === 0 ? [] : [`${listOf(valuesOf(gone).map(String), 'or')} in ${cellName(cell, order)}`];
  });
}
