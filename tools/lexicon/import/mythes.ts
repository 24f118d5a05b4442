/**
 * Reading a thesaurus in MyThes form, as LibreOffice and Debian's mythes packages have it. The first line names the
 * encoding; then each head has a line `head|n` and n sense lines `(part of speech)|synonym|synonym (mark)|...`.
 */
import { readFileSync } from 'node:fs';
import { LineFault } from '../../../generator/lexicon/fault.js';
import { InputError } from '../../errors.js';
import { atFile, readText } from '../../text-file.js';
import { relationOf } from './marks.js';

/** A synonym and what stands in brackets beside it: `Semmel (ugs., österr.)` has the marks `ugs.` and `österr.`. */
export interface Member {
  readonly text: string;
  readonly marks: readonly string[];
}

export interface SenseLine {
  /** As the thesaurus names it, without brackets; empty where it names none. */
  readonly partOfSpeech: string;
  /** Each once. */
  readonly synonyms: readonly Member[];
  /** What the words are kinds of. */
  readonly classWords: readonly string[];
}

export interface Head {
  readonly word: string;
  readonly senses: readonly SenseLine[];
}

export interface Thesaurus {
  readonly heads: readonly Head[];
  /** What was mended in reading, as `file:line: what`. */
  readonly repairs: readonly string[];
}

/** Hears how far the work is. */
export type Watch = (done: number, total: number) => void;

const HEAD = /^([^|]*)\|[ \t]*([0-9]+)[ \t]*$/;
/** A part of speech: in brackets, a dash or nothing. Anything else before a `|number` is a head. */
const PART_OF_SPEECH = /^(?:-|\(.*\)|)$/;
/** More senses of a head, and more words of a sense, are no thesaurus; the largest have a hundred. */
const MOST_SENSES = 1_000;
const MOST_MEMBERS = 1_000;
/** How much of the file may name the encoding? */
const LONGEST_ENCODING = 80;
/** How long may a line be? Ten times the longest of known thesauri. */
const LONGEST_LINE = 200_000;
/** How many lines are read between two words to the watch? Few enough to live. */
const WATCH_LINES = 10_000;

/** Reads a thesaurus. Throws `InputError` with file and line. */
export function readMythes(file: string, watch: Watch = () => {}): Thesaurus {
  const text = decoded(file).normalize('NFC');
  return atFile(file, () => parseMythes(file, text, watch));
}

/** The file's text; where it is not UTF-8 the message names the encoding that its first line does. */
function decoded(file: string): string {
  try {
    return readText(file);
  } catch (error) {
    const encoding = encodingOf(firstBytes(file));
    if (encoding !== '' && !isUtf8Name(encoding)) throw encodingFault(file, encoding);
    throw error;
  }
}

function firstBytes(file: string): string {
  try {
    return readFileSync(file).toString('latin1', 0, LONGEST_ENCODING);
  } catch {
    return '';
  }
}

function encodingOf(text: string): string {
  const name = text.replace(/^\ufeff/, '').split(/\r?\n/, 1)[0];
  return /^[A-Za-z][\w.:-]{1,39}$/.test(name.trim()) ? name.trim() : '';
}

function isUtf8Name(encoding: string): boolean {
  return /^utf-?8$/i.test(encoding);
}

function encodingFault(file: string, encoding: string): InputError {
  return new InputError(
    `${file}:1: encoding ${encoding}; expected UTF-8 (convert the file with iconv and write UTF-8 in its first line)`,
  );
}

function parseMythes(file: string, text: string, watch: Watch): Thesaurus {
  if (text.trim() === '') throw new LineFault(1, 'an empty file; expected the encoding (UTF-8), then heads and senses');
  const encoding = encodingOf(text.slice(0, LONGEST_ENCODING));
  if (encoding !== '' && !isUtf8Name(encoding)) throw encodingFault(file, encoding);
  const lines = text.split('\n');
  const long = lines.findIndex((line) => line.length > LONGEST_LINE);
  if (long >= 0) throw new LineFault(long + 1, `${lines[long].length} characters; expected ${LONGEST_LINE} at most`);
  if (encoding === '') throw new LineFault(1, `${quoted(lines[0])}; expected the encoding, UTF-8`);
  const reader = new LineReader(file, lines);
  const heads: Head[] = [];
  for (let head = reader.nextHead(); head !== undefined; head = reader.nextHead()) {
    heads.push(head);
    if (heads.length % WATCH_LINES === 0) watch(reader.line, lines.length);
  }
  watch(lines.length, lines.length);
  if (heads.length === 0) throw new LineFault(2, 'no head; expected a word, | and the number of its senses');
  return { heads, repairs: reader.repairs };
}

