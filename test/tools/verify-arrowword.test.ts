/** Arrowwords through `verify`: a bank made by hand, held to the lists of a plan. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BareArrowword, NamedAnswer } from '../../format/documents.js';
import { ARROWWORD_RULES } from '../../format/variants.js';
import { lexiconsOf } from '../../tools/build/lexicon-asset.js';
import { packBank, packLexicon } from '../../tools/build/pack.js';
import { arrowwordFacts } from '../../tools/commands/word-facts.js';
import { packageFile } from '../../tools/package.js';
import { sound } from '../verify/arrowwords.js';
import { grounds } from '../words.js';
import { newFolder, writePlan } from './run.js';
import { ran, rowsOf } from './world.js';

const { lexicon, jokes } = grounds.language('de');
const ADDRESS = 'arrowword-de/6x6/1';
/** Its last word is AUGEN. */
const JOKE = 398;
const { languages } = JSON.parse(readFileSync(packageFile('banks/plan.json'), 'utf8'));
const { facts, ...others } = languages.de.house;
const GERMAN = { de: { house: { ...others, facts } } };

/** The puzzle made by hand with a joke of the house, each answer with its clue of this number. */
function puzzleWith(clueOf: (answer: string) => number): BareArrowword {
  const { rows, columns, grid } = sound;
  const words = sound.words.map(({ answer, clueCell, start, direction }): NamedAnswer => {
    const { origin, ordinal } = lexicon.byAnswer.get(answer)!.clues[clueOf(answer)];
    return { answer, clueCell, start, direction, clueName: { origin, ordinal } };
  });
  const from = jokes[0].jokes[JOKE - 1].punchline.lastIndexOf('Augen');
  const phrase = { phraseCells: [13, 17, 25, 26, 32], phrase: 'AUGEN', phraseAt: [from, 5] as const };
  return { rows, columns, grid, words, ...phrase, joke: { list: 0, id: JOKE } };
}

/** What `verify` says of the puzzles of a bank. */
async function verified(puzzles: readonly BareArrowword[], words?: object): Promise<string[]> {
  const folder = newFolder();
  const records = puzzles.map((puzzle) => ARROWWORD_RULES['arrowword-de'].encode(puzzle));
  const tasks = puzzles.map((_, i) => ({ address: `arrowword-de/6x6/${i + 1}`, variant: 'arrowword-de' as const }));
  const [{ texts }] = lexiconsOf(tasks, records, grounds);
  writeFileSync(join(folder, 'lexicon_de.pbk'), packLexicon(texts, 'msgpack'));
  const bank = { variant: 'arrowword-de', levels: [{ level: '6x6', records }] };
  writeFileSync(join(folder, 'arrowword_de.pbk'), packBank(bank, 'msgpack'));
  const sudoku = [{ variant: 'sudoku', level: 'easy', count: 1, size: 9, empty: 40 }];
  const plan = words === undefined ? [] : ['--plan', writePlan(folder, sudoku, { languages: words })];
  const { stdout, stderr } = await ran(['verify', '--json', '--out', folder, ...plan]);
  expect(stderr).toContain('verify: faults');
  return rowsOf(stdout)
    .filter(({ rule, address }) => rule !== 'count' && address !== undefined)
    .map(({ address, rule, message }) => `${address}: ${rule}: ${message}`);
}

const plates = (answer: string) => {
  const { clues } = lexicon.byAnswer.get(answer)!;
  return Math.max(
    0,
    clues.findIndex(({ fact }) => fact?.group === 'plates'),
  );
};

describe('verify, of arrowwords', () => {
  it('finds nothing in a sound one, with or without the words of a plan', async () => {
    const puzzle = puzzleWith(() => 0);
    expect(await verified([puzzle])).toEqual([]);
    expect(await verified([puzzle], GERMAN)).toEqual([]);
  });

  it('holds answers to the lists of the plan', async () => {
    const found = await verified([puzzleWith(() => 0)], { de: { house: others } });
    expect(found).toEqual(['EB', 'AS', 'US'].map((answer) => `${ADDRESS}: lexicon: ${answer} is in no list`));
  });

  it('holds facts to the limits of their groups', async () => {
    const found = await verified([puzzleWith(plates)], GERMAN);
    expect(found).toEqual([expect.stringMatching(`^${ADDRESS}: facts: plates: EB, AS.*; expected 1 at most$`)]);
  });

  it('finds jokes and grids that come again', async () => {
    const puzzle = puzzleWith(() => 0);
    expect(await verified([puzzle, puzzle])).toEqual([
      `arrowword-de/6x6/2: equal: the same grid as ${ADDRESS}`,
      `arrowword-de/6x6/2: joke: the joke of ${ADDRESS}`,
    ]);
  });

  it('reads what the lists say of an answer', () => {
    const { answerAt, blocked } = arrowwordFacts('de', grounds);
    expect(blocked.length).toBeGreaterThan(0);
    expect(answerAt!('QQQQ')).toBeUndefined();
    expect(answerAt!('NARR')).toMatchObject({ isWord: true, isBarred: false });
    const { isWord, clues } = answerAt!('EB')!;
    expect([isWord, clues]).toEqual([
      false,
      expect.arrayContaining([{ text: 'Kfz-Z.: Eilenburg', display: 'EB', group: 'plates' }]),
    ]);
    for (const { answer, isStruck } of lexicon.entries) if (isStruck) expect(answerAt!(answer)!.isBarred).toBe(true);
    expect(arrowwordFacts('de', undefined).answerAt).toBeUndefined();
  });
});
