import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { removeFiles, writeFiles } from '../../tools/build/files.js';
import { newFolder } from './run.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (path: string) => readFileSync(path, 'utf8');

describe('writeFiles', () => {
  it('writes what changed and leaves the rest untouched', () => {
    const folder = join(newFolder(), 'deep', 'down');
    expect(
      writeFiles(folder, [
        { name: 'a', bytes: bytes('1') },
        { name: 'b', bytes: bytes('2') },
      ]),
    ).toEqual(['a', 'b']);
    utimesSync(join(folder, 'a'), 1000, 1000);
    expect(
      writeFiles(folder, [
        { name: 'a', bytes: bytes('1') },
        { name: 'b', bytes: bytes('3') },
      ]),
    ).toEqual(['b']);
    expect(statSync(join(folder, 'a')).mtimeMs).toBe(1_000_000);
    expect([text(join(folder, 'a')), text(join(folder, 'b'))]).toEqual(['1', '3']);
    expect(readdirSync(folder).sort()).toEqual(['a', 'b']);
  });

  it('clears what a killed run left, and nothing of a run that lives', () => {
    const folder = newFolder();
    writeFileSync(join(folder, '.a.tmp-999999999'), 'half');
    writeFileSync(join(folder, `.a.tmp-${process.ppid}`), 'being written');
    writeFileSync(join(folder, '.hidden'), 'of somebody else');
    writeFiles(folder, [{ name: 'a', bytes: bytes('1') }]);
    expect(readdirSync(folder).sort()).toEqual([`.a.tmp-${process.ppid}`, '.hidden', 'a'].sort());
  });

  it('leaves every file as it was when one cannot be written', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'a'), 'old');
    const tooLong = 'x'.repeat(300);
    expect(() =>
      writeFiles(folder, [
        { name: 'a', bytes: bytes('new') },
        { name: tooLong, bytes: bytes('1') },
      ]),
    ).toThrow(/cannot be written/);
    expect(text(join(folder, 'a'))).toBe('old');
    expect(readdirSync(folder)).toEqual(['a']);
  });

  it('says so when the folder is a file', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'a'), '');
    expect(() => writeFiles(join(folder, 'a'), [])).toThrow(/a: cannot be written/);
  });

  it('removes by name', () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'kept'));
    writeFileSync(join(folder, 'a'), '');
    removeFiles(folder, ['a', 'not there']);
    expect(existsSync(join(folder, 'a'))).toBe(false);
    expect(readdirSync(folder)).toEqual(['kept']);
  });
});
