/** How many facts of each group a grid may show, while its clues are chosen. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedGroup, GroupRoom, groupLimits } from '../../../generator/arrowword/group-room.js';
import type { FactClass } from '../../../generator/lexicon/facts.js';
import type { LexiconClue, LexiconEntry } from '../../../generator/lexicon/lexicon.js';

const GROUPS = ['a', 'b', 'c'].map((name) => ({ name, limit: { base: 1 } }));

/** The class of code `a` is of group `a`, and so on. */
function clueOf(code: string): LexiconClue {
  const fact: FactClass = { code, name: code, table: '', group: code, liking: {}, templates: {}, source: '' };
  return { text: code, display: '', origin: code, ordinal: 0, fact };
}

/** An answer with facts of these classes, that a table lists too or not; the struck ones apart. */
function entryOf(codes: string, isWord = false, struck = ''): LexiconEntry {
  return {
    answer: codes,
    isWord,
    clues: [...codes].map(clueOf),
    struckClues: [...struck].map(clueOf),
  } as unknown as LexiconEntry;
}

describe('the limits of groups', () => {
  it('are those of the language, the answers and the side, in the order of the groups', () => {
    const groups = [
      { name: 'one', limit: { base: 1, per: 10 } },
      {
        name: 'other',
        limit: { base: 3 },
        limits: {
          sk: {
            base: 0,
            bySide: [
              [8, 0],
              [12, 5],
            ] as const,
          },
        },
      },
    ];
    const { limits, most } = groupLimits(groups, 'de', 29, 9, 7);
    expect([[...limits].slice(1), most]).toEqual([[3, 3], 7]);
    expect([...groupLimits(groups, 'sk', 30, 8, 7).limits].slice(1)).toEqual([4, 0]);
    expect([...groupLimits(groups, 'sk', 30, 9, 7).limits].slice(1)).toEqual([4, 5]);
  });
});

describe('the group that an answer is counted in', () => {
  it('is that of its first class, struck or not, and none where a table lists it', () => {
    expect(countedGroup(entryOf('bc'))).toBe('b');
    expect(countedGroup(entryOf('cb'))).toBe('b');
    expect(countedGroup(entryOf('bc', false, 'a'))).toBe('a');
    expect(countedGroup(entryOf('', false, 'c'))).toBe('c');
    expect(countedGroup(entryOf('a', true))).toBeUndefined();
  });
});

describe('the room of groups', () => {
  const limits = (...each: number[]) => ({ most: 99, limits: Int16Array.of(0, ...each) });
  const fact = (code: string) => clueOf(code).fact;

  it('is always there for what an answer was counted in, and for clues of tables', () => {
    const entry = entryOf('a');
    const room = new GroupRoom(GROUPS, limits(1, 0, 0), [entry]);
    expect(room.has(entry, fact('a'))).toBe(true);
    expect(room.has(entry, undefined)).toBe(true);
    expect(room.has(entry, fact('b'))).toBe(false);
  });

  it('is there for another group up to its limit', () => {
    const [word, other] = [entryOf('ab', true), entryOf('ab', true)];
    const room = new GroupRoom(GROUPS, limits(1, 0, 0), [word, other]);
    expect([room.has(word, fact('a')), room.has(word, fact('b'))]).toEqual([true, false]);
    room.take(word, fact('a'));
    expect(room.has(other, fact('a'))).toBe(false);
  });

  it('is free again where an answer shows something else', () => {
    const [first, second] = [entryOf('ab'), entryOf('ba', true)];
    const room = new GroupRoom(GROUPS, limits(1, 1, 0), [first, second]);
    expect(room.has(second, fact('a'))).toBe(false);
    room.take(first, fact('b'));
    expect(room.has(second, fact('a'))).toBe(true);
    expect(room.has(second, fact('b'))).toBe(false);
  });

  it('is never overdrawn, and never leaves an answer without its own group', () => {
    const entries = fc.array(
      fc.record({ codes: fc.subarray(['a', 'b', 'c'], { minLength: 1 }), isWord: fc.boolean() }),
      { minLength: 1, maxLength: 8 },
    );
    let refused = 0;
    fc.assert(
      fc.property(
        entries,
        fc.array(fc.nat({ max: 2 }), { minLength: 3, maxLength: 3 }),
        fc.nat(),
        (all, more, seed) => {
          const answers = all.map(({ codes, isWord }) => entryOf(codes.join(''), isWord));
          const counted = ['a', 'b', 'c'].map((name) => answers.filter((entry) => countedGroup(entry) === name).length);
          const most = counted.map((count, group) => count + (more[group] === 2 ? 1 : 0));
          const room = new GroupRoom(GROUPS, limits(...most), answers);
          const shown = new Map<string, number>();
          for (const [index, entry] of answers.entries()) {
            const own = countedGroup(entry);
            if (own !== undefined) expect(room.has(entry, fact(own))).toBe(true);
            const wished = entry.clues[(seed + index) % entry.clues.length].fact;
            const isFree = room.has(entry, wished);
            if (!isFree) refused++;
            const taken = isFree ? wished : own === undefined ? undefined : fact(own);
            room.take(entry, taken);
            if (taken !== undefined) shown.set(taken.group, (shown.get(taken.group) ?? 0) + 1);
          }
          for (const [index, { name }] of GROUPS.entries())
            expect(shown.get(name) ?? 0).toBeLessThanOrEqual(most[index]);
        },
      ),
      { numRuns: 500, seed: 1 },
    );
    expect(refused).toBeGreaterThan(20);
  });
});
