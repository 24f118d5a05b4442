import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddress } from '../../format/address.js';
import type { Bank } from '../../format/bank.js';
import type { NumberDocument, NumberVariant } from '../../format/documents.js';
import { openLexicon } from '../../format/lexicon.js';
import { type BankReader, documentOf, openBank } from '../../format/reader.js';
import { decodeRecord } from '../../format/record.js';
import { techniquesOf } from '../../format/techniques.js';
import { NUMBER_RULES, numberRulesOf } from '../../format/variants.js';
import { packBank, packLexicon } from '../../tools/build/pack.js';
import { ARROWWORD_LEXICONS, arrowwordBank } from './arrowword-records.js';
import { HINTED_RECORDS, RECORDS, sampleBank } from './records.js';

const VARIANTS = Object.keys(NUMBER_RULES) as NumberVariant[];

/** Banks of sound records, in levels of any lengths, each with hints or without. */
const anyBank: fc.Arbitrary<Bank> = fc.constantFrom(...VARIANTS).chain((variant) => {
  const records = fc
    .constantFrom(RECORDS, HINTED_RECORDS)
    .chain((from) => fc.array(fc.constantFrom(...from[variant]), { minLength: 1, maxLength: 9 }));
  return fc
    .uniqueArray(fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z]{1,4})?$/), { minLength: 1, maxLength: 4 })
    .chain((names) =>
      fc
        .tuple(...names.map(() => records))
        .map((levels) => ({ variant, levels: names.map((level, i) => ({ level, records: levels[i] })) })),
    );
});

function documentsOf(bank: BankReader): NumberDocument[] {
  return bank
    .levels()
    .flatMap((level) =>
      Array.from({ length: bank.count(level) }, (_, i) => bank.puzzle(level, i + 1) as NumberDocument),
    );
}

