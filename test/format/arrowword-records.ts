/** Records of arrowwords, and the lexicons that hold their texts: for vectors, damage tests and FORMAT.md's example. */
import type { Bank } from '../../format/bank.js';
import type { ArrowwordVariant, Language } from '../../format/documents.js';
import type { LexiconTexts } from '../../format/lexicon.js';

/** Some of the clues have names as only large lexicons and several tables have them: every form is there in German. */
export const ARROWWORD_RECORDS: { readonly [V in ArrowwordVariant]: readonly string[] } = {
  'arrowword-de': [
    'II.WAS-MANART-EHEETA-TAULEBER--ZR-ROHREINS-EINETT-RA.ABAAqAAA++C!BABBB!_BACBaAAdAACAA.LHKI.AAALaE',
    'II.MGL-RATOUI-OHOSEMINARCLAN---HT-SABAEIS-LOBEGO-TAI.ABABAAcAAAA+AABBAAbAApAjAB!B+BB.EIOD.AAAYbE',
  ],
  'arrowword-en': ['II.AGITATEMARRIEDSPEAR-----MYTHPROP-HASOL-PERICE-AMP.vA!BCABAoBAA+EAAAABABAmAbAAAAmA.DMJFD.AAA9TH'],
  'arrowword-cs': ['II.PORADATOPATRNYLEZ-BIMOREL---ZA-AKNEICI-DOKTED-ESO.BBBpAABBABABjAA+EBABAbAoA!BCAA.DLELED.AAAGTG'],
  'arrowword-sk': ['II.STASTNEMANAZEROXID-ZATI-AU--AKO-ZUBNAS-ABYARA-SIT.AApAAbABABAACAaA!BCAoAAAA+EABB.MMGG.AAAQWE'],
};

