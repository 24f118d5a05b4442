/** Slovak: what an import knows of its words and of the marks of its thesaurus. */
import { FOUND, type ImportRules } from '../rules.js';

export const sk: ImportRules = {
  capitalNouns: false,
  refusedMarks: ['vulg', 'nesprávn', 'hanl', 'pejor'],
  labels: [
    { mark: 'hovor', text: 'hovor.: ', isPlain: true },
    { mark: 'archai', text: 'zastar.: ' },
    { mark: 'poetick', text: 'básn.: ' },
  ],
  classes: [
    { class: 'verb', ending: /(?<=ova)ť$|(?<=nú)ť$/ },
    { class: 'verb', ending: /ť$/, forms: ['l'] },
    { class: 'verb', ending: /(?:jsť|ísť|iesť|iezť|ôcť|iecť|ásť)$/ },
    { class: 'adjective', ending: /ý$/ },
    { class: 'adjective', ending: /y$/, forms: ['eho'] },
    { class: 'adjective', ending: /í$/, forms: ['ieho'] },
    { class: 'adjective', ending: /i$/, forms: ['eho'] },
    { class: 'adverb', ending: /(?:sky|cky)$/ },
    { class: 'adverb', ending: /[oe]$/, beside: ['ý', 'y'] },
  ],
  otherClass: 'noun',
  // Without a dictionary: participles of verbs.
  forms: [{ form: /l[aoiy]?$/, bases: ['ť'] }],
  irregular: [],
  stemsOnly: true,
  syllabic: 'RL',
  compounds: false,
  phrases: { noun: { most: 2 }, verb: { most: 2, particles: ['sa', 'si'] } },
  answerRank: Number.MAX_SAFE_INTEGER,
  association: FOUND.neighbours,
  respelling: [
    ['OU', 'U'],
    ['X', 'KS'],
  ],
  classWords: [],
};
