/** The compiled command line as a user runs it: results, messages, exit codes. */

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { FORMAT_VERSION } from '../../format/container.js';
import { banksOf, filesOf, openFolder, recordIn } from '../../tools/build/assets.js';
import { writeFiles } from '../../tools/build/files.js';
import { sha256 } from '../../tools/build/manifest.js';
import { readPlan, tasksOf } from '../../tools/plan/plan.js';
import { withValue } from '../lists.js';
import { CLI, contentsOf, newFolder, run, SMALL, writePlan } from './run.js';

const folder = newFolder();
const out = join(folder, 'banks');
const plan = writePlan(folder, SMALL);
const at = (where: string) => ['--plan', plan, '--out', where];

beforeAll(() => {
  const built = run(['build', ...at(out)]);
  if (built.status !== 0) throw new Error(built.stderr);
});

/** A copy of the built folder for a test to spoil. */
function copy(): string {
  const folder = newFolder();
  cpSync(out, folder, { recursive: true });
  return folder;
}

describe('build', () => {
  it('writes two assets a variant and the manifest that describes them', () => {
    const contents = contentsOf(out);
    const stems = ['calcudoku', 'futoshiki', 'magic_square', 'skyscrapers', 'sudoku'];
    const names = stems.flatMap((stem) => [`${stem}.pbk`, `${stem}_json.pbk`]).sort();
    expect(Object.keys(contents)).toEqual([...names, 'manifest.json'].sort());
    const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
    expect(manifest.assets.map((asset: { name: string }) => asset.name)).toEqual(names);
    for (const asset of manifest.assets) {
      const bytes = readFileSync(join(out, asset.name));
      expect([asset.bytes, asset.sha256]).toEqual([bytes.length, sha256(bytes)]);
    }
    expect(manifest.assets.at(-1)).toMatchObject({
      variant: 'sudoku',
      encoding: 'json',
      count: 10,
      formatVersion: FORMAT_VERSION,
    });
    expect(Object.values(manifest.licences)).toEqual(stems.map(() => 'MIT'));
    expect(readFileSync(join(out, 'manifest.json'), 'utf8')).not.toMatch(/\/tmp|20\d\d-/);
  });

  it('makes the same bytes with any number of workers, in any locale and time zone', () => {
    const worlds: [string, Record<string, string>][] = [
      ['1', {}],
      ['3', { TZ: 'Pacific/Kiritimati', LC_ALL: 'cs_CZ.UTF-8', LANG: 'cs_CZ.UTF-8' }],
      ['5', { TZ: 'America/New_York', LC_ALL: 'sv_SE.UTF-8' }],
    ];
    for (const [jobs, env] of worlds) {
      const other = newFolder();
      expect(run(['build', ...at(other), '--jobs', jobs], env).status).toBe(0);
      expect(contentsOf(other)).toEqual(contentsOf(out));
    }
  });

  it('writes nothing that has not changed', () => {
    const again = copy();
    for (const name of Object.keys(contentsOf(again))) utimesSync(join(again, name), 1000, 1000);
    const built = run(['build', ...at(again), '--json']);
    const rows = built.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows.slice(0, -1).every((row) => row.state === 'unchanged')).toBe(true);
    expect(rows.at(-1)).toMatchObject({ made: 35, manifest: 'unchanged' });
    for (const name of Object.keys(contentsOf(again))) expect(statSync(join(again, name)).mtimeMs).toBe(1_000_000);
  });

  it('ends with a table', () => {
    const { stdout, stderr } = run(['build', ...at(copy())]);
    expect(stdout).toMatch(/^asset +puzzles +bytes +bytes\/puzzle/);
    expect(stdout).toMatch(/sudoku\.pbk +10 +\d+ +\d+\.\d +unchanged/);
    expect(stdout).toMatch(/35 puzzles made in \d+(\.\d)? s/);
    expect(stderr).toBe('');
  });

  it('with --only makes the chosen addresses and carries the others over', () => {
    const other = copy();
    const changed = writePlan(
      folder,
      SMALL.map((row) => ('keep' in row ? { ...row, keep: row.keep - 1 } : row)),
      {},
      'changed.json',
    );
    const built = run(['build', '--plan', changed, '--out', other, '--only', 'futoshiki/easy/{2,3}', '--json']);
    expect(JSON.parse(built.stdout.trim().split('\n').at(-1) as string).made).toBe(2);
    const diff = run(['diff', out, other]);
    expect(diff.stdout).toBe('~ futoshiki/easy/2\n~ futoshiki/easy/3\n0 added, 0 dropped, 2 changed\n');
    expect(run(['build', ...at(other), '--only', 'futoshiki/**']).status).toBe(0);
    expect(contentsOf(other)).toEqual(contentsOf(out));
  });

  it('with --only takes hints for whole levels', () => {
    const other = copy();
    const hinted = writePlan(
      folder,
      SMALL.map((row) => (row.variant === 'futoshiki' ? { ...row, hints: true } : row)),
      {},
      'hinted.json',
    );
    const refused = run(['build', '--plan', hinted, '--out', other, '--only', 'futoshiki/easy/2']);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toMatch(
      /futoshiki\/easy\/1 is without hints, those to be made of futoshiki\/easy are with them/,
    );
    expect(contentsOf(other)).toEqual(contentsOf(out));
    // What is not touched is carried over, whatever the plan now says.
    expect(run(['build', '--plan', hinted, '--out', other, '--only', 'sudoku/**']).status).toBe(0);
    expect(contentsOf(other)).toEqual(contentsOf(out));
    expect(run(['build', '--plan', hinted, '--out', other, '--only', 'futoshiki/**']).status).toBe(0);
    expect(contentsOf(other)).not.toEqual(contentsOf(out));
  });

  it('with --only and no bank yet refuses, and leaves nothing behind', () => {
    const empty = newFolder();
    const built = run(['build', ...at(empty), '--only', 'sudoku/easy/1']);
    expect([built.status, built.stderr]).toEqual([2, expect.stringMatching(/sudoku\.pbk: no such bank yet/)]);
    expect(contentsOf(empty)).toEqual({});
  });

  it('with --only refuses a number that only the plan has', () => {
    const grown = writePlan(
      folder,
      SMALL.map((row) => ({ ...row, count: row.count + 1 })),
      {},
      'grown.json',
    );
    const built = run(['build', '--plan', grown, '--out', copy(), '--only', 'sudoku/easy/1']);
    expect([built.status, built.stderr]).toEqual([
      2,
      expect.stringMatching(/no record of sudoku\/easy\/7 to carry over/),
    ]);
  });

  it('drops the assets of a variant that the plan no longer names', () => {
    const other = copy();
    writeFileSync(join(other, 'somebody_elses.pbk'), 'kept');
    const fewer = writePlan(
      folder,
      SMALL.filter((row) => row.variant !== 'calcudoku'),
      {},
      'fewer.json',
    );
    const built = run(['build', '--plan', fewer, '--out', other]);
    expect(built.stdout).toMatch(/calcudoku\.pbk: dropped/);
    expect(Object.keys(contentsOf(other)).filter((name) => name.startsWith('c'))).toEqual([]);
    expect(Object.keys(contentsOf(other))).toContain('somebody_elses.pbk');
  });

  it('names equal puzzles, unless the plan allows them', () => {
    const where = newFolder();
    const tight = { variant: 'magic-square', level: 'tight', band: 'mini', count: 200, size: 3, keep: 7 };
    const built = run(['build', '--plan', writePlan(folder, [tight], {}, 'tight.json'), '--out', where]);
    expect(built.status).toBe(0);
    expect(built.stderr).toMatch(
      /^magic-square\/tight\/\d+ and magic-square\/tight\/\d+: equal puzzles; `verify` calls/,
    );
    const allowed = writePlan(folder, [{ ...tight, repeats: true }], {}, 'allowed.json');
    expect(run(['build', '--plan', allowed, '--out', where])).toMatchObject({ status: 0, stderr: '' });
    expect(run(['verify', '--plan', allowed, '--out', where]).status).toBe(0);
  });

  it('ends with 3, the address and the reason when an address cannot be made, and leaves the old banks whole', () => {
    const other = copy();
    const impossible = [
      ...SMALL,
      { variant: 'sudoku', level: 'rare', band: 'hard', count: 2, size: 6, empty: 0, attempts: 2 },
    ];
    const built = run(['build', '--plan', writePlan(folder, impossible, {}, 'impossible.json'), '--out', other]);
    expect([built.status, built.stderr]).toEqual([
      3,
      expect.stringMatching(
        /^puzzle-bank: sudoku\/rare\/1: no puzzle in 2 attempts: easier than the level \(2 times\)\n$/,
      ),
    ]);
    expect(contentsOf(other)).toEqual(contentsOf(out));
  });
});

