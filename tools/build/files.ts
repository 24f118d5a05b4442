/** Writing the output folder: each file whole or not at all, and only what changed. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InputError, UnfinishedError } from '../errors.js';
import { reasonOf } from '../json.js';

/** A file to stand in the output folder. */
export interface OutputFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const TEMPORARY = /^\.(.+)\.tmp-(\d+)$/;

/**
 * Brings the folder to hold the files, and returns the names of those that changed. All changed files are first
 * written and synced under temporary names, then renamed in the order given, so that a kill at any moment leaves each
 * file old or new. Put last the file that vouches for the others. Leftovers of killed runs are cleared.
 * Throws `InputError` where a folder stands in a file's place, `UnfinishedError` where the disk says no; then nothing has been renamed, or all that could be.
 */
export function writeFiles(folder: string, files: readonly OutputFile[]): string[] {
  try {
    makeFolder(folder);
    clearLeftovers(folder);
    const blocked = files.find(({ name }) => statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory());
    if (blocked !== undefined)
      throw new InputError(`${join(folder, blocked.name)}: it is a folder; expected a file, or nothing`);
    const changed = files.filter((file) => !standsAlready(join(folder, file.name), file.bytes));
    const temporaries = changed.map((file) => join(folder, `.${file.name}.tmp-${process.pid}`));
    try {
      for (const [i, file] of changed.entries()) writeSynced(temporaries[i], file.bytes);
      for (const [i, file] of changed.entries()) renameSync(temporaries[i], join(folder, file.name));
    } finally {
      for (const temporary of temporaries) rmSync(temporary, { force: true });
    }
    if (changed.length > 0) syncFolder(folder);
    return changed.map((file) => file.name);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new UnfinishedError(`${placeOf(error, folder)}: cannot be written: ${reasonOf(error)}`);
  }
}

/** Makes a folder and those above it, one by one: Node's own way never ends where a file system says that a parent is missing which is there. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder);
}

/** The file that could not be written: a temporary one stands for the folder. */
function placeOf(error: unknown, folder: string): string {
  const { path, dest } = error as NodeJS.ErrnoException & { readonly dest?: string };
  const place = dest ?? path ?? folder;
  return TEMPORARY.test(basename(place)) ? folder : place;
}

/** Removes files by name; missing ones are fine. */
export function removeFiles(folder: string, names: readonly string[]): void {
  for (const name of names) rmSync(join(folder, name), { force: true });
}

function standsAlready(path: string, bytes: Uint8Array): boolean {
  return existsSync(path) && readFileSync(path).equals(bytes);
}

function writeSynced(path: string, bytes: Uint8Array): void {
  const handle = openSync(path, 'w');
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Makes the renames last. Some systems cannot open a folder; there the renames are as lasting as they make them. */
function syncFolder(folder: string): void {
  let handle: number;
  try {
    handle = openSync(folder, 'r');
  } catch {
    return;
  }
  try {
    fsyncSync(handle);
  } catch {
    // The same systems.
  } finally {
    closeSync(handle);
  }
}

/** Temporary files whose writer is gone: a run that was killed. */
function clearLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, , pid] = TEMPORARY.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
