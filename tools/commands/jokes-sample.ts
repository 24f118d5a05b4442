/** `jokes sample`: jokes drawn by hash, for people to judge. */
import { drawByHash } from '../lexicon/draw.js';
import { houseJokes } from '../lexicon/house.js';
import { JokesFile } from '../lexicon/jokes-file.js';
import type { Command } from './command.js';
import { HOUSE_LANGUAGE, houseLanguages } from './lexicon-options.js';
import { JSON_LINES, positive, text } from './options.js';

const COUNT = 60;

export const jokesSampleCommand: Command = {
  name: 'jokes sample',
  operands: '[JOKES...]',
  summary: 'Draws jokes by hash, to be judged.',
  options: {
    language: HOUSE_LANGUAGE,
    count: { type: 'string', value: 'N', help: `how many jokes of a list (${COUNT} when left out)` },
    seed: { type: 'string', value: 'TEXT', help: 'draws other jokes (sample when left out)' },
    json: JSON_LINES,
  },
  arity: [0, Number.MAX_SAFE_INTEGER],
  run(values, operands, world) {
    const languages = houseLanguages(values, operands);
    const files = operands.length > 0 ? operands.map((file) => new JokesFile(file)) : languages.map(houseJokes);
    const count = positive(values, 'count') ?? COUNT;
    for (const file of files) {
      const { language } = file.header;
      const living = file.jokes().filter(({ isStruck }) => !isStruck);
      const seed = `${text(values, 'seed') ?? 'sample'}:${language}`;
      for (const { id, setup, punchline } of drawByHash(
        living,
        count,
        seed,
        (joke) => `${joke.setup}:${joke.punchline}`,
      )) {
        const shown = `${language}\t${id}\t${setup}\t${punchline}\n`;
        world.out(values.json === true ? `${JSON.stringify({ language, id, setup, punchline })}\n` : shown);
      }
    }
    return 0;
  },
};