describe('build --check', () => {
  it('passes on what build wrote', () => {
    const checked = run(['build', '--check', ...at(out)]);
    expect([checked.status, checked.stdout]).toEqual([0, `35 puzzles made again: ${out} holds exactly these\n`]);
    expect(run(['build', '--check', ...at(out), '--sample', '2']).stdout).toMatch(/^10 puzzles/);
    expect(run(['build', '--check', ...at(out), '--only', 'sudoku/hard']).stdout).toMatch(/^4 puzzles/);
  });

  it('names the addresses that differ and shows both records', () => {
    const changed = SMALL.map((row) => (row.level === 'hard' ? { ...row, symmetry: 'none' } : row));
    const other = writePlan(folder, changed, {}, 'other.json');
    const checked = run(['build', '--check', '--plan', other, '--out', out, '--json']);
    expect(checked.status).toBe(1);
    const rows = checked.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const addresses = rows.filter((row) => row.asset === 'sudoku.pbk' && row.address !== undefined);
    expect(addresses.map((row) => row.address)).toEqual([1, 2, 3, 4].map((number) => `sudoku/hard/${number}`));
    const { stdout } = run(['show', 'sudoku/hard/1', '--record', ...at(out)]);
    expect(addresses[0].found).toBe(stdout.trim());
    expect(addresses[0].expected).toMatch(/^[1-9a-i]{81}\.[A-Za-z0-9_-]{4}\.\S+$/);
    expect(run(['build', '--check', '--plan', other, '--out', out, '--only', 'sudoku/hard/1']).status).toBe(1);
    expect(run(['build', '--check', '--plan', other, '--out', out, '--only', 'sudoku/easy']).status).toBe(0);
  });

  it('fails on missing and extra assets, damage and a changed manifest, and writes nothing', () => {
    const other = copy();
    rmSync(join(other, 'sudoku.pbk'));
    cpSync(join(other, 'futoshiki.pbk'), join(other, 'extra.pbk'));
    const damaged = readFileSync(join(other, 'skyscrapers.pbk'));
    damaged[60] ^= 4;
    writeFileSync(join(other, 'skyscrapers.pbk'), damaged);
    writeFileSync(join(other, 'manifest.json'), '{}');
    const before = contentsOf(other);
    const checked = run(['build', '--check', ...at(other)]);
    expect(checked.status).toBe(1);
    expect(checked.stdout).toMatch(/^sudoku\.pbk: missing$/m);
    expect(checked.stdout).toMatch(/^extra\.pbk: extra: the plan does not name it$/m);
    expect(checked.stdout).toMatch(/^skyscrapers\.pbk: differs from byte 60 on/m);
    expect(checked.stdout).toMatch(/^skyscrapers\.pbk: damaged \((checksum|inflate|content|length)/m);
    expect(checked.stdout).toMatch(/^manifest\.json: differs from byte 1 on/m);
    expect(contentsOf(other)).toEqual(before);
    const sampled = run(['build', '--check', ...at(other), '--sample', '1']);
    expect(sampled.status).toBe(1);
    expect(sampled.stdout).toMatch(/sudoku\.pbk: missing[\s\S]*skyscrapers|skyscrapers[\s\S]*sudoku\.pbk: missing/);
  });

  it('of a sample holds the assets to the manifest too', () => {
    const other = copy();
    rmSync(join(other, 'manifest.json'));
    const checked = run(['build', '--check', ...at(other), '--sample', '1']);
    expect([checked.status, checked.stdout]).toEqual([1, 'manifest.json: manifest: missing\n']);
    const fine = run(['build', '--check', ...at(out), '--sample', '1', '--json']);
    expect([fine.status, fine.stdout]).toEqual([0, '{"made":5,"differences":0}\n']);
  });

  it('fails where there is no folder', () => {
    const checked = run(['build', '--check', ...at(join(folder, 'nowhere'))]);
    expect(checked.status).toBe(1);
    expect(checked.stdout).toMatch(/manifest\.json: missing/);
  });
});

describe('show', () => {
  it('draws the puzzle and its solution', () => {
    const { status, stdout } = run(['show', 'calcudoku/easy/1', ...at(out)]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^calcudoku\/easy\/1\n\n[\s\S]+\n\nSolution\n\n[\s\S]+\n$/);
  });

  it('prints the document with its address first', () => {
    const { stdout } = run(['show', 'futoshiki/easy/2', '--json', ...at(out)]);
    const document = JSON.parse(stdout);
    expect(Object.keys(document).slice(0, 4)).toEqual(['address', 'variant', 'level', 'number']);
    expect(document).toMatchObject({ address: 'futoshiki/easy/2', number: 2, rows: 4, columns: 4 });
    expect(document.solution).toHaveLength(16);
    expect(document.grade).toMatchObject({ level: 'easy' });
    const hinted = JSON.parse(run(['show', 'sudoku/hard/2', '--json', ...at(out)]).stdout);
    expect(Object.keys(hinted).slice(-2)).toEqual(['grade', 'hints']);
    expect(hinted.hints).toHaveLength(hinted.givens.filter((given: number) => given === 0).length);
  });

  it('makes a puzzle that the bank does not hold, and the same one that it holds', () => {
    const beyond = run(['show', 'sudoku/easy/1000', '--record', ...at(out)]);
    expect([beyond.status, beyond.stderr]).toEqual([
      0,
      expect.stringMatching(/not in the banks of .*; made from the plan/),
    ]);
    expect(beyond.stdout).toMatch(/^[1-9a-i]{81}\.[A-Za-z0-9_-]{4}\n$/);
    const [stored, made] = [[], ['--make']].map(
      (more) => run(['show', 'sudoku/easy/1', '--record', ...more, ...at(out)]).stdout,
    );
    expect(made).toBe(stored);
  });

  it.each([
    ['sudoku', /no address; expected variant\/level\/number/],
    ['sudoku/easy/0', /no address/],
    ['sudoku/easy/01', /no address/],
    ['kakuro/easy/1', /plan\.json has no kakuro\/easy; expected one of sudoku\/easy/],
    ['sudoku/unknown/1', /has no sudoku\/unknown/],
  ])('refuses %s', (address, message) => {
    const shown = run(['show', address, ...at(out)]);
    expect([shown.status, shown.stderr, shown.stdout]).toEqual([2, expect.stringMatching(message), '']);
  });

  it('refuses a damaged asset by name', () => {
    const other = copy();
    writeFileSync(join(other, 'sudoku.pbk'), readFileSync(join(other, 'sudoku.pbk')).subarray(0, 100));
    const shown = run(['show', 'sudoku/easy/1', ...at(other)]);
    expect([shown.status, shown.stderr]).toEqual([2, expect.stringMatching(/sudoku\.pbk: damaged \(length, at \d+\)/)]);
  });
});

describe('export', () => {
  it('prints one document a line, in address order', () => {
    const { stdout } = run(['export', '--format', 'documents', '--out', out]);
    const documents = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(documents).toHaveLength(35);
    const sudoku = documents.filter((document) => document.variant === 'sudoku').map((document) => document.address);
    expect(sudoku).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((number) => `sudoku/easy/${number}`),
      ...[1, 2, 3, 4].map((number) => `sudoku/hard/${number}`),
    ]);
    const shown = JSON.parse(run(['show', 'skyscrapers/easy/3', '--json', ...at(out)]).stdout);
    expect(documents).toContainEqual(shown);
    expect(
      run(['export', '--format', 'documents', '--out', out, '--only', '*/easy/1']).stdout.trim().split('\n'),
    ).toHaveLength(5);
  });

  it('refuses other formats and empty folders', () => {
    expect(run(['export', '--format', 'pdf', '--out', out])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/--format: pdf; expected one of documents/),
    });
    expect(run(['export', '--out', out])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/--format: missing/),
    });
    expect(run(['export', '--format', 'documents', '--out', newFolder()])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/no assets/),
    });
  });

  it.skipIf(!existsSync('/dev/full'))('says when its output cannot be written (needs /dev/full)', () => {
    const full = spawnSync('bash', [
      '-c',
      `"${process.execPath}" "${CLI}" export --format documents --out "${out}" > /dev/full`,
    ]);
    expect(full.status).toBe(3);
    expect(full.stderr.toString()).toBe('puzzle-bank: standard output cannot be written: the disk is full\n');
  });

  it('ends quietly when its reader has seen enough', () => {
    const piped = spawnSync(
      'bash',
      ['-c', `set -o pipefail; "${process.execPath}" "${CLI}" export --format documents --out "${out}" | head -c 10`],
      { encoding: 'utf8' },
    );
    expect([piped.status, piped.stderr]).toEqual([0, '']);
  });
});

