/** `lexicon sample`: answer and clue pairs drawn by hash, for people to judge. */
import type { Lexicon } from '../../generator/lexicon/lexicon.js';
import { InputError } from '../errors.js';
import { drawByHash } from '../lexicon/draw.js';
import { LexiconFile } from '../lexicon/lexicon-file.js';
import { loadFile, loadHouse } from '../lexicon/load.js';
import type { Command, World } from './command.js';
import { HOUSE_LANGUAGE, houseLanguages } from './lexicon-options.js';
import { JSON_LINES, positive, text } from './options.js';

const COUNT = 200;

export const lexiconSampleCommand: Command = {
  name: 'lexicon sample',
  operands: '[LEXICON...]',
  summary: 'Draws pairs of an answer and a clue by hash, to be judged as an editor would.',
  details: [
    'Facts are drawn with --facts only. The same seed draws the same pairs from the same lexicon; a pair that is added',
    'to or taken from the lexicon changes no other one, but for the last of the sample.',
  ].join('\n'),
  options: {
    language: HOUSE_LANGUAGE,
    count: { type: 'string', value: 'N', help: `how many pairs of a lexicon (${COUNT} when left out)` },
    seed: { type: 'string', value: 'TEXT', help: 'draws other pairs (sample when left out)' },
    facts: { type: 'boolean', help: 'draw facts instead of words' },
    json: JSON_LINES,
  },
  arity: [0, Number.MAX_SAFE_INTEGER],
  run(values, operands, world) {
    const languages = houseLanguages(values, operands);
    if (values.facts === true && operands.length > 0)
      throw new InputError('--facts: goes with the house lexicons alone');
    const wish = {
      count: positive(values, 'count') ?? COUNT,
      seed: text(values, 'seed') ?? 'sample',
      facts: values.facts === true,
      json: values.json === true,
    };
    for (const file of operands) tell(new LexiconFile(file).header.language, loadFile(file), wish, world);
    if (operands.length > 0) return 0;
    for (const language of languages) {
      tell(language, loadHouse(language), wish, world);
    }
    return 0;
  },
};

function tell(
  language: string,
  lexicon: Lexicon,
  wish: { readonly count: number; readonly seed: string; readonly facts: boolean; readonly json: boolean },
  world: World,
): void {
  const pairs = lexicon.entries
    .filter(({ isStruck }) => !isStruck)
    .flatMap(({ answer, band, clues }) =>
      clues
        .filter(({ fact }) => (fact !== undefined) === wish.facts)
        .map(({ display, text }) => ({ language, answer, display, band, clue: text })),
    );
  const drawn = drawByHash(pairs, wish.count, `${wish.seed}:${language}`, ({ answer, clue }) => `${answer}:${clue}`);
  for (const pair of drawn) {
    world.out(wish.json ? `${JSON.stringify(pair)}\n` : `${language}\t${pair.display}\t${pair.clue}\n`);
  }
}
