/**
 * How a lexicon asset lists answers and the names of their clues (normative text: FORMAT.md, Lexicons): each spelling by what it
 * shares with the one before, each set of ordinals by letters.
 *
 *   answers    0adel$ler0~3D   says   adel, Adler, 3D: what is shared and whether a capital starts it, then the rest
 *   ordinals   AbC+A           says   0; 1 and 2; 26
 */
import { BankError } from './error.js';

/** Tell how many characters are those of the spelling before, and that the first is a capital. */
const PLAIN_HEADS = '0123456789';
const CAPITAL_HEADS = '!#$%&*+=?@';
/** Before a character of a spelling that would tell something. */
const ESCAPE = '~';
const SPECIAL = `${PLAIN_HEADS}${CAPITAL_HEADS}${ESCAPE}`;
const MOST_SHARED = PLAIN_HEADS.length - 1;

/** Writes spellings one behind another. */
export function encodeAnswers(spellings: readonly string[]): string {
  let text = '';
  let before = '';
  for (const spelling of spellings) {
    const isCapital = capitalised(uncapitalised(spelling)) === spelling && uncapitalised(spelling) !== spelling;
    const own = isCapital ? uncapitalised(spelling) : spelling;
    let shared = 0;
    while (shared < MOST_SHARED && shared < own.length && own[shared] === before[shared]) shared++;
    text += (isCapital ? CAPITAL_HEADS : PLAIN_HEADS)[shared];
    for (const character of own.slice(shared)) text += SPECIAL.includes(character) ? ESCAPE + character : character;
    before = own;
  }
  return text;
}

/** Reads what `encodeAnswers` wrote. Throws `BankError` with fault `content`. */
export function decodeAnswers(text: string): string[] {
  const spellings: string[] = [];
  let before = '';
  for (let at = 0; at < text.length; ) {
    const isCapital = CAPITAL_HEADS.includes(text[at]);
    const shared = (isCapital ? CAPITAL_HEADS : PLAIN_HEADS).indexOf(text[at]);
    if (shared < 0 || shared > before.length) throw new BankError('content', `answers: no head at ${at}`);
    let own = before.slice(0, shared);
    for (at++; at < text.length && (text[at] === ESCAPE || !SPECIAL.includes(text[at])); at++) {
      if (text[at] === ESCAPE) at++;
      own += text[at] ?? '';
    }
    if (own === '') throw new BankError('content', `answers: an empty one before ${at}`);
    spellings.push(isCapital ? capitalised(own) : own);
    before = own;
  }
  return spellings;
}

function capitalised(spelling: string): string {
  return spelling.slice(0, 1).toUpperCase() + spelling.slice(1);
}

function uncapitalised(spelling: string): string {
  return spelling.slice(0, 1).toLowerCase() + spelling.slice(1);
}

const LAST_ORDINAL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ORDINAL = 'abcdefghijklmnopqrstuvwxyz';
const MORE = '+';

/** Writes ordinals, one list an answer: a letter each, a capital for the answer's last, after a `+` for every 26. */
export function encodeOrdinals(lists: readonly (readonly number[])[]): string {
  return lists
    .map((ordinals) =>
      ordinals
        .map((ordinal, at) => {
          const letters = at === ordinals.length - 1 ? LAST_ORDINAL : ORDINAL;
          return MORE.repeat(Math.floor(ordinal / letters.length)) + letters[ordinal % letters.length];
        })
        .join(''),
    )
    .join('');
}

/** Reads what `encodeOrdinals` wrote. Throws `BankError` with fault `content`. */
export function decodeOrdinals(text: string): number[][] {
  const lists: number[][] = [];
  let own: number[] = [];
  let more = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === MORE) {
      more += ORDINAL.length;
      continue;
    }
    const isLast = LAST_ORDINAL.includes(text[at]);
    const place = (isLast ? LAST_ORDINAL : ORDINAL).indexOf(text[at]);
    if (place < 0) throw new BankError('content', `names: no ordinal at ${at}`);
    own.push(more + place);
    more = 0;
    if (!isLast) continue;
    lists.push(own);
    own = [];
  }
  if (own.length > 0 || more > 0) throw new BankError('content', 'names: an answer without its last');
  return lists;
}