describe('diff', () => {
  it('lists added, dropped and changed addresses, of folders and of assets', () => {
    const other = newFolder();
    const rows = SMALL.filter((row) => row.variant === 'sudoku').map((row) =>
      row.level === 'easy' ? { ...row, count: 7 } : { ...row, count: 3, symmetry: 'none' },
    );
    run(['build', '--plan', writePlan(folder, rows, {}, 'diff.json'), '--out', other]);
    const files = [join(out, 'sudoku.pbk'), join(other, 'sudoku_json.pbk')];
    expect(
      run(['diff', ...files])
        .stdout.trim()
        .split('\n'),
    ).toEqual([
      '~ sudoku/hard/1',
      '~ sudoku/hard/2',
      '~ sudoku/hard/3',
      '- sudoku/hard/4',
      '+ sudoku/easy/7',
      '1 added, 1 dropped, 3 changed',
    ]);
    const lines = run(['diff', ...files, '--json'])
      .stdout.trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[4]).toEqual({ change: 'added', address: 'sudoku/easy/7' });
    expect(run(['diff', out, other]).stdout).toMatch(/1 added, 26 dropped, 3 changed/);
  });

  it('refuses assets under the wrong name, and encodings that disagree', () => {
    const swapped = copy();
    cpSync(join(swapped, 'futoshiki.pbk'), join(swapped, 'sudoku.pbk'));
    const disagreeing = copy();
    const rows = SMALL.map((row) => (row.level === 'hard' ? { ...row, symmetry: 'none' } : row));
    const plan = writePlan(folder, rows, { encodings: ['json'] }, 'disagree.json');
    expect(run(['build', '--plan', plan, '--out', join(folder, 'other')]).status).toBe(0);
    cpSync(join(folder, 'other', 'sudoku_json.pbk'), join(disagreeing, 'sudoku_json.pbk'));
    const named = /sudoku\.pbk: holds futoshiki in msgpack; expected under futoshiki\.pbk/;
    const disagree = /sudoku_json\.pbk: another sudoku\/hard\/1 than in sudoku\.pbk; expected the same puzzles/;
    for (const [wrong, message] of [
      [swapped, named],
      [disagreeing, disagree],
    ] as const) {
      for (const args of [
        ['diff', wrong, out],
        ['export', '--format', 'documents', '--out', wrong],
      ]) {
        expect(run(args)).toMatchObject({ status: 2, stderr: expect.stringMatching(message) });
      }
      expect(run(['verify', ...at(wrong)]).status).toBe(1);
    }
    expect(run(['show', 'sudoku/easy/1', ...at(swapped)])).toMatchObject({ status: 2, stdout: '' });
  });

  it('refuses what is no bank', () => {
    expect(run(['diff', out, plan])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/plan\.json: damaged \(/),
    });
    expect(run(['diff', out, join(folder, 'none')])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/none: cannot be read/),
    });
  });
});