export const ARROWWORD_LEXICONS: { readonly [L in Language]: LexiconTexts } = {
  de: {
    language: 'de',
    fold: 'äAE\nüUE',
    cells: '',
    words: '',
    origins: '0:36\n1:2\n63:1\na:1\nb:1\nc:1\nd:1\nj:1\np:1\nq:1',
    answers:
      '!abi1ha1lt#rterie!boa!clan!ehe#i2ns#ta0gültig0her0ins!leber#ima#ob0man#etro#oschee0nett2u0oho1ui!ra$t#ia#ohr$n!saba#eminar#tab!tai$u#or0wälzen1as!art!ego1rst!zr!hT!mGL!nT!eis0so0aha',
    names: 'AABBABBCABBC+AAAB++CAAAAAAAABABAAABBAAAA+BBAAAAAAA',
    clues:
      'Reifeprüfung, kurz\njetzt verstehe ich\nbejahrt\nAorta zum Beispiel\nWürgeschlange\nschottischer Stamm\nVerbindung mit Trauring\nFrühstück im Becher\nHälfte von zwei\nsiebtes griech. Zeichen\nwie ein neuer Pass\nvon alters ___\nSprung ___ kalte Wasser\nProduzentin der Galle\nHauptstadt von Peru\nanerkennende Worte\nso etwas tut ___ nicht\nU-Bahn in Paris\nBau mit Minarett\nfreundlich\nnicht alt\nklein, aber ___\nfranzösisch: ja\nägypt. Sonnengott\nEmpfehlung\nMeeresbucht in Galicien\nWasserleitungsteil\neiner der Weasleys\nKönigin von ___\nKurs an der Uni\ndünner Stock\nMixgetränk: Mai ___\nTropfen am Morgen\nTreffer beim Fußball\nim Schnee rollen\nFragewort\nWeise\ndas eigene Ich\nzunächst\nchem. Zeichen: Zirkonium\nDomain: Haiti\nKfz-Z.: Mongolei\nKfz-Z.: Nürtingen\nerhöhtes E\nauf diese Weise\nAusruf des Verstehens',
    jokes: '0:11\n0:24',
    setups: '„Papa, was ist das Schwarze da im Ofen?“\n„Und was können Sie tragen?“, fragt der Chef die Ameise.',
    punchlines: 'Um sechs war das noch ein Huhn.\nAlles, nur bitte nichts in Rosa.',
  },
  en: {
    language: 'en',
    fold: 'éE',
    cells: '',
    words: '',
    origins: '0:17\n1:1\nb:1\nm:2\no:1\nv:1',
    answers: '0agitate1iry!ed0harp0ice1re0married1yth0ole0per1rop1si0roc0sol1pear0them1ramp0gap!pA0amp0ha0té!aMS',
    names: 'AAAAAA+EABAAABAAABCAAABA',
    clues:
      'stir up\nlight and open\ntalking horse on TV\nangel\'s instrument\nfrozen water\nanger\nhitched\nZeus tale\nflamenco shout\nfor each\nstage item\nGreek letter like a fork\nhuge bird of legend\nnote after fa\nasparagus unit\nopposite of "us"\nhobo\nspace between teeth\ndomain: Panama\nunit of current\nhectare (abbr.)\ntea, in Spanish\nairport code: Amsterdam',
    jokes: '0:61',
    setups: "I just can't remember people's names anymore.",
    punchlines: 'By now even my mom is “pal.”',
  },
  cs: {
    language: 'cs',
    fold: 'áA\néE\nýY\nďD\nřR\nťT\nžZ',
    cells: '',
    words: '',
    origins: '0:18\n1:1\nb:1\nj:1\no:1\np:1',
    answers: '0akné1ni0bim0drb0eko1so0kde0lež0nos0opatrný2erace1rel0položit2řádat0ráže0teď1ým0za0dok!iD0la0ici0ať',
    names: 'ABBAAA+EABBBABABABBCAAAA',
    clues:
      'pupínky v pubertě\n___ ryba, ___ rak\nhlas malého zvonu\npomluva\nšetrný k přírodě\nnejvyšší karta\notázka na místo\nmá krátké nohy\nPinocchiovi rostl\nopak: lehkomyslný\nsčítání nebo dělení\nkrál ptáků\n___ otázku\n___ večírek\nšíře kulky\nnyní\nmužstvo\njeden ___ osmnáct\nopravují se v něm lodě\ndoména: Indonésie\n6. solmizační slabika\nfrancouzsky: tady\nnechť',
    jokes: '0:6',
    setups: 'Své tajemství jsem svěřil jenom kaprovi.',
    punchlines: 'Za hodinu to věděl rybník.',
  },
  sk: {
    language: 'sk',
    fold: 'áA\néE\núU\nšS\nťT\nžZ',
    cells: '',
    words: '',
    origins: '0:18\n1:1\na:1\nb:1\no:1\np:1',
    answers: '0aby1ko1ra0byt0éra0manažér0náš1ež0osa1xid0sada0šiť0smotana0šťastne0taxikár0úžas0za1ub0au!ti#Z0ubi0ani',
    names: 'AABAAA+EBAAABABAACACAAAA',
    clues:
      'účelová spojka\notázka na spôsob\npestrý vták z Amazónie\nobydlie\nveľké obdobie dejín\nvedúci v podniku\nnie váš\nkým\nhmyz v pásikoch\nzlúčenina kyslíka\nsúprava\nvyrábať šaty\nšľahá sa na tortu\nopak: smutne\nvozí ľudí mestom\nveľký obdiv\nskryť sa ___ strom\nhryzie\nzvolanie po úraze\nchem. značka: titán\ndoména: Tanzánia\npo latinsky: kde\n"___ ryba, ___ rak"',
    jokes: '0:16',
    setups: 'Hrebeň odišiel z kaderníctva.',
    punchlines: 'Vraj mal toho už plné zuby.',
  },
};

/** A bank of the records, all in one level. */
export function arrowwordBank(variant: ArrowwordVariant): Bank {
  return { variant, levels: [{ level: '8x8', records: ARROWWORD_RECORDS[variant] }] };
}
