/** Learning how often answers may take part in arrowwords, and plans that take such tables. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../format/documents.js';
import { closedShares, parseVariety } from '../../generator/arrowword/variety.js';
import { houseTable, houseVariety, varietyEditions } from '../../tools/lexicon/variety-file.js';
import { loadGrounds, readPlan } from '../../tools/plan/plan.js';
import { aimOf, Learner, learnVariety, type Pilot, type Shares } from '../../tools/variety/learn.js';
import { CLI, contentsOf, newFolder, run, SMALL, writePlan } from './run.js';
import { ran } from './world.js';

const PLAN = 'banks/plan.json';

describe('a learner', () => {
  const learned = (rounds: readonly (readonly [uses: number, closed: number])[], side = 12) => {
    const learner = new Learner();
    for (const [uses, closed] of rounds) {
      learner.learn(new Map(closed > 0 ? [['UHU', closed]] : []), { grids: 100, uses: new Map([['UHU', uses]]) });
    }
    return learner.shares(side).get('UHU') ?? 0;
  };

  it('closes what would stand in more grids than aimed at, in proportion', () => {
    expect(aimOf(12, 3)).toBe(16);
    const propensity = 36 / 110;
    expect(learned([[36, 0]])).toBe(256 - Math.floor((0.16 * 256) / propensity));
    expect(learned([[12, 0]])).toBe(0);
  });

  it('counts the grids at which an answer was open', () => {
    // 18 of 50 that it was open at are as many as 36 of 100.
    expect(
      learned([
        [36, 0],
        [18, 128],
      ]),
    ).toBeGreaterThanOrEqual(learned([[36, 0]]));
    expect(
      learned([
        [36, 0],
        [18, 0],
      ]),
    ).toBeLessThan(
      learned([
        [36, 0],
        [18, 128],
      ]),
    );
  });

  it('remembers, so that one round does not open or close much', () => {
    const steady = Array.from({ length: 6 }, () => [18, 128] as const);
    expect(Math.abs(learned([...steady, [9, 128]]) - learned(steady))).toBeLessThan(40);
  });

  it('never closes an answer for good', () => {
    expect(
      learned(
        Array.from({ length: 9 }, () => [100, 0] as const),
        8,
      ),
    ).toBeLessThan(248);
    expect(
      learned(
        [
          [100, 0],
          [100, 250],
          [100, 250],
          [100, 250],
        ],
        8,
      ),
    ).toBe(248);
  });

  it('aims lower for longer answers, and higher in larger grids', () => {
    for (let side = 6; side <= 20; side++) {
      expect(aimOf(side, 4)).toBeLessThan(aimOf(side, 3));
      expect(aimOf(side, 3)).toBeGreaterThanOrEqual(aimOf(side - 1, 3));
      expect(aimOf(side, 4)).toBeGreaterThanOrEqual(aimOf(side - 1, 4));
    }
  });
});

/** Grids in which each answer stands as often as it is open. */
const open: Pilot = async (_side, _round, grids, shares) => ({
  grids,
  uses: new Map(['UHU', 'AMSEL'].map((answer) => [answer, (grids * (256 - (shares.get(answer) ?? 0))) / 256])),
});

describe('learning', () => {
  it('comes to what is aimed at', async () => {
    const table = await learnVariety([8, 18], open, () => {}, { rounds: [12, 12], grids: 100 });
    for (const side of [8, 18]) {
      for (const answer of ['UHU', 'AMSEL']) {
        const share = (100 * (256 - (table.get(side)?.get(answer) ?? 0))) / 256;
        expect(share).toBeLessThanOrEqual(1.2 * aimOf(side, answer.length));
        expect(share).toBeGreaterThanOrEqual(0.8 * aimOf(side, answer.length));
      }
    }
  });

  it('starts a side with what the one before it learned, and tells how far it is', async () => {
    const seen: (readonly [number, number, Shares])[] = [];
    const told: string[] = [];
    const pilot: Pilot = (side, round, grids, shares) => {
      seen.push([side, round, shares]);
      return open(side, round, grids, shares);
    };
    const table = await learnVariety([6, 7], pilot, (done, total) => told.push(`${done}/${total}`), {
      rounds: [2, 1],
      grids: 10,
    });
    expect(seen.map(([side, round]) => [side, round])).toEqual([
      [6, 1],
      [6, 2],
      [7, 1],
    ]);
    // 6x6 and 7x7 have the same aims.
    expect(aimOf(7, 3)).toBe(aimOf(6, 3));
    expect(seen[2][2]).toEqual(table.get(6));
    expect(told).toEqual(['0/3', '1/3', '2/3', '3/3']);
  });
});

