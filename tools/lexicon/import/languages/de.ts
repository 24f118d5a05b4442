/** German: what an import knows of its words, and of OpenThesaurus, whose synsets are loose. */
import { FOUND, type ImportRules } from '../rules.js';

export const de: ImportRules = {
  capitalNouns: true,
  refusedMarks: [
    ...['derb', 'vulg', 'abwertend', 'beleidig', 'jugendspr', 'naziv', 'nazijargon', 'ns-jargon', 'rassist', 'schimpf'],
    ...['spruch', 'fig', 'sexuell', 'drogen', 'verhüllend'],
  ],
  labels: [
    { mark: 'ugs', text: 'ugs.: ', isPlain: true },
    { mark: 'österr', text: 'österr.: ', isPlain: true },
    { mark: 'schweiz', text: 'schweiz.: ' },
    { mark: 'geh', text: 'geh.: ' },
    { mark: 'regional', text: 'regional: ' },
    { mark: 'veralt', text: 'veraltet: ' },
    { mark: 'fachspr', text: 'fachspr.: ' },
  ],
  classes: [{ class: 'verb', ending: /(?:en|(?<=e[lr])n)$/, forms: ['e', 't', 'st', 'te'] }],
  otherClass: 'adjective',
  forms: [
    // Das Gehen; des Hauses, die Frauen.
    { form: /^.*(?:en|ern|eln)$/, bases: ['$&'], inLowerCase: true },
    { form: /^(\p{Lu}.{2,})(?:en|es)$/u, bases: ['$1'] },
    { form: /^(\p{Lu}.+[^s])s$/u, bases: ['$1'] },
    // Gesucht, gearbeitet, gegeben, gehend, sucht, schöne.
    { form: /^ge(.+)t$/, bases: ['$1en', '$1n'] },
    { form: /^ge(.+)et$/, bases: ['$1en'] },
    { form: /^ge(.+en)$/, bases: ['$1'] },
    { form: /^(\p{Ll}.*en)d$/u, bases: ['$1'] },
    { form: /^(\p{Ll}.*)t$/u, bases: ['$1en'] },
    { form: /^(\p{Ll}.*)ä(.*)t$/u, bases: ['$1a$2en'] },
    { form: /^(\p{Ll}.*)e$/u, bases: ['$1', '$1en'] },
  ],
  irregular: 'gewesen war ist wird hat kann muss soll will mag darf weiß gibt nimmt sieht liest isst trifft'.split(' '),
  stemsOnly: false,
  syllabic: '',
  compounds: true,
  phrases: {
    // An adjective, or another noun, and a noun; an object and a verb.
    noun: { most: 3, form: /^(?:\p{Lu}\S*|\S+(?:e|er|es)) (?:\S+ )?\p{Lu}\S*$/u },
    verb: { most: 2, last: 'verb' },
  },
  answerRank: Number.MAX_SAFE_INTEGER,
  association: { ...FOUND.synsets, classWord: 0.45 },
  respelling: [],
  // Classes that name their members closely: an animal is no clue, a beast of prey is one.
  classWords: `
    Obst, Beere, Südfrucht, Steinobst, Zitrusfrucht, Gemüse, Wurzelgemüse, Kohl, Hülsenfrucht, Getreide, Gewürz, Küchenkraut, Heilpflanze,
    Nadelbaum, Laubbaum, Obstbaum, Strauch, Kletterpflanze, Zimmerpflanze, Pilz, Speisepilz, Singvogel, Greifvogel, Raubvogel,
    Wasservogel, Laufvogel, Zugvogel, Hühnervogel, Speisefisch, Raubfisch, Süßwasserfisch, Meeresfisch, Hunderasse, Jagdhund, Pferderasse,
    Raubkatze, Raubtier, Nagetier, Huftier, Beuteltier, Nutztier, Menschenaffe, Insekt, Käfer, Schmetterling, Giftschlange,
    Echse, Reptil, Lurch, Weichtier, Krebstier, Blasinstrument, Saiteninstrument, Streichinstrument, Zupfinstrument,
    Schlaginstrument, Tasteninstrument, Musikinstrument, Musikstil, Gesellschaftstanz, Standardtanz, Brettspiel, Kartenspiel, Würfelspiel,
    Glücksspiel, Kampfsportart, Ballsportart, Wintersportart, Heißgetränk, Erfrischungsgetränk, Cocktail, Spirituose, Likör, Rotwein,
    Weißwein, Käsesorte, Wurstsorte, Gebäck, Süßigkeit, Süßspeise, Nachspeise, Nudelgericht, Eintopf, Soße, Suppe, Edelmetall,
    Schwermetall, Leichtmetall, Edelstein, Schmuckstein, Edelgas, Mineral, chemisches Element, Kopfbedeckung, Oberbekleidung, Fußbekleidung,
    Schmuckstück, Stoffart, Möbelstück, Sitzmöbel, Handwerkzeug, Werkzeug, Schusswaffe, Hiebwaffe, Stichwaffe, Wurfwaffe, Segelschiff,
    Wasserfahrzeug, Luftfahrzeug, Nutzfahrzeug, Handwerksberuf, Adelstitel, Währung, Zahlungsmittel, Längenmaß, Flächenmaß, Hohlmaß,
    Gewichtseinheit, Himmelskörper, Sternbild, Tierkreiszeichen, Gebirge, Inselgruppe, Wüste, Sinnesorgan, Verdauungsorgan, Versmaß,
    Satzzeichen, Wochentag, Jahreszeit, Monat, Versform, Baustil, Nebenfluss
  `
    .split(',')
    .map((word) => word.trim()),
  classPattern: /^Hauptstadt (?:von|der|des) /,
};
