import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type LoadedContent, loadContent } from '../../../src/node/content-api/index.ts';
import { SMALL_DESCRIPTION } from './small-description.ts';

/** Files by their path below the content folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * Loads a content folder made for one test.
 *
 * @param prepare does to the folder what files alone cannot
 * @param fallbacks the language that another's missing items stand in
 * @param showsDrafts whether drafts are answered
 */
export function loadSmallContent(
  files: Files,
  description: object = SMALL_DESCRIPTION,
  prepare: (folder: string) => void = () => undefined,
  fallbacks: Readonly<Record<string, string>> = {},
  showsDrafts = false,
): LoadedContent {
  const root = mkdtempSync(path.join(tmpdir(), 'content-api-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = path.join(root, 'content');
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const descriptionFile = path.join(root, 'api.openapi.json');
  writeFileSync(descriptionFile, JSON.stringify(description));
  prepare(folder);
  return loadContent({
    folder,
    description: descriptionFile,
    languages: ['zh', 'en'],
    fallbacks,
    base: '/api',
    showsDrafts,
  });
}

/** An item in both languages, its front matter and body the same. */
export function both(place: string, frontMatter: string, body = ''): Files {
  const text = `---\n${frontMatter}\n---\n${body}`;
  return { [`${place}.zh.md`]: text, [`${place}.en.md`]: text };
}

/** Asks for a path below `/api` and gives the answer's JSON. */
export async function getJson(
  { api }: LoadedContent,
  place: string,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await api.fetch(new Request(`http://any/api${place}`, { headers }));
  return response.json();
}