class LineReader {
  /** The line that is read next, from 0. */
  line = 1;
  readonly repairs: string[] = [];
  private readonly file: string;
  private readonly lines: readonly string[];
  /** Many thesauri repeat a sense under each of its words. */
  private readonly known = new Map<string, SenseLine>();

  constructor(file: string, lines: readonly string[]) {
    this.file = file;
    this.lines = lines;
  }

  /** The next head with its senses; `undefined` at the end. */
  nextHead(): Head | undefined {
    while (this.line < this.lines.length && this.current() === '') this.line++;
    if (this.line >= this.lines.length) return undefined;
    const text = this.current();
    const match = HEAD.exec(text);
    if (match === null) {
      throw new LineFault(this.line + 1, `${quoted(text)}; expected a word, | and the number of its senses`);
    }
    const start = this.line++;
    return { word: match[1].trim(), senses: this.senses(match[1], Number(match[2]), start) };
  }

  private senses(head: string, count: number, start: number): SenseLine[] {
    if (count > MOST_SENSES) {
      throw new LineFault(start + 1, `${quoted(head)} announces ${count} senses; expected ${MOST_SENSES} at most`);
    }
    const senses: SenseLine[] = [];
    for (; senses.length < count; this.line++) {
      const text = this.line < this.lines.length ? this.current() : '';
      if (text === '') throw this.missing(head, count, senses.length, start);
      if (isHead(text)) {
        this.repairs.push(
          `${this.file}:${start + 1}: ${quoted(head)} announces ${count} senses and has ${senses.length}`,
        );
        break;
      }
      senses.push(this.sense(text));
    }
    return senses;
  }

  private missing(head: string, count: number, found: number, start: number): LineFault {
    const where = this.line < this.lines.length - 1 ? `line ${this.line + 1} is empty` : 'the file ends';
    return new LineFault(
      start + 1,
      `${quoted(head)} announces ${count} senses, but after ${found} ${where}; expected all of them`,
    );
  }

  private sense(text: string): SenseLine {
    let sense = this.known.get(text);
    if (sense === undefined) {
      const [first, ...rest] = text.split('|');
      if (rest.length === 0) {
        throw new LineFault(this.line + 1, `${quoted(text)}; expected (part of speech)|synonym|synonym ...`);
      }
      if (rest.length > MOST_MEMBERS) {
        throw new LineFault(this.line + 1, `${rest.length} synonyms; expected ${MOST_MEMBERS} at most`);
      }
      sense = senseLineOf(first.replace(/^[\s(-]+|[\s)]+$/g, ''), rest.map(memberOf));
      this.known.set(text, sense);
    }
    return sense;
  }

  /** The line without what Windows adds. */
  private current(): string {
    const line = this.lines[this.line];
    return line.endsWith('\r') ? line.slice(0, -1) : line;
  }
}

/** Whether a line in a sense's place is the next head: the count before it was too large. */
function isHead(text: string): boolean {
  const match = HEAD.exec(text);
  return match !== null && !PART_OF_SPEECH.test(match[1]);
}

/** A sense line's words by what they are to its head; antonyms and the like are left out. */
function senseLineOf(partOfSpeech: string, members: readonly Member[]): SenseLine {
  const synonyms: Member[] = [];
  const classWords: string[] = [];
  for (const member of members) {
    const relation = member.text === '' ? 'other' : relationOf(member.marks);
    if (relation === 'class') classWords.push(member.text);
    if (relation === 'synonym' && !synonyms.some(({ text }) => text === member.text)) synonyms.push(member);
  }
  // Copies are as small as they can be, and there are many.
  return { partOfSpeech, synonyms: synonyms.slice(), classWords: classWords.length === 0 ? NONE : classWords.slice() };
}

const NONE: readonly string[] = [];
const BRACKETS = /\s*\(([^()]*)\)/g;

/** A synonym with its marks. */
function memberOf(text: string): Member {
  if (!text.includes('(')) return { text: trimmed(text), marks: NONE };
  const marks = [...text.matchAll(BRACKETS)].flatMap(([, inside]) => inside.split(/[,;]\s*/));
  return { text: trimmed(text.replace(BRACKETS, ' ')), marks };
}

function trimmed(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^[ ,;]+|[ ,;]+$/g, '');
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text);
}