describe('verify', () => {
  it('finds no fault in what build wrote', () => {
    const verified = run(['verify', ...at(out)]);
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    expect(verified.stdout).toMatch(/35 puzzles/);
  });

  it('ends with 1 and names a damaged asset, a foreign one and a false manifest', () => {
    const other = copy();
    const bytes = readFileSync(join(other, 'sudoku.pbk'));
    bytes[bytes.length - 5] ^= 1;
    writeFileSync(join(other, 'sudoku.pbk'), bytes);
    cpSync(join(other, 'futoshiki_json.pbk'), join(other, 'futoshiki.pbk'));
    rmSync(join(other, 'skyscrapers.pbk'));
    const verified = run(['verify', ...at(other)]);
    expect(verified.status).toBe(1);
    expect(verified.stdout).toMatch(/sudoku\.pbk: .*damaged/);
    expect(verified.stdout).toMatch(/futoshiki\.pbk: /);
    expect(verified.stdout).toMatch(/skyscrapers\.pbk: manifest: missing/);
  });

  it('checks the rules where there is no plan, and says that it checks no wishes', () => {
    const other = copy();
    const verified = run(['verify', '--out', other], {}, other);
    expect([verified.status, verified.stderr]).toEqual([0, expect.stringMatching(/no plan there; .* not checked/)]);
    expect(run(['verify', '--out', other, '--plan', 'none.json'], {}, other).status).toBe(2);
  });

  it('ends with 1 where a bank is not what the plan wishes', () => {
    const wishes = SMALL.map((row) => (row.level === 'hard' ? { ...row, empty: 20 } : row));
    const verified = run(['verify', '--plan', writePlan(folder, wishes, {}, 'wishes.json'), '--out', out]);
    expect(verified.status).toBe(1);
    expect(verified.stdout.match(/sudoku\/hard\/[1-4]: empty: /g)).toHaveLength(4);
    const banded = SMALL.map((row) => {
      if (row.variant !== 'sudoku') return row;
      return row.level === 'hard' ? { ...row, band: 'expert', hints: false } : { ...row, hints: true };
    });
    const regraded = run(['verify', '--plan', writePlan(folder, banded, {}, 'banded.json'), '--out', out]);
    expect(regraded.status).toBe(1);
    expect(regraded.stdout.match(/sudoku\/hard\/[1-4]: grade: level hard; the plan says expert/g)).toHaveLength(4);
    expect(regraded.stdout.match(/sudoku\/hard\/[1-4]: hints: there; the plan says/g)).toHaveLength(4);
    expect(regraded.stdout.match(/sudoku\/easy\/[1-6]: hints: none; the plan says/g)).toHaveLength(6);
    expect(regraded.stdout.trim().split('\n')).toHaveLength(14);
  });

  it('grades every puzzle anew and names the addresses where another grade or other hints are stored', async () => {
    const other = newFolder();
    const read = readPlan(plan);
    const stored = openFolder(out);
    const records = tasksOf(read).map(({ address, variant }) => {
      const record = recordIn(stored.find(({ bank }) => bank.variant === variant)!.bank, address)!;
      const parts = record.split('.');
      const grade = parts.findIndex((part, at) => at > 0 && /^[A-Z]...$/.test(part));
      if (address === 'sudoku/easy/2') return withValue(parts, grade, `${parts[grade].slice(0, 3)}A`).join('.');
      if (address === 'sudoku/hard/3')
        return withValue(parts, grade + 1, parts[grade + 1].replace(/./g, 'A')).join('.');
      return record;
    });
    writeFiles(other, await filesOf(banksOf(read, records), read.encodings));
    const verified = run(['verify', ...at(other)]);
    expect([verified.status, verified.stdout.trim().split('\n')]).toEqual([
      1,
      [
        expect.stringMatching(/^sudoku\.pbk: sudoku\/easy\/2: grade: score \d+; graded anew it is \d+$/),
        'sudoku.pbk: sudoku/hard/3: grade: the hints are in another order than that of the path',
      ],
    ]);
  });
});