describe('an open bank', () => {
  it('gives the same documents from both encodings, and from the records themselves', () => {
    fc.assert(
      fc.property(anyBank, (bank) => {
        const rules = numberRulesOf(bank.variant as NumberVariant);
        const expected = bank.levels.flatMap(({ level, records }) =>
          records.map((record, i) =>
            documentOf({ variant: bank.variant, level, number: i + 1 }, decodeRecord(rules, record)),
          ),
        );
        for (const encoding of ['json', 'msgpack'] as const) {
          const opened = openBank(packBank(bank, encoding));
          expect(JSON.stringify(documentsOf(opened))).toBe(JSON.stringify(expected));
          expect([...opened.addresses()]).toEqual(expected.map(({ address }) => address));
        }
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('gives one puzzle alone as it gives it among all, in any order', () => {
    fc.assert(
      fc.property(anyBank, fc.array(fc.nat(), { maxLength: 5 }), (bank, picks) => {
        const bytes = packBank(bank, 'msgpack');
        const all = documentsOf(openBank(bytes));
        for (const pick of picks) {
          const wanted = all[pick % all.length];
          expect(openBank(bytes).puzzle(wanted.level, wanted.number)).toEqual(wanted);
        }
        const opened = openBank(bytes);
        expect([...all].reverse().map(({ level, number }) => opened.puzzle(level, number))).toEqual([...all].reverse());
      }),
      { seed: 1, numRuns: 40 },
    );
  });

  it('begins each document with its address and ends it with its grade, or with its hints where it has them', () => {
    const documents = documentsOf(openBank(packBank(sampleBank('futoshiki'), 'json')));
    for (const document of documents) {
      const { variant, level, number } = document;
      expect(Object.keys(document)).toEqual([
        ...['address', 'variant', 'level', 'number'],
        ...['rows', 'columns', 'givens', 'solution', 'inequalities'],
        ...(level === 'hinted' ? ['grade', 'hints'] : ['grade']),
      ]);
      expect(document.address).toBe(formatAddress({ variant, level, number }));
    }
    expect(documents.some(({ hints }) => hints !== undefined)).toBe(true);
  });

  it('counts the techniques of a level, easiest first, as the documents have them', () => {
    fc.assert(
      fc.property(anyBank, (bank) => {
        const opened = openBank(packBank(bank, 'msgpack'));
        for (const level of opened.levels()) {
          const counts = opened.techniques(level);
          const found = documentsOf(opened).filter((document) => document.level === level);
          const order = techniquesOf(found[0].variant);
          expect([...counts.keys()]).toEqual(order.filter((technique) => counts.has(technique)));
          for (const technique of order) {
            const documents = found.filter(({ grade }) => grade.technique === technique);
            expect([technique, counts.get(technique) ?? 0]).toEqual([technique, documents.length]);
          }
        }
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('counts no technique of a level that it has not, and none of a record without a grade', () => {
    const bank = openBank(packBank({ variant: 'sudoku', levels: [{ level: 'a', records: ['1', '1'] }] }, 'json'));
    expect(() => bank.techniques('b')).toThrow(expect.objectContaining({ name: 'BankError', fault: 'address' }));
    expect(() => bank.techniques('a')).toThrow(expect.objectContaining({ name: 'BankError', fault: 'record' }));
  });

  it('decodes no record before it is asked for', () => {
    const bank = openBank(packBank({ variant: 'sudoku', levels: [{ level: 'a', records: ['?', '??'] }] }, 'json'));
    expect(bank.record('a', 2)).toBe('??');
    expect(() => bank.puzzle('a', 1)).toThrow(expect.objectContaining({ name: 'BankError', fault: 'record' }));
  });
});

/** Runs in an engine without what an app's may lack; prints the documents. */
const BARE_ENGINE = `
  for (const name of ['TextDecoder', 'TextEncoder', 'Buffer', 'Intl', 'crypto', 'performance']) delete globalThis[name];
  const { openBank, openLexicon } = await import('./dist/format/index.js');
  const bytes = Uint8Array.from(process.argv[1].match(/../g), (byte) => parseInt(byte, 16));
  const lexicon = process.argv[2] && openLexicon(Uint8Array.from(process.argv[2].match(/../g), (byte) => parseInt(byte, 16)));
  const bank = openBank(bytes, ...(lexicon ? [lexicon] : []));
  const documents = bank.levels().flatMap((level) =>
    Array.from({ length: bank.count(level) }, (_, i) => bank.puzzle(level, i + 1)));
  console.log(JSON.stringify([typeof TextDecoder, documents]));
`;

/** The documents of a bank, read there. */
function readBare(...assets: readonly Uint8Array[]): unknown {
  const child = spawnSync(
    process.execPath,
    [
      '--disallow-code-generation-from-strings',
      '--input-type=module',
      '--eval',
      BARE_ENGINE,
      ...assets.map((bytes) => Buffer.from(bytes).toString('hex')),
    ],
    { cwd: new URL('../..', import.meta.url), encoding: 'utf8' },
  );
  expect(child.stderr).toBe('');
  return JSON.parse(child.stdout);
}

it.each(['json', 'msgpack'] as const)('reads %s without TextDecoder, Buffer, Intl and eval', (encoding) => {
  const bytes = packBank(sampleBank('calcudoku'), encoding);
  expect(readBare(bytes)).toEqual(['undefined', documentsOf(openBank(bytes))]);
  const lexicon = packLexicon(ARROWWORD_LEXICONS.cs, encoding);
  const arrowwords = packBank(arrowwordBank('arrowword-cs'), encoding);
  const expected = openBank(arrowwords, openLexicon(lexicon)).puzzle('8x8', 1);
  expect(readBare(arrowwords, lexicon)).toEqual(['undefined', [expected]]);
});

it('takes nothing for a lexicon but an open one', () => {
  const bytes = packBank(arrowwordBank('arrowword-cs'), 'json');
  const lexicon = packLexicon(ARROWWORD_LEXICONS.cs, 'json');
  for (const wrong of [undefined, lexicon, {}]) {
    expect(() => openBank(bytes, wrong as never)).toThrow(
      expect.objectContaining({ name: 'BankError', fault: 'lexicon' }),
    );
  }
  expect(openBank(bytes).lacksLexicon).toBe('cs');
  expect(openBank(bytes, openLexicon(lexicon)).lacksLexicon).toBeUndefined();
  expect(() => openBank(bytes).record('8x8', '1' as never)).toThrow(/has no number "1"; expected 1 to/);
});
