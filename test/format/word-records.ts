/** A few records of word searches, and the lexicons that hold their texts: for vectors, damage tests and FORMAT.md's example. */
import type { Bank } from '../../format/bank.js';
import type { Language, WordSearchVariant } from '../../format/documents.js';
import type { LexiconTexts } from '../../format/lexicon.js';

/** The second Czech one has a cell that holds CH. */
export const WORD_RECORDS: { readonly [V in WordSearchVariant]: readonly string[] } = {
  'word-search-de': [
    'GG.TIMAKNDUFTLEEOREAGSGBNUIFAELEENURRNN.AECMMDC.ZaIPXNe.AAATUH',
    'GG.RBANOLEDZKIEFGARNSPYEAWSOTEMIESBOOTK.EJLGBCC.LIWfIGe.AAAHZJ',
  ],
  'word-search-en': ['HG.RTOTEVPINTOOARNAOWCPESIEBLLFELUUOUADHCUOTS.AFADcBDB.RSMJemUN.AAA7TI'],
  'word-search-cs': [
    'GI.MÁTSÍNSAMĚZSTKTKAPSMIYUČELIXÍRDIÝLĚVKSIPKHOKEJOŠ.GASNBCBG.aUYcNXQe.AAAoLM',
    'GI.ATREČŠCTLSEÍTLÍOO\ue000AÁVJUZ\ue000ŮBMEÍEĎRZADOBŘEVEOPĚSTD.EBESGHCBE.MLSNgWfIV.AAA5OJ',
  ],
  'word-search-sk': [
    'UG.IKOLRNNREUEPOVTZIOEINUCOTESENDNVLTSVMALKYOAFNKKLZOEIPAOTZNCTOODBBVEGAOAYIRNSBKNALARYAFIZHVKIVCYVTMOPNRUEREEONAMEDPTAESSA.DBBSDGDEENCHWBBGGHHCB.MTTiJPdMqqVSuObcKuPNN.AAA3AZ',
  ],
};

export const LEXICONS: { readonly [L in Language]: LexiconTexts } = {
  de: {
    language: 'de',
    fold: '',
    cells: '',
    words: 'Boot\nDuft\nGarn\nKessel\nklauen\nNabel\nneigen\nokay\nOma\nOpfer\nrege\nSofa\nsteril\nturnen',
    jokes: '0:7\n0:19',
    setups: 'Papa schrieb die Steuererklärung mit viel Fantasie.\nUnser bester Läufer kam noch nie vom Fleck.',
    punchlines: 'Das Finanzamt wartet auf Band zwei.\nEr liegt ja bei uns im Flur.',
  },
  en: {
    language: 'en',
    fold: '',
    cells: '',
    words: 'culprit\nhubcap\nnail\nrinse\nsafe\ntouch\nveto\nvowel',
    jokes: '0:59',
    setups: '“What do people say about the new blender?”',
    punchlines: 'No idea. It is far too loud.',
  },
  cs: {
    language: 'cs',
    fold: 'áÁ\níÍ\nýÝ\nčČ\něĚ\nřŘ\nšŠ\nůŮ',
    cells: '\ue000CH',
    words:
      'dříví\nelixír\nhokej\niris\nKlimt\nmasa\nodejít\npěst\nskvělý\nsníst\nstudio\nschůze\nvrchol\nzadobře\nčert\nšpička\nštáb',
    jokes: '0:40\n0:57',
    setups: 'Klokan se i ve třiceti odmítá odstěhovat.\nSklenář u zkoušky nevěděl vůbec nic.',
    punchlines: 'Pořád žije mámě z kapsy.\nMěl okno přes celou zeď.',
  },
  sk: {
    language: 'sk',
    fold: 'áA\níI\núU\nýY\nČC\nčC\nňN\nŕR\nšS\nťT\nžZ',
    cells: '',
    words:
      'amen\nČíňan\nfotograf\nhŕba\nklam\nlečo\nLoki\nnežne\nnutkanie\nodvolať\nropa\nrútiť\nšerm\nsmeť\nštýl\nvnútri\nvýcvik\nvýkyv\nvyprať\nzásobník\nzdanlivo',
    jokes: '0:55',
    setups: 'Sova sa chváli, že vstáva o piatej.',
    punchlines: 'Nepovie však, že po obede.',
  },
};

/** A bank of the records, all in one level. */
export function wordBank(variant: WordSearchVariant): Bank {
  return { variant, levels: [{ level: LEVELS[variant], records: WORD_RECORDS[variant] }] };
}

const LEVELS: { readonly [V in WordSearchVariant]: string } = {
  'word-search-de': '6x6',
  'word-search-en': '7x6',
  'word-search-cs': '6x8',
  'word-search-sk': '20x6',
};
