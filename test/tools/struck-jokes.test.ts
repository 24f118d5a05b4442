/** Jokes of a plan's own list that are struck after a build: every message says where they stand. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { houseLexicon } from '../../tools/lexicon/house.js';
import { newFolder, run, SMALL, writePlan } from './run.js';
import { ran } from './world.js';

const ROWS = [
  { variant: 'word-search-de', level: '8x8', count: 2 },
  { ...SMALL[2], count: 1 },
];
const JOKES = ['Warum kommt er?\tEr hat viel Zeit.', 'Wieso kommt sie?\tSie hat viel Geld.'];
const STRUCK = [`~${JOKES[0]}`, JOKES[1]];

const home = newFolder();
const table = join(home, 'fun.tsv');
const out = join(home, 'out');
const plan = writePlan(home, ROWS, {
  languages: {
    de: { house: { lexicon: houseLexicon('de').header.editions![0].entries }, jokes: [{ file: 'fun.json' }] },
  },
});
const sources = [{ part: 'jokes', title: 'fun', licence: 'MIT' }];
writeFileSync(join(home, 'fun.json'), JSON.stringify({ language: 'de', title: 'fun', table: 'fun.tsv', sources }));

/** Runs a command with these lines as the list. */
function withJokes(lines: readonly string[], ...args: string[]) {
  writeFileSync(table, `${lines.join('\n')}\n`);
  return ran([...args, '--plan', plan, '--out', out]);
}

describe('a joke that is struck', () => {
  writeFileSync(table, `${JOKES.join('\n')}\n`);
  const built = run(['build', '--plan', plan, '--out', out]);

  it.each([[['build']], [['build', '--only', 'futoshiki/**']], [['build', '--check']], [['verify']]])(
    'stops %j where no other takes its place',
    async (args) => {
      expect([built.status, built.stderr]).toEqual([0, '']);
      const { status, stderr } = await withJokes(STRUCK, ...args);
      expect(stderr).toMatch(/plan\.json: \/puzzles\/0: the joke of word-search-de\/8x8\/[12], /);
      expect(stderr).toContain(`, ${table}:1, is struck; expected another in its place (a later line with 1 in a`);
      expect(status).toBe(2);
    },
  );

  it('stops a build where the one in its place does not fit', async () => {
    const { status, stderr } = await withJokes([...STRUCK, 'Wer?\tIch!\t1'], 'build');
    expect(stderr).toMatch(/the joke of word-search-de\/8x8\/[12] is struck, and /);
    expect(stderr).toContain(`${table}:3 in its place ends in no phrase for the level; expected that struck too,`);
    expect(status).toBe(2);
    const asAdvised = [...STRUCK, '~Wer?\tIch!\t1', 'Wann kommt er?\tEr hat heute Zeit.\t3'];
    expect((await withJokes(asAdvised, 'verify')).stderr).toBe(`verify: faults in ${out}: 1\n`);
  });

  it('is found in a bank that has it, by verify and by a build that would carry it over', async () => {
    const replaced = [...STRUCK, 'Wann kommt er?\tEr hat heute Zeit.\t1'];
    const verified = await withJokes(replaced, 'verify');
    expect(verified.stdout).toContain(`: joke: joke 0:1 is struck (${table}:1)\n`);
    expect(verified.status).toBe(1);
    const carried = run(['build', '--only', 'futoshiki/**', '--plan', plan, '--out', out]);
    expect(carried.stderr).toMatch(/word-search-de\/8x8\/[12]: its record names joke 0:1, which is struck \(/);
    expect(carried.stderr).toContain(`is struck (${table}:1); \`build\` without --only makes it anew`);
    expect(carried.status).toBe(2);
  });
});
