/** Deductions about where the tallest building stands: what clue 2 says of the two tallest, and the places that both clues leave to the tallest. */
import { cellName, cellNames } from '../../grade/words.js';
import { fullMask, highestValue, lowestValue, type Mask, maskOf } from '../../solve/bits.js';
import type { SkyscrapersBoard } from '../board.js';
import { NO_CLUE } from '../lines.js';
import type { Sight } from '../sights.js';
import { showing } from './clues.js';

/**
 * Clue 2: the first building hides all up to the tallest. So the second tallest stands first or behind the tallest, and what
 * certainly stands before the tallest is lower than the first.
 */
export function findClueTwo(board: SkyscrapersBoard): void {
  for (let sight = 0; sight < board.sights.count; sight++) {
    if (board.clues[sight] !== 2) continue;
    placeSecondTallest(board, sight);
    hideBehindFirst(board, sight);
  }
}

function placeSecondTallest(board: SkyscrapersBoard, sight: Sight): void {
  const { sights, order, step } = board;
  const second = order - 1;
  const tallest = board.distancesOf(sight, order) & ~1;
  if (tallest === 0) return;
  const first = sights.cellAt(sight, 0);
  // Distances 1 up to the first that the tallest can have: there the second tallest would be seen between the first and the tallest.
  const between = 2 * (tallest & -tallest) - 2;
  if (tallest === 1 << (order - 1)) {
    step.fill(first, second);
    if (step.commit() && step.isExplaining) {
      step.explain(
        [first],
        `${showing(board, sight)} and ${order} is the last: ${cellName(first, order)} is ${second}.`,
      );
    }
    return;
  }
  strikeAt(board, sight, between, second);
  if (step.commit() && step.isExplaining) {
    step.explain(
      [first],
      `${showing(board, sight)}: ${second} is ${cellName(first, order)} or stands behind ${order}, where nobody sees it.`,
    );
  }
  const places = board.distancesOf(sight, second);
  if ((places & 1) !== 0 || places === 0) return;
  // The tallest hides the second tallest: it stands nearer than the farthest place of that.
  strikeAt(board, sight, fullMask(order) & ~((1 << (highestValue(places) - 1)) - 1), order);
  if (step.commit() && step.isExplaining) {
    step.explain(
      [first],
      `${showing(board, sight)} and ${cellName(first, order)} is not ${second}, so ${order} stands before ${second} to hide it.`,
    );
  }
}

function hideBehindFirst(board: SkyscrapersBoard, sight: Sight): void {
  const { sights, order, step } = board;
  const tallest = board.distancesOf(sight, order) & ~1;
  const before = lowestValue(tallest) - 2;
  if (tallest === 0 || before < 1) return;
  const first = sights.cellAt(sight, 0);
  const most = highestValue(board.domainAt(sight, 0) & ~maskOf(order));
  let least = before + 1;
  for (let distance = 1; distance <= before; distance++) {
    step.strike(sights.cellAt(sight, distance), fullMask(order) & ~(maskOf(most) - 1));
    least = Math.max(least, lowestValue(board.domainAt(sight, distance)) + 1);
  }
  step.strike(first, maskOf(least) - 1);
  if (step.commit() && step.isExplaining) {
    const cells = board.lineOf(sight).slice(0, before + 1);
    step.explain(
      cells,
      `${showing(board, sight)}: ${cellName(first, order)} is higher than what stands between it and ${order}.`,
    );
  }
}

/** Strikes a value from the cells at these distances. */
function strikeAt(board: SkyscrapersBoard, sight: Sight, distances: Mask, value: number): void {
  for (let rest = distances; rest !== 0; rest &= rest - 1) {
    board.step.strike(board.sights.cellAt(sight, 31 - Math.clz32(rest & -rest)), maskOf(value));
  }
}

/**
 * Window of the tallest: where the tallest stands, one less than the clue must be seen before it. A place before which the candidates
 * show fewer or more at any rate is none, seen from either end.
 */
export function findTallestWindows(board: SkyscrapersBoard): void {
  const { sights, clues, order, step } = board;
  for (let sight = 0; sight < sights.count; sight++) {
    const far = sights.opposite(sight);
    if (!sights.isNear(sight) || (clues[sight] === NO_CLUE && clues[far] === NO_CLUE)) continue;
    const places = board.distancesOf(sight, order);
    if ((places & (places - 1)) === 0) continue;
    const window = places & windowOf(board, sight) & mirrored(windowOf(board, far), order);
    strikeAt(board, sight, places & ~window, order);
    if (step.commit() && step.isExplaining) explainWindow(board, sight, window);
  }
}

function explainWindow(board: SkyscrapersBoard, sight: Sight, window: Mask): void {
  const { sights, clues, order, step } = board;
  const far = sights.opposite(sight);
  const cells = board.lineOf(sight).filter((_, distance) => (window & (1 << distance)) !== 0);
  const [one, other] = clues[sight] === NO_CLUE ? [far, sight] : [sight, far];
  const both = clues[other] === NO_CLUE ? '' : ` and ${clues[other]} from the ${sights.sideName(other)}`;
  step.explain(cells, `${showing(board, one)}${both}, which leaves ${order} only ${cellNames(cells, order)}.`);
}

/** Distances before which the clue's number less one can be seen. */
function windowOf(board: SkyscrapersBoard, sight: Sight): Mask {
  const { bounds } = board;
  const clue = board.clues[sight];
  if (clue === NO_CLUE) return fullMask(board.order);
  let window = 0;
  bounds.clear();
  for (let distance = 0; distance < board.order; distance++) {
    if (bounds.least < clue && clue <= bounds.most + 1) window |= 1 << distance;
    bounds.add(board.domainAt(sight, distance) & ~maskOf(board.order));
  }
  return window;
}

function mirrored(distances: Mask, order: number): Mask {
  let other = 0;
  for (let i = 0; i < order; i++) if ((distances & (1 << i)) !== 0) other |= 1 << (order - 1 - i);
  return other;
}
