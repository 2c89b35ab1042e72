import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readDisk } from './confined-files.ts';
import type { FileTexts } from './draft-log.ts';

/**
 * Writes files so that each is there as a whole: beside its place first, and then by one step into it.
 * Where that fails on the way, what was written is taken back.
 *
 * @param root the site's folder
 * @throws what the file system throws
 */
export function replaceFiles(root: string, files: FileTexts): void {
  const before = Object.fromEntries(Object.keys(files).map((file) => [file, readDisk(root, file)]));
  const ready = prepare(root, files);
  const done: string[] = [];
  try {
    for (const { file, beside } of ready) {
      renameSync(beside, path.join(root, file));
      done.push(file);
    }
    for (const [file, text] of Object.entries(files)) {
      if (text === null) removeFile(root, file);
      done.push(file);
    }
  } catch (error) {
    for (const { beside } of ready) rmSync(beside, { force: true });
    restore(root, before, done);
    throw error;
  }
}

interface ReadyFile {
  readonly file: string;
  /** The whole path of what becomes it. */
  readonly beside: string;
}

function prepare(root: string, files: FileTexts): ReadyFile[] {
  const ready: ReadyFile[] = [];
  try {
    for (const [file, text] of Object.entries(files)) {
      if (text === null) continue;
      const place = path.join(root, file);
      mkdirSync(path.dirname(place), { recursive: true });
      // A leading dot, so that nobody reads it meanwhile.
      const beside = path.join(path.dirname(place), `.${randomUUID()}.tmp`);
      ready.push({ file, beside });
      writeFileSync(beside, text, { flag: 'wx' });
    }
  } catch (error) {
    for (const { beside } of ready) rmSync(beside, { force: true });
    throw error;
  }
  return ready;
}

function restore(root: string, before: FileTexts, done: readonly string[]): void {
  for (const file of done) {
    const text = before[file] ?? null;
    if (text === null) rmSync(path.join(root, file), { force: true });
    else writeFileSync(path.join(root, file), text);
  }
}

/** Removes a file, and the folders that are empty then. */
function removeFile(root: string, file: string): void {
  rmSync(path.join(root, file), { force: true });
  for (
    let folder = path.posix.dirname(file);
    folder.includes('/');
    folder = path.posix.dirname(folder)
  ) {
    const place = path.join(root, folder);
    if (!existsSync(place) || readdirSync(place).length > 0) return;
    rmdirSync(place);
  }
}
