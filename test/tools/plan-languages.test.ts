/** Plans with lexicons and jokes: the house's, own ones beside them, own ones alone. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { houseFacts, houseJokes, houseLexicon } from '../../tools/lexicon/house.js';
import { loadGrounds, readPlan } from '../../tools/plan/plan.js';
import { newFolder, run, SMALL, writePlan } from './run.js';
import { ran } from './world.js';

const editions = {
  lexicon: houseLexicon('de').header.editions!.at(-1)!.entries,
  facts: houseFacts().header.editions!.length,
  jokes: houseJokes('de').header.editions!.at(-1)!.entries,
};

const OWN_SOURCE = {
  part: 'answers and clues',
  title: 'the garden list',
  licence: 'CC0-1.0',
  attribution: 'A. Gardener',
};

/** A folder with an own lexicon and own jokes, and a plan that says this of German. */
function planOf(german: object, rest: object = {}): string {
  const folder = newFolder();
  const { alphabets } = houseLexicon('de').header;
  const header = {
    language: 'de',
    title: 'garden',
    table: 'garden.tsv',
    alphabet: 'folded',
    alphabets,
    sources: [OWN_SOURCE],
  };
  writeFileSync(join(folder, 'garden.json'), JSON.stringify({ ...header, blocked: 'weeds.tsv' }));
  writeFileSync(join(folder, 'garden.tsv'), 'Spaten\t1\tzum Umgraben\nHarke\t1\tzum Laubsammeln\n');
  writeFileSync(join(folder, 'weeds.tsv'), 'core\tgiersch\ntaste\tschnecke\n');
  writeFileSync(
    join(folder, 'fun.json'),
    JSON.stringify({ language: 'de', title: 'fun', table: 'fun.tsv', sources: [{ ...OWN_SOURCE, part: 'jokes' }] }),
  );
  writeFileSync(join(folder, 'fun.tsv'), 'Warum gräbt er?\tEr sucht seinen Spaten.\n');
  return writePlan(folder, [SMALL[2]], { languages: { de: german }, ...rest });
}

const loaded = (plan: string) => loadGrounds(readPlan(plan)).language('de');

