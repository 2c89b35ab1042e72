import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../command-line/index.ts';

/** A file that is to be written. */
export interface PlannedFile {
  /** Its path below the project's root, with `/`. */
  readonly file: string;
  readonly text: string;
}

/** A file that is there already, with its new text. */
export interface ChangedFile extends PlannedFile {
  /** What is added, for a maintainer to see. */
  readonly added: string;
}

/** @throws {Refusal} where one of the files is there already: nothing is ever overwritten */
export function refuseExisting(root: string, files: readonly PlannedFile[]): void {
  const taken = files.find(({ file }) => existsSync(path.join(root, file)));
  if (taken === undefined) return;
  const fix = 'rename or remove it, or choose another route';
  throw new Refusal(`${taken.file} is there already; ${fix}`);
}

/** Writes new files, and the folders that they stand in. */
export function writeFiles(root: string, files: readonly PlannedFile[]): void {
  for (const { file, text } of files) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text, { flag: 'wx' });
  }
}

/** Writes files that are there already anew. */
export function changeFiles(root: string, files: readonly PlannedFile[]): void {
  for (const { file, text } of files) writeFileSync(path.join(root, file), text);
}
