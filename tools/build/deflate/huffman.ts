/** Huffman codes of bounded length, as RFC 1951 writes them. */

interface Coin {
  readonly weight: number;
  /** A symbol, or two coins that are spent together. */
  readonly symbol: number;
  readonly pair?: readonly [Coin, Coin];
}

/**
 * The lengths in bits of the best code whose longest word has `limit` bits; 0 for symbols that do not occur. Package-merge (Larmore and
 * Hirschberg, 1990); of symbols that occur alike often the smaller goes first.
 */
export function codeLengths(counts: ArrayLike<number>, limit: number): Uint8Array {
  const lengths = new Uint8Array(counts.length);
  const coins: Coin[] = [];
  for (let symbol = 0; symbol < counts.length; symbol++) {
    if (counts[symbol] > 0) coins.push({ weight: counts[symbol], symbol });
  }
  if (coins.length === 1) lengths[coins[0].symbol] = 1;
  if (coins.length < 2) return lengths;
  coins.sort((a, b) => a.weight - b.weight || a.symbol - b.symbol);
  let row: readonly Coin[] = coins;
  for (let bits = 1; bits < limit; bits++) row = merged(coins, packaged(row));
  for (const coin of row.slice(0, 2 * (coins.length - 1))) spend(coin, lengths);
  return lengths;
}

function packaged(row: readonly Coin[]): Coin[] {
  return Array.from({ length: row.length >> 1 }, (_, at) => {
    const [a, b] = [row[2 * at], row[2 * at + 1]];
    return { weight: a.weight + b.weight, symbol: -1, pair: [a, b] };
  });
}

function merged(a: readonly Coin[], b: readonly Coin[]): Coin[] {
  const all: Coin[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    all.push(j === b.length || (i < a.length && a[i].weight <= b[j].weight) ? a[i++] : b[j++]);
  }
  return all;
}

function spend(coin: Coin, lengths: Uint8Array): void {
  if (coin.pair === undefined) lengths[coin.symbol]++;
  else for (const half of coin.pair) spend(half, lengths);
}

/** The code words of lengths, first bit lowest, as a stream writes them. */
export function codeWords(lengths: Uint8Array): Uint16Array {
  const words = new Uint16Array(lengths.length);
  let next = 0;
  for (let bits = 1; bits <= 15; bits++) {
    next <<= 1;
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] === bits) words[symbol] = reversed(next++, bits);
    }
  }
  return words;
}

function reversed(word: number, bits: number): number {
  let turned = 0;
  for (let bit = 0; bit < bits; bit++) turned |= ((word >> bit) & 1) << (bits - 1 - bit);
  return turned;
}
