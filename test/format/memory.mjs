// Reads assets in hex, one a line, from standard input; opens each and all its puzzles with the compiled reader and prints
// by how many bytes this raised the process's peak of resident memory above what it took to open the first one.
import { readFileSync } from 'node:fs';
import { BankError, openBank } from '../../dist/format/index.js';

const assets = readFileSync(0, 'utf8').trimEnd().split('\n');

function readAll(hex) {
  try {
    const bank = openBank(new Uint8Array(Buffer.from(hex, 'hex')));
    for (const level of bank.levels()) {
      for (let number = 1; number <= bank.count(level); number++) bank.puzzle(level, number);
    }
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
  }
}

for (let i = 0; i < 50; i++) readAll(assets[0]);
gc();
const before = process.resourceUsage().maxRSS;
for (const [index, hex] of assets.entries()) {
  readAll(hex);
  // What counts is what one asset takes, not what the collector leaves for later.
  if (hex.length > 10_000 || index % 100 === 0) gc();
}
console.log((process.resourceUsage().maxRSS - before) * 1024);
