/** A progress bar with rate and time left; on a terminal only. */
import type { World } from './commands/command.js';

/** How often may the bar be redrawn, in milliseconds? Often enough to live, seldom enough to cost nothing. */
const REDRAW_MS = 100;

export class Progress {
  private readonly world: World;
  private readonly start: number;
  private drawn = Number.NEGATIVE_INFINITY;
  private readonly what: string;

  constructor(world: World, what: string) {
    this.world = world;
    this.what = what;
    this.start = world.now();
  }

  /** Shows that `done` of `total` are done. */
  readonly update = (done: number, total: number): void => {
    const now = this.world.now();
    if (!this.world.isTerminal || (now - this.drawn < REDRAW_MS && done < total)) return;
    this.drawn = now;
    const seconds = (now - this.start) / 1000;
    const rate = seconds > 0 ? done / seconds : 0;
    const left = rate > 0 ? `${Math.ceil((total - done) / rate)} s left` : '';
    const figures = `${done}/${total} ${this.what}  ${rate.toFixed(0)}/s  ${left}`;
    const room = Math.max(0, Math.min(30, this.world.width - figures.length - 5));
    const filled = total === 0 ? room : Math.floor((room * done) / total);
    this.world.err(`\r\u001b[K[${'#'.repeat(filled)}${'.'.repeat(room - filled)}] ${figures}`);
  };

  /** Takes the bar away. */
  end(): void {
    if (this.drawn > Number.NEGATIVE_INFINITY) this.world.err('\r\u001b[K');
  }
}