describe('usage', () => {
  it.each([
    [['bild'], /bild: no such command; expected one of build, show/],
    [['build', '--colour'], /build: Unknown option '--colour'/],
    [['build', 'sudoku'], /build: 1 given; expected no operands/],
    [['build', '--only', ''], /--only: empty; expected a value/],
    [['build', '--check', '--sample', '-1'], /build: Option '--sample' argument is ambiguous/],
    [['verify', '--out', CLI], /cli\.js: it is no folder; expected the folder of the assets/],
    [['build', '--out', CLI], /cli\.js: it is no folder/],
    [['show', 'sudoku/easy/1\n'], /"sudoku\/easy\/1\\n": no address/],
    [[''], /an empty word: no such command/],
    [['build', '--jobs', 'many'], /--jobs: many; expected a whole number/],
    [['build', '--jobs', '0'], /--jobs: 0; expected/],
    [['build', '--sample', '3'], /--sample goes with --check/],
    [['build', '--plan', ''], /--plan: empty/],
    [['build', '--plan', 'nowhere.json'], /nowhere\.json: cannot be read: no such file/],
    [['show'], /show: 0 given; expected ADDRESS/],
    [['bench', 'nothing'], /bench nothing: no such benchmark; expected one of sudoku/],
  ])('%j ends with 2 and one message', (args, message) => {
    const { status, stdout, stderr } = run(args);
    expect([status, stdout, stderr]).toEqual([2, '', expect.stringMatching(message)]);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('helps', () => {
    expect(run(['--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/Usage: puzzle-bank COMMAND[\s\S]*build[\s\S]*verify/),
    });
    expect(run([])).toMatchObject({ status: 2 });
    expect(run(['build', '--help'])).toMatchObject({ status: 0, stdout: expect.stringMatching(/--only GLOB/) });
    expect(run(['--version']).stdout).toBe(
      `${JSON.parse(readFileSync(join(CLI, '../../../package.json'), 'utf8')).version}\n`,
    );
  });
});
