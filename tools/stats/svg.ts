/**
 * Two kinds of plots as inline SVG. Colours come from the page (`--ink`, `--line`, `--bar`), so that they suit a dark page as well;
 * each plot has a title for those who cannot see it, and each bar one for those who point at it.
 */
import { all, el, type Markup } from '../draw/markup.js';
import { type Bins, fillBins, roundStep } from './numbers.js';

/** In units of the drawing, which scales with the page. */
const WIDTH = 720;
/** Left of the bars stand names, right of them numbers. */
const LEFT = 110;
const RIGHT = 60;
const LONGEST_NAME = 14;
const INNER = WIDTH - LEFT - RIGHT;
const AXIS = 34;

export interface Segment {
  readonly name: string;
  readonly count: number;
  readonly colour: string;
}

export interface StackedBar {
  readonly name: string;
  readonly segments: readonly Segment[];
}

const BAR_HEIGHT = 24;
const BAR_STEP = 34;
/** How wide must a segment be to hold its number? */
const LABEL_WIDTH = 22;

/** A bar for each row, all equally long: its segments are shares. */
export function stackedBars(id: string, title: string, bars: readonly StackedBar[]): Markup {
  const drawn = bars.map(({ name, segments }, row) => {
    const total = segments.reduce((sum, { count }) => sum + count, 0);
    const top = row * BAR_STEP + 4;
    const parts: Markup[] = [label(LEFT - 8, top + 16, 'end', shortened(name))];
    let done = 0;
    for (const { name: part, count, colour } of segments) {
      const x = LEFT + (INNER * done) / total;
      const width = (INNER * count) / total;
      done += count;
      const rect = el('rect', { x: places(x), y: top, width: places(width), height: BAR_HEIGHT, fill: colour });
      const text = width < LABEL_WIDTH ? '' : label(x + width / 2, top + 16, 'middle', String(count), 'inside');
      parts.push(el('g', { class: 'segment' }, el('title', {}, `${name}: ${part}, ${count} of ${total}`), rect, text));
    }
    parts.push(label(LEFT + INNER + 8, top + 16, 'start', String(total)));
    return all(...parts);
  });
  return figure(id, title, bars.length * BAR_STEP, drawn);
}

export interface Histogram {
  readonly name: string;
  readonly values: readonly number[];
}

const HISTOGRAM_HEIGHT = 54;
const HISTOGRAM_STEP = 70;
/** How many numbers may stand below the axis? */
const MOST_TICKS = 8;

/** A histogram for each row over the same bins; each as high as its fullest bin, whose number stands beside it. */
export function histograms(id: string, title: string, rows: readonly Histogram[], bins: Bins): Markup {
  const step = INNER / bins.count;
  const drawn = rows.map(({ name, values }, row) => {
    const base = row * HISTOGRAM_STEP + HISTOGRAM_HEIGHT + 6;
    const filled = fillBins(values, bins);
    const most = Math.max(...filled);
    const bars = filled.map((count, bin) => {
      if (count === 0) return '';
      const height = (HISTOGRAM_HEIGHT * count) / most;
      const box = {
        x: places(LEFT + bin * step),
        y: places(base - height),
        width: places(step),
        height: places(height),
      };
      const title = el('title', {}, `${name}, ${rangeText(bins, bin)}: ${count}`);
      return el('g', {}, title, el('rect', { ...box, class: 'bar' }));
    });
    return all(
      label(LEFT - 8, base - 4, 'end', shortened(name)),
      ...bars,
      el('line', { x1: LEFT, y1: base, x2: LEFT + INNER, y2: base, class: 'axis' }),
      label(LEFT + INNER + 8, base - 4, 'start', `max ${most}`),
    );
  });
  const height = rows.length * HISTOGRAM_STEP;
  return figure(id, title, height + AXIS, [...drawn, axis(height, bins)]);
}

/** Round numbers below the rows; where each bin is one number, below its middle. */
function axis(top: number, { start, width, count }: Bins): Markup {
  const end = start + width * count;
  const every = roundStep((end - start) / MOST_TICKS);
  const shift = width === 1 ? 0.5 : 0;
  const ticks: Markup[] = [];
  for (let value = Math.ceil(start / every) * every; value + shift <= end; value += every) {
    const x = places(LEFT + (INNER * (value + shift - start)) / (end - start));
    ticks.push(
      el('line', { x1: x, y1: top - 8, x2: x, y2: top - 2, class: 'axis' }),
      label(x, top + 14, 'middle', String(value)),
    );
  }
  return all(...ticks);
}

function rangeText({ start, width }: Bins, bin: number): string {
  const from = start + bin * width;
  return width === 1 ? String(from) : `${from} to ${from + width - 1}`;
}

function figure(id: string, title: string, height: number, content: readonly Markup[]): Markup {
  const attributes = { viewBox: `0 0 ${WIDTH} ${height}`, role: 'img', 'aria-labelledby': id };
  return el('svg', attributes, el('title', { id }, title), ...content);
}

function label(x: number, y: number, anchor: 'start' | 'middle' | 'end', text: string, kind = 'label'): Markup {
  return el('text', { x: places(x), y: places(y), 'text-anchor': anchor, class: kind }, text);
}

/** What fits to the left of the bars; the table beside the plot has the whole name. */
function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}

/** Tenths are enough. */
function places(value: number): number {
  return Math.round(value * 10) / 10;
}
