// Reads `{ assets, bombs }` in hex from standard input; opens each asset whole, at every truncation and with 2,000 random bits
// flipped, and each bomb, with the compiled reader; prints as JSON by how many bytes this raised the peak of resident
// memory, and by how many a buffer of 96 MiB raises it, to show that the measure works.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BankError, openBank } from '../../dist/format/index.js';
import { Random } from '../../dist/generator/random/random.js';

// A process that starts another hands down its own peak: between a large one and the one that measures stands a small one.
if (process.argv[2] !== 'measure') {
  const flags = ['--expose-gc', '--max-old-space-size=64', '--max-semi-space-size=2'];
  const child = spawnSync(process.execPath, [...flags, fileURLToPath(import.meta.url), 'measure'], {
    stdio: 'inherit',
  });
  process.exit(child.status ?? 1);
}

const given = JSON.parse(readFileSync(0, 'utf8'));
const assets = given.assets.map((hex) => new Uint8Array(Buffer.from(hex, 'hex')));
const bombs = given.bombs.map((hex) => new Uint8Array(Buffer.from(hex, 'hex')));

function readAll(bytes) {
  try {
    const bank = openBank(bytes);
    for (const level of bank.levels()) {
      for (let number = 1; number <= bank.count(level); number++) bank.puzzle(level, number);
    }
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
  }
}

function* damaged(asset) {
  const random = new Random(asset.length, 1, 1);
  for (let length = 0; length < asset.length; length++) yield asset.subarray(0, length);
  for (let i = 0; i < 2000; i++) {
    const bytes = asset.slice();
    const bit = random.below(asset.length * 8);
    bytes[bit >> 3] ^= 1 << (bit & 7);
    yield bytes;
  }
}

function peak() {
  return process.resourceUsage().maxRSS * 1024;
}

/** Twice, since buffers are freed behind the collector's back and the second run waits for the first one's. */
function collect() {
  gc();
  gc();
}

for (const asset of assets) readAll(asset);
collect();
const before = peak();
for (const asset of assets) {
  let opened = 0;
  for (const bytes of damaged(asset)) {
    readAll(bytes);
    // What counts is what one asset takes, not what the collector leaves for later.
    if (++opened % 40 === 0) collect();
  }
}
for (const bomb of bombs) {
  readAll(bomb);
  collect();
}
const growth = peak() - before;
const control = new Uint8Array(96 << 20).fill(1);
console.log(JSON.stringify({ growth, control: peak() - before, filled: control[control.length - 1] }));