describe('languages of a plan', () => {
  it('use the house with pinned editions', () => {
    const { lexicon, jokes, sources } = loaded(planOf({ house: editions }));
    expect(lexicon.byAnswer.get('AMSEL')?.clues.length).toBeGreaterThan(0);
    expect(lexicon.entries.some(({ clues }) => clues.some(({ fact }) => fact !== undefined))).toBe(true);
    expect(jokes[0].editions.at(-1)).toBe(editions.jokes);
    expect(sources.map(({ part, licence }) => `${part}: ${licence}`)).toEqual([
      'answers and clues: MIT',
      'frequencies: CC-BY-SA-4.0',
      'blocked words: CC-BY-4.0',
      'facts: MIT',
      'jokes: MIT',
    ]);
  });

  it('use own lexicons and jokes beside the house', () => {
    const { lexicon, jokes, blocked } = loaded(
      planOf({ house: editions, lexicons: [{ file: 'garden.json' }], jokes: [{ file: 'fun.json' }] }),
    );
    const origins = lexicon.byAnswer.get('SPATEN')?.clues.map(({ origin }) => origin);
    expect(origins).toContain('1');
    expect(jokes).toHaveLength(2);
    expect(blocked.refuses('GIERSCH')).toBe(true);
  });

  it('use own lexicons and jokes alone', () => {
    const { lexicon, jokes, sources, blocked } = loaded(
      planOf({ lexicons: [{ file: 'garden.json' }], jokes: [{ file: 'fun.json' }] }),
    );
    expect(lexicon.entries.map(({ answer }) => answer)).toEqual(['SPATEN', 'HARKE']);
    expect(lexicon.byAnswer.get('SPATEN')?.clues[0].origin).toBe('1');
    expect(jokes).toEqual([expect.objectContaining({ editions: [1] })]);
    expect(sources).toHaveLength(2);
    // The house's block list holds all the same.
    expect(blocked.refuses('FICKEN')).toBe(true);
  });

  it('let core words pass with adult, words of taste never', () => {
    const wish = { lexicons: [{ file: 'garden.json' }] };
    const [strict, adult] = [loaded(planOf(wish)).blocked, loaded(planOf(wish, { adult: true })).blocked];
    expect([strict, adult].map((list) => list.refuses('GIERSCH'))).toEqual([true, false]);
    expect([strict, adult].map((list) => list.refuses('SCHNECKE'))).toEqual([true, true]);
    expect(strict.runs).toContain('GIERSCH');
    expect(adult.runs).toEqual([]);
  });

  it('take a named alphabet', () => {
    const { lexicon } = loaded(planOf({ house: { lexicon: editions.lexicon }, alphabet: 'umlauts' }));
    expect(lexicon.byAnswer.has('KÄSE')).toBe(true);
  });

  it('bring licences and attributions into the manifest, and check compares them', async () => {
    const plan = planOf({ house: { jokes: editions.jokes }, lexicons: [{ file: 'garden.json' }] });
    const out = join(newFolder(), 'out');
    expect(run(['build', '--plan', plan, '--out', out]).status).toBe(0);
    const { sources } = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
    expect(sources[0]).toEqual({ language: 'de', ...OWN_SOURCE });
    expect(sources).toHaveLength(2);
    expect(run(['build', '--check', '--plan', plan, '--out', out]).status).toBe(0);
    expect(run(['verify', '--plan', plan, '--out', out]).status).toBe(0);
    const header = join(plan, '../garden.json');
    writeFileSync(header, readFileSync(header, 'utf8').replace('CC0-1.0', 'MIT'));
    const { status, stdout } = run(['build', '--check', '--plan', plan, '--out', out]);
    expect(stdout).toMatch(/manifest\.json/);
    expect(status).toBe(1);
    const verified = run(['verify', '--plan', plan, '--out', out]);
    expect(verified.stdout).toMatch(/manifest\.json: manifest: other sources of words than the plan names/);
    expect(verified.status).toBe(1);
  });

  it('hold a pinned edition to what it was, in build and check', async () => {
    const plan = planOf({ lexicons: [{ file: 'garden.json', edition: 2 }], jokes: [{ file: 'fun.json', edition: 1 }] });
    const folder = join(plan, '..');
    for (const header of ['garden.json', 'fun.json']) {
      expect((await ran(['lexicon', 'edition', join(folder, header)])).stdout).toMatch(/edition of [12] entries/);
    }
    const out = join(newFolder(), 'out');
    expect(run(['build', '--plan', plan, '--out', out]).status).toBe(0);
    const tables = ['garden.tsv', 'fun.tsv'].map((name) => join(folder, name));
    for (const table of tables) {
      const before = readFileSync(table, 'utf8');
      // Growing is no change of the edition, changing a line is.
      writeFileSync(table, `${before}${table.endsWith('fun.tsv') ? 'Wozu?\tZum Graben.\n' : 'Beil\t2\tkleine Axt\n'}`);
      expect(
        (await ran(['build', '--check', '--only', 'futoshiki/easy/1', '--plan', plan, '--out', out])).stderr,
      ).not.toMatch(/the first/);
      writeFileSync(table, before.replace(/^./, 'X'));
      for (const args of [['build'], ['build', '--check']]) {
        const { status, stderr } = await ran([...args, '--plan', plan, '--out', out]);
        expect(stderr).toMatch(/the first [12] lines are not those of the edition/);
        expect(status).toBe(2);
      }
      writeFileSync(table, before);
    }
  });

  it('leave the manifest as it was where the plan names none', async () => {
    const out = join(newFolder(), 'out');
    run(['build', '--plan', writePlan(newFolder(), [SMALL[2]]), '--out', out]);
    expect(JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'))).not.toHaveProperty('sources');
  });

  it.each([
    ['no lexicon at all', {}, /\/languages\/de: no lexicon; expected "house" with "lexicon", or "lexicons"/],
    ['a missing file', { lexicons: [{ file: 'none.json' }] }, /none\.json: cannot be read: no such file/],
    [
      'an edition that is none',
      { house: { lexicon: 17 } },
      /de\.json: edition of 17 entries; expected one of [0-9, ]+ .*\/languages\/de\/house\/lexicon\)/,
    ],
    [
      'an edition of facts that is none',
      { house: { ...editions, facts: 999 } },
      /classes\.json: edition 999; expected 1 to/,
    ],
    [
      'an edition of jokes that is none',
      { house: { ...editions, jokes: 999_999 } },
      /de\.json: edition of 999999 entries; expected one of/,
    ],
    [
      'an edition of a list without any',
      { lexicons: [{ file: 'garden.json', edition: 2 }] },
      /garden\.json: edition of 2 entries; none is declared .*\/languages\/de\/lexicons\/0\)/,
    ],
    [
      'an alphabet that is none',
      { house: editions, alphabet: 'runes' },
      /alphabet "runes"; expected one of folded, umlauts/,
    ],
    ['an unknown key', { house: { lexicon: 1, music: 1 } }, /\/languages\/de\/house\/music: unknown key/],
  ])('answer %s with one message, exit code 2, and write nothing', async (_, german, message) => {
    const out = join(newFolder(), 'out');
    const { status, stderr } = await ran(['build', '--plan', planOf(german), '--out', out]);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
    expect(() => readFileSync(join(out, 'manifest.json'))).toThrow();
  });

  it.each([
    ['a broken line', 'garden.tsv', 'Spaten\t1\tzum Umgraben\nHarke\n', /garden\.tsv:2: "Harke"; expected an answer/],
    [
      'a clue that is too long',
      'garden.tsv',
      'Spaten\t1\tzum Umgraben der schweren Erde\n',
      /garden\.tsv:1: clue "zum Um.*; expected at most 24/,
    ],
    ['another language', 'garden.json', '{"language":"cs"', /garden\.json: \/language: "cs"; expected "de"/],
    [
      'a broken block list',
      'weeds.tsv',
      'core\tgiersch\nrude\tschnecke\n',
      /weeds\.tsv:2: .*expected core, taste, run, free/,
    ],
    ['a broken joke', 'fun.tsv', 'Warum?\n', /fun\.tsv:1: "Warum\?"; expected a setup, a tab and a punchline/],
  ])('answer %s with file and line', async (_, name, text, message) => {
    const plan = planOf({ lexicons: [{ file: 'garden.json' }], jokes: [{ file: 'fun.json' }] });
    const file = join(plan, '..', name);
    const old = readFileSync(file, 'utf8');
    writeFileSync(file, name.endsWith('.json') ? old.replace('{"language":"de"', text) : text);
    const { status, stderr } = await ran(['build', '--plan', plan, '--out', join(newFolder(), 'out')]);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
  });
});