describe('lexicon variety', () => {
  const learn = (...args: string[]) => run(['lexicon', 'variety', '--from', '6', '--to', '6', '--grids', '4', ...args]);

  it('writes the same tables with any number of workers', () => {
    const [one, two] = [newFolder(), newFolder()];
    const first = learn('en', '--jobs', '1', '--out', one);
    expect(first.stderr).toBe('');
    expect(first.stdout).toBe(`${join(one, 'variety-en.tsv')}: 1 side\n`);
    expect(learn('en', '--jobs', '3', '--out', two).status).toBe(0);
    expect(contentsOf(two)).toEqual(contentsOf(one));
    expect(parseVariety(readFileSync(join(one, 'variety-en.tsv'), 'utf8')).get(6)?.size).toBeGreaterThan(0);
  });

  it.each([
    [['--out', 'x', '--house'], 'expected --out DIR, or --house'],
    [[], 'expected --out DIR, or --house'],
    [['pl', '--out', 'x'], 'pl: no language of banks/plan.json; expected one of de, en, cs, sk'],
    [['--from', '9', '--to', '8', '--out', 'x'], 'sides of 9 to 8; expected 6 to 20, the least first'],
    [['--from', '5', '--out', 'x'], '--from: 5; expected a whole number of 6 to 20'],
    [['--to', '25', '--out', 'x'], '--to: 25; expected a whole number of 6 to 20'],
    [['--grids', '0', '--out', 'x'], '--grids: 0; expected a whole number'],
  ])('refuses %j', async (args, message) => {
    const { status, stderr } = await ran(['lexicon', 'variety', ...args]);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('says on %s of what nothing was written, and ends with %d', async (signal, code) => {
    const out = newFolder();
    const args = ['lexicon', 'variety', 'en', 'cs', '--from', '6', '--to', '6', '--grids', '4', '--jobs', '1'];
    const child = spawn(process.execPath, [CLI, ...args, '--out', out], { env: { ...process.env, NO_COLOR: '1' } });
    let stderr = '';
    child.stderr.on('data', (text) => {
      stderr += text;
    });
    // English is written, Czech is at work.
    child.stdout.once('data', () => child.kill(signal));
    const status = await new Promise((resolve) => child.once('close', resolve));
    expect([status, stderr]).toEqual([code, `puzzle-bank: stopped by ${signal}; nothing was written of cs\n`]);
    expect(readdirSync(out)).toEqual(['variety-en.tsv']);
  });

  it('writes over no file of another kind', async () => {
    const out = newFolder();
    writeFileSync(join(out, 'variety-en.tsv'), 'sail\t1\tcanvas on a mast\n');
    const { status, stderr } = await ran(['lexicon', 'variety', 'en', '--out', out]);
    expect(stderr).toMatch(/variety-en\.tsv:1: .*expected "answer" and sides of grids.*nothing is written over it/);
    expect(status).toBe(2);
    expect(readFileSync(join(out, 'variety-en.tsv'), 'utf8')).toContain('canvas');
  });

  it('refuses a plan whose words make no arrowwords', async () => {
    const plan = writePlan(newFolder(), [SMALL[2]], { languages: { en: { house: { lexicon: 9086 } } } });
    const { status, stderr } = await ran(['lexicon', 'variety', '--plan', plan, '--out', newFolder()]);
    expect(stderr).toContain(`${plan}: /languages/en: no joke ends in a phrase for 8x8`);
    expect(status).toBe(2);
  });
});

describe('a plan', () => {
  const plan = (language: object, table = 'answer\t8\nAMSEL\t128\n') => {
    const folder = newFolder();
    writeFileSync(join(folder, 'own.tsv'), table);
    return writePlan(folder, [SMALL[2]], { languages: { de: language } });
  };
  const house = { lexicon: 7765, facts: 1, jokes: 449 };
  const loaded = (file: string) => loadGrounds(readPlan(file)).language('de').variety;

  it('takes a table of its own, or an edition of the house, or none', () => {
    expect(
      loaded(plan({ house, variety: 'own.tsv' }))
        ?.get(8)
        ?.get('AMSEL'),
    ).toBe(128);
    expect(loaded(plan({ house: { ...house, variety: 1 } }))).toEqual(houseVariety('de', 1));
    expect(loaded(plan({ house }))).toBeUndefined();
  });

  it.each([
    [{ house: { ...house, variety: 1 }, variety: 'own.tsv' }, '/languages/de/variety: beside /house/variety'],
    [{ house, variety: 'none.tsv' }, 'none.tsv: cannot be read'],
    [{ house: { ...house, variety: 99 } }, '/de: edition 99; expected one of 1 to '],
  ])('refuses %j', (language, message) => {
    expect(() => loaded(plan(language))).toThrow(message);
  });

  it('takes a table in any order, with answers that no lexicon has', () => {
    const table = loaded(plan({ house, variety: 'own.tsv' }, 'answer\t8\nZZYZX\t9\nAMSEL\t128\n'));
    expect([...closedShares(table!, 8, ['AMSEL', 'UHU'])]).toEqual([128, 0]);
  });

  it('is told the line of a table that cannot be read', () => {
    expect(() => loaded(plan({ house, variety: 'own.tsv' }, 'answer\t8\nAMSEL\t256\n'))).toThrow(/own\.tsv:2: /);
  });
});

describe('the house', () => {
  it.each(LANGUAGES)('has tables for %s, as declared, of the editions that the default plan pins', (language) => {
    const editions = varietyEditions()[language] ?? [];
    const wish = readPlan(PLAN).languages.find(([code]) => code === language)?.[1].house;
    expect(wish?.variety).toBe(editions.length);
    const last = editions[editions.length - 1];
    expect([last.lexicon, last.facts]).toEqual([wish?.lexicon, wish?.facts]);
    for (let edition = 1; edition <= editions.length; edition++) {
      expect([...houseVariety(language, edition).keys()]).toContain(12);
      expect(editions[edition - 1].table).toBe(`${language}-${edition}.tsv`);
    }
  });

  it('knows only answers of its lexicons and facts', () => {
    const grounds = loadGrounds(readPlan(PLAN));
    for (const language of LANGUAGES) {
      const { lexicon } = grounds.language(language);
      const [edition] = varietyEditions()[language] ?? [];
      const table = parseVariety(readFileSync(houseTable(edition.table), 'utf8'));
      for (const shares of table.values()) {
        for (const answer of shares.keys()) expect(lexicon.byAnswer.has(answer)).toBe(true);
      }
    }
  });
});
