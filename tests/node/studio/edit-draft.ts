import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SMALL_FILES } from '../compiler/small-files.ts';
import type { OpenStudio } from './open-studio.ts';

/** A page of the small site, its text, and two others that it can have. */
export const FILE = 'manifests/people/fellows.json';
export const BEFORE = SMALL_FILES['people/fellows.json'] ?? '';
export const AFTER = BEFORE.replace('"title": "name"', '"title": "title"');
export const OTHER = BEFORE.replace('"title": "name"', '"title": "id"');

/** What the disk has of a file. */
export function onDisk({ root }: OpenStudio, file = FILE): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Edits the draft as it is. */
export async function edit(
  studio: OpenStudio,
  text: string | null,
  more: object = {},
  file = FILE,
) {
  const { revision: base } = await studio.call('GET state');
  return studio.call('POST edit', { base, label: 'an edit', changes: [{ file, text }], ...more });
}

/** What the draft has of a file. */
export async function textOf(studio: OpenStudio, file = FILE): Promise<string | null> {
  return (await studio.call('GET file', { path: file })).text;
}
