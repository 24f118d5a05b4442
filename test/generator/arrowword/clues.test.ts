/** The clues of a grid's answers. */
import { describe, expect, it } from 'vitest';
import { chooseClues } from '../../../generator/arrowword/clues.js';
import { GroupRoom } from '../../../generator/arrowword/group-room.js';
import { Alphabet } from '../../../generator/lexicon/alphabet.js';
import { parseEntries } from '../../../generator/lexicon/entries.js';
import { buildLexicon } from '../../../generator/lexicon/lexicon.js';

const alphabet = new Alphabet({
  cells: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].join(' '),
  fold: { A: 'á', OE: 'ö', SS: 'ß', UE: 'ü' },
});

function entriesOf(text: string) {
  const tables = [parseEntries(text)];
  return buildLexicon({ alphabet, tables, facts: [], frequencies: [], tokens: 1 }).entries;
}

/** No fact is among the answers. */
const NO_FACTS = new GroupRoom([], { most: 0, limits: Int16Array.of(0) }, []);

const chosen = (text: string, address = 'clues') =>
  chooseClues(address, entriesOf(text), alphabet, NO_FACTS)?.map((clue) => clue.text);

describe('the clues of a grid', () => {
  it('stand in the order of the answers, none twice', () => {
    const text = 'Amsel\t1\tSingvogel\nFink\t1\tSingvogel\tkleiner Vogel\nStar\t1\tSINGVOGEL\tVogel mit Flecken\n';
    for (let seed = 0; seed < 20; seed++) {
      expect(chosen(text, `${seed}`)).toEqual(['Singvogel', 'kleiner Vogel', 'Vogel mit Flecken']);
    }
    expect(chosen('Amsel\t1\tSingvogel\nFink\t1\tsingvogel\n')).toBeUndefined();
  });

  it('hold no answer of the grid, and not their own within a word', () => {
    expect(chosen('Amsel\t1\tschwarzer Vogel\tDrossel\nVogel\t1\tTier mit Federn\n')).toEqual([
      'Drossel',
      'Tier mit Federn',
    ]);
    // Of two letters too, but not within a word.
    expect(chosen('Amsel\t1\taus dem Ei\tmeist im Freien\nEi\t1\tFrühstück\n')).toEqual([
      'meist im Freien',
      'Frühstück',
    ]);
    expect(chosen('Rose\t1\tZimtrosenblüte\tBlume\n')).toEqual(['Blume']);
    expect(chosen('Ei\t1\tweiches Essen\n')).toEqual(['weiches Essen']);
    expect(chosen('Größe\t1\tder groesse nach\n')).toBeUndefined();
  });

  it('differ from grid to grid, the first ones coming oftener', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 900; seed++) {
      const [clue] = chosen('Amsel\t1\teins\tzwei\tdrei\tvier\n', `${seed}`)!;
      counts.set(clue, (counts.get(clue) ?? 0) + 1);
    }
    const [one, two, three, four] = ['eins', 'zwei', 'drei', 'vier'].map((clue) => counts.get(clue) ?? 0);
    expect(one).toBeGreaterThan(two);
    expect(two).toBeGreaterThan(three);
    expect(Math.min(three, four)).toBeGreaterThan(25);
  });

  // Draws below 22^3 / 16 = 666 and 14^3 / 2 = 1372: the second is less in 666 / 1372 / 2 of all; with 22^3 / 6 = 1775 in 1 - 1372 / 1775 / 2.
  it.each([
    ['Amsel', 0.243],
    ['Elf', 0.613],
  ])('of %s are short ones rather, and more varied for short answers', (answer, share) => {
    const clues = 'eins und zwei und drei\tdrei zwei eins';
    let short = 0;
    for (let seed = 0; seed < 2000; seed++) {
      if (chosen(`${answer}\t1\t${clues}\n`, `${seed}`)?.[0] === 'drei zwei eins') short++;
    }
    expect(Math.abs(short / 2000 - share)).toBeLessThan(0.05);
  });

  it('stay where a clue is added that is not drawn', () => {
    const text = 'Amsel\t1\teins\tzwei\nFink\t1\tdrei\tvier\tfünf';
    let drawn = 0;
    for (let seed = 0; seed < 600; seed++) {
      const [before, after] = [`${text}\n`, `${text}\tsechs\n`].map((lines) => chosen(lines, `${seed}`)!);
      if (after[1] === 'sechs') drawn++;
      expect(after).toEqual(after[1] === 'sechs' ? [before[0], 'sechs'] : before);
    }
    expect(drawn).toBeGreaterThan(5);
    expect(drawn).toBeLessThan(150);
  });
});
