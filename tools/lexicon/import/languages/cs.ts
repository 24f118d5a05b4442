/** Czech: what an import knows of its words, and of its thesaurus, which was made over English glosses. */
import type { ImportRules } from '../rules.js';

export const cs: ImportRules = {
  capitalNouns: false,
  refusedMarks: ['vulg', 'hanl', 'neslušn', 'rasist', 'nadávka', 'přeneseně'],
  labels: [],
  classes: [
    { class: 'verb', ending: /(?<=ova)t$|(?<=nou)t$/ },
    { class: 'verb', ending: /t$/, forms: ['l'] },
    { class: 'verb', ending: /(?:ést|ézt|íst|íct|éct|ást)$/ },
    { class: 'adjective', ending: /ý$/ },
    { class: 'adjective', ending: /í$/, forms: ['ího'] },
    { class: 'adverb', ending: /(?:sky|cky)$/ },
    { class: 'adverb', ending: /[eě]$/, beside: ['ý', 'í'] },
    { class: 'adverb', ending: /o$/, beside: ['ý'] },
    // Dobře, lehce, blaze, tiše.
    { class: 'adverb', ending: /ře$/, beside: ['rý'] },
    { class: 'adverb', ending: /ce$/, beside: ['ký'] },
    { class: 'adverb', ending: /ze$/, beside: ['hý'] },
    { class: 'adverb', ending: /še$/, beside: ['chý'] },
  ],
  otherClass: 'noun',
  // Without a dictionary: participles of verbs.
  forms: [{ form: /l[aoiy]?$/, bases: ['t'] }],
  irregular: [],
  stemsOnly: true,
  syllabic: 'RL',
  compounds: false,
  // Several words are glosses of a dictionary, no clues.
  phrases: {},
  answerRank: Number.MAX_SAFE_INTEGER,
  association: {
    kind: 'neighbours',
    short: { line: 4, cosine: 0.42, witnesses: 2 },
    long: { line: 6, cosine: 0.6, witnesses: 4 },
    clearSenses: 0,
    // Half of the bad pairs judged were firm by themselves, and one in sixteen of all.
    firm: { line: 3, cosine: 0.75, witnesses: 5, senses: 12, whereNoSister: true },
    weight: { witness: 0.1, line: 0.03 },
    least: 0.55,
  },
  respelling: [
    ['OU', 'U'],
    ['X', 'KS'],
  ],
  classWords: [],
};
