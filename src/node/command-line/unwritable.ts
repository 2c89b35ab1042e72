import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.ts';

/** What the system's own codes say to who has called a command. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EEXIST: 'a file stands where a folder has to be',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file stands where a folder has to be',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written on that disk',
};

/** Calls of the system by which nothing is read. */
const WRITES = ['copyfile', 'link', 'mkdir', 'rename', 'rmdir', 'symlink', 'unlink', 'write'];

/** A system's refusal to write, as Node throws it. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

/** @returns what a system that does not write has to say, in a line; any other error as it is */
export function explainUnwritable(error: unknown, place?: string, fix?: string): unknown {
  if (!isSystemError(error)) return error;
  const { code = '', syscall = '', path: file, message } = error;
  const isMissing = code === 'ENOENT' && syscall === 'mkdir';
  const known = isMissing ? 'the system makes no folder there' : REASONS[code];
  const where = place ?? file;
  if (where === undefined || (place === undefined && known === undefined)) return error;
  const what = WRITES.includes(syscall) || place !== undefined ? 'written' : 'opened';
  const todo = fix ?? 'name another folder, or give this user the right to write there';
  return new Refusal(`${where} cannot be ${what}: ${known ?? message}; ${todo}`, { cause: error });
}

/**
 * Makes a folder and those above it. Node's own way, `recursive`, goes on for ever where the system makes
 * none, as in /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}
