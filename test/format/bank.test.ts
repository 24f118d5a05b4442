import fc from 'fast-check';
import { pack } from 'msgpackr';
import { describe, expect, it } from 'vitest';
import { type Bank, checkContent, contentOf, recordsOf } from '../../format/bank.js';
import { type Encoding, FORMAT_VERSION, openContainer, sealContainer } from '../../format/container.js';
import { BankError } from '../../format/error.js';
import { openBank } from '../../format/reader.js';
import { packBank } from '../../tools/build/pack.js';

/** Banks of any texts: their records need not decode. */
const parts = fc.stringMatching(/^[!-\-/-~]{0,12}$/);
const anyLevel = fc.integer({ min: 1, max: 3 }).chain((width) =>
  fc.array(
    fc.array(parts, { minLength: width, maxLength: width }).map((texts) => texts.join('.')),
    {
      minLength: 1,
      maxLength: 12,
    },
  ),
);
const anyBank: fc.Arbitrary<Bank> = fc
  .uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 4 })
  .chain((names) =>
    fc.tuple(...names.map(() => anyLevel)).map((levels) => ({
      variant: 'sudoku',
      levels: names.map((level, index) => ({ level, records: levels[index] })),
    })),
  );

describe('bank', () => {
  it.each(['json', 'msgpack'] as const)('packs and opens in %s', (encoding) => {
    fc.assert(
      fc.property(anyBank, (bank) => {
        const opened = openBank(packBank(bank, encoding));
        expect([opened.variant, opened.encoding, opened.formatVersion]).toEqual(['sudoku', encoding, FORMAT_VERSION]);
        expect(opened.levels()).toEqual(bank.levels.map(({ level }) => level));
        for (const { level, records } of bank.levels) {
          expect(opened.count(level)).toBe(records.length);
          expect(records.map((_, index) => opened.record(level, index + 1))).toEqual(records);
        }
        expect([...opened.addresses()]).toEqual(
          bank.levels.flatMap(({ level, records }) => records.map((_, index) => `sudoku/${level}/${index + 1}`)),
        );
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('both encodings hold the same content', () => {
    fc.assert(
      fc.property(anyBank, (bank) => {
        const json = openContainer(packBank(bank, 'json')).content;
        expect(JSON.parse(new TextDecoder().decode(json))).toEqual(contentOf(bank));
      }),
      { seed: 1, numRuns: 20 },
    );
  });

  it('writes MessagePack in its shortest portable form', () => {
    const { content } = openContainer(
      packBank({ variant: 'sudoku', levels: [{ level: 'a', records: ['x'] }] }, 'msgpack'),
    );
    const key = (text: string) => [0xa0 + text.length, ...new TextEncoder().encode(text)];
    const column = [0x82, ...key('width'), 1, ...key('text'), ...key('x')];
    const level = [0x83, ...key('level'), ...key('a'), ...key('count'), 1, ...key('columns'), 0x91, ...column];
    expect([...content]).toEqual([0x82, ...key('variant'), ...key('sudoku'), ...key('levels'), 0x91, ...level]);
  });

  it('sets columns of one width end to end and joins others by line ends', () => {
    const { levels } = contentOf({ variant: 'sudoku', levels: [{ level: 'a', records: ['ab.c', 'de.', 'fg.hi'] }] });
    expect(levels[0].columns).toEqual([
      { width: 2, text: 'abdefg' },
      { width: 0, text: 'c\n\nhi' },
    ]);
    expect([1, 2, 3].map(recordsOf(levels[0]))).toEqual(['ab.c', 'de.', 'fg.hi']);
  });

  it('refuses a level without records', () => {
    expect(() => contentOf({ variant: 'sudoku', levels: [{ level: 'a', records: [] }] })).toThrow(RangeError);
  });

  it('refuses to pack what the reader would not open', () => {
    const pack =
      (variant: string, level: string, ...records: string[]) =>
      () =>
        packBank({ variant, levels: [{ level, records }] }, 'json');
    expect(pack('sudoku', 'easy', 'a', 'b')).not.toThrow();
    expect(pack('kakuro', 'easy', 'a')).toThrow(BankError);
    expect(pack('sudoku', 'very easy', 'a')).toThrow(BankError);
    expect(pack('sudoku', 'easy', 'a\nb', 'c')).toThrow(BankError);
    expect(pack('sudoku', 'easy', 'a\u0000', 'bc')).toThrow(BankError);
  });

  it('refuses records of unlike parts', () => {
    expect(() => contentOf({ variant: 'sudoku', levels: [{ level: 'a', records: ['a.b', 'a'] }] })).toThrow(RangeError);
  });
});

describe('places in a bank', () => {
  const bank = openBank(packBank({ variant: 'sudoku', levels: [{ level: 'easy', records: ['a', 'b'] }] }, 'json'));

  it.each([
    ['hard', 1],
    ['easy', 0],
    ['easy', 3],
    ['easy', 1.5],
    ['easy', Number.NaN],
    ['__proto__', 1],
  ])('refuses %s/%s by name', (level, number) => {
    expect(() => bank.puzzle(level, number)).toThrow(expect.objectContaining({ name: 'BankError', fault: 'address' }));
  });
});

describe('hostile content', () => {
  const column = { width: 1, text: 'ab' };
  const level = { level: 'easy', count: 2, columns: [column] };
  const bank = { variant: 'sudoku', levels: [level] };
  const HOSTILE: readonly (readonly [name: string, content: unknown])[] = [
    ['null', null],
    ['a list', []],
    ['a number', 7],
    ['no variant', { levels: [level] }],
    ['no levels', { variant: 'sudoku' }],
    ['an empty list of levels', { ...bank, levels: [] }],
    ['levels that are no list', { ...bank, levels: {} }],
    ['a level that is null', { ...bank, levels: [null] }],
    ['a level twice', { ...bank, levels: [level, level] }],
    ['a bad level name', { ...bank, levels: [{ ...level, level: 'a/b' }] }],
    ['a negative count', { ...bank, levels: [{ ...level, count: -1 }] }],
    ['half a count', { ...bank, levels: [{ ...level, count: 1.5 }] }],
    ['a huge count', { ...bank, levels: [{ ...level, count: 2 ** 31 }] }],
    ['a count as text', { ...bank, levels: [{ ...level, count: '2' }] }],
    ['no columns', { ...bank, levels: [{ ...level, columns: [] }] }],
    ['a column of text', { ...bank, levels: [{ ...level, columns: ['ab'] }] }],
    ['a negative width', { ...bank, levels: [{ ...level, columns: [{ ...column, width: -1 }] }] }],
    ['a column too short', { ...bank, levels: [{ ...level, columns: [{ ...column, text: 'a' }] }] }],
    ['a column too long', { ...bank, levels: [{ ...level, columns: [{ ...column, text: 'abc' }] }] }],
    ['a width that is no integer', { ...bank, levels: [{ ...level, columns: [{ width: 0.5, text: 'a' }] }] }],
    ['a width that is no number', { ...bank, levels: [{ ...level, columns: [{ ...column, width: Number.NaN }] }] }],
    ['lines too few', { ...bank, levels: [{ ...level, columns: [{ width: 0, text: 'ab' }] }] }],
    ['lines too many', { ...bank, levels: [{ ...level, columns: [{ width: 0, text: 'a\nb\n' }] }] }],
    ['a line end in a column of one width', { ...bank, levels: [{ ...level, columns: [{ width: 1, text: 'a\n' }] }] }],
    ['a separator in a column', { ...bank, levels: [{ ...level, columns: [{ width: 1, text: 'a.' }] }] }],
    ['a control character in a column', { ...bank, levels: [{ ...level, columns: [{ width: 1, text: 'a\u0007' }] }] }],
    ['half a character in a column', { ...bank, levels: [{ ...level, columns: [{ width: 1, text: 'a\ud800' }] }] }],
    ['a column of bytes', { ...bank, levels: [{ ...level, columns: [{ ...column, text: new Uint8Array(2) }] }] }],
  ];

  const seal = (content: unknown, encoding: Encoding) =>
    sealContainer(
      encoding === 'json' ? new TextEncoder().encode(JSON.stringify(content)) : new Uint8Array(pack(content)),
      encoding,
    );

  it.each(HOSTILE)('refuses %s', (_name, content) => {
    for (const encoding of ['json', 'msgpack'] as const) {
      expect(() => openBank(seal(content, encoding))).toThrow(expect.objectContaining({ fault: 'content' }));
    }
    expect(() => checkContent(content)).toThrow(BankError);
  });

  it.each(['kakuro', 'constructor', '__proto__'])('refuses the variant %s', (variant) => {
    expect(() => openBank(seal({ ...bank, variant }, 'json'))).toThrow(/does not know it/);
  });

  it.each([
    ['broken JSON', '{"variant":', 'json'],
    ['JSON too deep', '['.repeat(100_000), 'json'],
    ['broken MessagePack', '\u0093', 'msgpack'],
    ['two MessagePack values', 'aa', 'msgpack'],
    ['no bytes', '', 'msgpack'],
  ] as const)('refuses %s', (_name, text, encoding) => {
    expect(() => openBank(sealContainer(new TextEncoder().encode(text), encoding))).toThrow(
      expect.objectContaining({ fault: 'content' }),
    );
  });

  it('ignores keys that a later version of the format may add', () => {
    const later = { ...bank, licence: 'MIT', levels: [{ ...level, stars: 3 }] };
    expect(openBank(seal(later, 'json')).record('easy', 2)).toBe('b');
    expect(openBank(seal(later, 'msgpack')).record('easy', 2)).toBe('b');
  });

  it('lets no key reach the prototype', () => {
    const text = `{"__proto__":{"polluted":1},"variant":"sudoku","levels":[${JSON.stringify(level)}]}`;
    openBank(sealContainer(new TextEncoder().encode(text), 'json'));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('raises one class of error', () => {
    expect(new BankError('content', 'x')).toMatchObject({ name: 'BankError', fault: 'content', offset: 0 });
  });
});
