import fc from 'fast-check';
import { pack } from 'msgpackr';
import { describe, expect, it } from 'vitest';
import { type Bank, checkContent, contentOf, recordsOf } from '../../format/bank.js';
import { type Encoding, FORMAT_VERSION, openContainer } from '../../format/container.js';
import { BankError } from '../../format/error.js';
import { openBank } from '../../format/reader.js';
import { packBank } from '../../tools/build/pack.js';
import { sealed } from '../seal.js';

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
    const level = [0x83, ...key('level'), ...key('a'), ...key('count'), 1, ...key('widths'), 0x91, 1];
    expect([...content]).toEqual([
      ...[0x83, ...key('variant'), ...key('sudoku'), ...key('levels'), 0x91, ...level],
      ...[...key('columns'), 0x91, ...key('x')],
    ]);
  });

  it('sets texts of one width end to end, ends others with line ends, and goes on with the next level', () => {
    const content = contentOf({
      variant: 'sudoku',
      levels: [
        { level: 'a', records: ['ab.c', 'de.', 'fg.hi'] },
        { level: 'b', records: ['j', 'k'] },
        { level: 'c', records: ['l.no.q', 'm.p.r'] },
      ],
    });
    expect(content).toEqual({
      variant: 'sudoku',
      levels: [
        { level: 'a', count: 3, widths: [2, 0] },
        { level: 'b', count: 2, widths: [1] },
        { level: 'c', count: 2, widths: [1, 0, 1] },
      ],
      columns: ['abdefgjklm', 'c\n\nhi\nno\np\n', 'qr'],
    });
    const [a, b, c] = recordsOf(content);
    expect([1, 2, 3].map(a.recordOf)).toEqual(['ab.c', 'de.', 'fg.hi']);
    expect([1, 2].map(b.recordOf)).toEqual(['j', 'k']);
    expect([1, 2].map(c.recordOf)).toEqual(['l.no.q', 'm.p.r']);
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
  const level = { level: 'easy', count: 2, widths: [1] };
  const bank = { variant: 'sudoku', levels: [level], columns: ['ab'] };
  const wide = { ...bank, levels: [{ ...level, widths: [0] }] };
  const HOSTILE: readonly (readonly [name: string, content: unknown])[] = [
    ['null', null],
    ['a list', []],
    ['a number', 7],
    ['no variant', { levels: [level], columns: ['ab'] }],
    ['no levels', { variant: 'sudoku', columns: ['ab'] }],
    ['an empty list of levels', { ...bank, levels: [] }],
    ['levels that are no list', { ...bank, levels: {} }],
    ['a level that is null', { ...bank, levels: [null] }],
    ['a level twice', { ...bank, levels: [level, level], columns: ['abcd'] }],
    ['a bad level name', { ...bank, levels: [{ ...level, level: 'a/b' }] }],
    ['a negative count', { ...bank, levels: [{ ...level, count: -1 }] }],
    ['half a count', { ...bank, levels: [{ ...level, count: 1.5 }] }],
    ['a huge count', { ...bank, levels: [{ ...level, count: 2 ** 31 }] }],
    ['a huge count of lines', { ...wide, levels: [{ ...level, widths: [0], count: 2 ** 31 }], columns: ['a\nb\n'] }],
    ['a count as text', { ...bank, levels: [{ ...level, count: '2' }] }],
    ['no widths', { ...bank, levels: [{ ...level, widths: [] }] }],
    ['more widths than columns', { ...bank, levels: [{ ...level, widths: [1, 1] }] }],
    ['a negative width', { ...bank, levels: [{ ...level, widths: [-1] }] }],
    ['a width that is no integer', { ...bank, levels: [{ ...level, widths: [0.5] }] }],
    ['a width that is no number', { ...bank, levels: [{ ...level, widths: [Number.NaN] }] }],
    ['a huge width', { ...bank, levels: [{ ...level, widths: [2 ** 32 - 1] }] }],
    ['no columns', { variant: 'sudoku', levels: [level] }],
    ['an empty list of columns', { ...bank, columns: [] }],
    ['a column of no level', { ...bank, columns: ['ab', 'c'] }],
    ['a column that is no text', { ...bank, columns: [7] }],
    ['a column of bytes', { ...bank, columns: [new Uint8Array(2)] }],
    ['a column too short', { ...bank, columns: ['a'] }],
    ['a column too long', { ...bank, columns: ['abc'] }],
    ['lines too few', { ...wide, columns: ['ab\n'] }],
    ['lines too many', { ...wide, columns: ['a\nb\nc\n'] }],
    ['a last line without its end', { ...wide, columns: ['a\nb'] }],
    ['a line end in a text of one width', { ...bank, columns: ['a\n'] }],
    ['a separator in a column', { ...bank, columns: ['a.'] }],
    ['a control character in a column', { ...bank, columns: ['a\u0007'] }],
    ['half a character in a column', { ...bank, columns: ['a\ud800'] }],
  ];

  const seal = (content: unknown, encoding: Encoding) =>
    sealed(
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
    expect(() => openBank(sealed(new TextEncoder().encode(text), encoding))).toThrow(
      expect.objectContaining({ fault: 'content' }),
    );
  });

  it('ignores keys that a later version of the format may add', () => {
    const later = { ...bank, licence: 'MIT', levels: [{ ...level, stars: 3 }] };
    expect(openBank(seal(later, 'json')).record('easy', 2)).toBe('b');
    expect(openBank(seal(later, 'msgpack')).record('easy', 2)).toBe('b');
  });

  it('lets no key reach the prototype', () => {
    const text = `{"__proto__":{"polluted":1},"variant":"sudoku","levels":[${JSON.stringify(level)}],"columns":["ab"]}`;
    openBank(sealed(new TextEncoder().encode(text), 'json'));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('raises one class of error', () => {
    expect(new BankError('content', 'x')).toMatchObject({ name: 'BankError', fault: 'content', offset: 0 });
  });
});
