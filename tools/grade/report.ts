/** The results of `grade` for people: a row for each puzzle, then how many puzzles need what. */
import { BANDS, techniquesOf } from '../../format/techniques.js';
import { SEARCH, type Verdict } from './judge.js';
import type { Asked } from './question.js';

export interface Judged extends Verdict {
  readonly line: number;
  readonly variant: Asked['variant'];
}

/** Widths of the columns: rows are written as they come, so that what comes last must not decide. */
const COLUMNS = { line: 6, variant: 12, solutions: 9, level: 7, technique: 27, score: 6 };
/** How long is the longest bar, in characters? */
const BAR = 40;
const NONE = '-';

/** The heading of the rows. */
export function headingText(wantsSolution: boolean): string {
  return rowOf(['line', 'variant', 'solutions', 'level', 'technique', 'score', ...(wantsSolution ? ['solution'] : [])]);
}

/** A puzzle's row. */
export function judgedText(judged: Judged, wantsSolution: boolean): string {
  const { line, variant, solutions, level, technique, score, solution } = judged;
  const found = solutions === 2 ? '2+' : String(solutions);
  const cells = [String(line), variant, found, level ?? NONE, technique ?? NONE, String(score ?? NONE)];
  return rowOf(wantsSolution ? [...cells, solutionText(solution, variant)] : cells);
}

/** A digit a cell; magic squares have larger values, parted by commas. */
function solutionText(solution: readonly number[] | null, variant: Judged['variant']): string {
  if (solution === null) return NONE;
  return solution.join(variant === 'magic-square' ? ',' : '');
}

function rowOf(cells: readonly string[]): string {
  const { line, variant, solutions, level, technique, score } = COLUMNS;
  const [a, b, c, d, e, f, ...rest] = cells;
  const padded = [
    a.padStart(line),
    b.padEnd(variant),
    c.padStart(solutions),
    d.padEnd(level),
    e.padEnd(technique),
    f.padStart(score),
    ...rest,
  ];
  return `${padded.join('  ').trimEnd()}\n`;
}

/** How many puzzles came to each end. */
export class Tally {
  private readonly counts = new Map<string, number>();
  private readonly variants = new Set<Asked['variant']>();

  add({ variant, solutions, level, technique }: Judged): void {
    this.variants.add(variant);
    this.count(variant);
    this.count(`${variant} ${solutions === 1 ? (level ?? SEARCH) : solutions}`);
    if (level !== null) this.count(`${variant} ${level} ${technique}`);
  }

  /** The histogram: levels and within each its techniques, easiest first. */
  text(): string {
    return [...this.variants].map((variant) => this.variantText(variant)).join('\n');
  }

  private variantText(variant: Asked['variant']): string {
    const total = this.of(variant);
    const bars: string[] = [];
    const bar = (key: string, name: string) => {
      const count = this.of(`${variant} ${key}`);
      if (count === 0) return;
      const drawn = '#'.repeat(Math.max(1, Math.round((BAR * count) / total)));
      bars.push(`  ${name.padEnd(COLUMNS.technique + 4)}  ${String(count).padStart(6)}  ${drawn}\n`);
    };
    for (const level of BANDS) {
      bar(level, level);
      for (const technique of techniquesOf(variant)) bar(`${level} ${technique}`, `  ${technique}`);
    }
    bar(SEARCH, SEARCH);
    bar('0', 'no solution');
    bar('2', 'two solutions or more');
    return `${variant}: ${total} ${total === 1 ? 'puzzle' : 'puzzles'}\n${bars.join('')}`;
  }

  private count(key: string): void {
    this.counts.set(key, this.of(key) + 1);
  }

  private of(key: string): number {
    return this.counts.get(key) ?? 0;
  }
}
