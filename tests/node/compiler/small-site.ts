import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type Compilation, compile, type Finding } from '../../../src/node/compiler/index.ts';
import { SMALL_CONTENT, SMALL_MEDIA } from './small-content.ts';
import { SMALL_FILES } from './small-files.ts';

/** The root of the repository. */
export const PROJECT = path.resolve(import.meta.dirname, '../../..');

/** Files by their path below manifests/, or of content below the root; null takes one away. */
export type Changes = Readonly<Record<string, string | Uint8Array | null>>;

/**
 * Writes the small site with changes into a folder of its own; it goes when the test ends.
 *
 * @param content what stands beside the manifests; the compiler alone reads none of it
 */
export function writeSite(
  changes: Changes = {},
  content: Readonly<Record<string, string | Uint8Array>> = { ...SMALL_CONTENT, ...SMALL_MEDIA },
): string {
  const root = mkdtempSync(path.join(tmpdir(), 'compiler-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  // What is written must not be written into the project's own.
  if (Object.keys(changes).some((name) => name.startsWith('schemas/'))) {
    cpSync(path.join(PROJECT, 'schemas'), path.join(root, 'schemas'), { recursive: true });
  } else symlinkSync(path.join(PROJECT, 'schemas'), path.join(root, 'schemas'));
  if (Object.keys(changes).some((name) => name.startsWith('renderers/'))) {
    copyRenderers(path.join(root, 'renderers'));
  } else symlinkSync(sharedRenderers(), path.join(root, 'renderers'));
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'package.json'), '{}');
  mkdirSync(path.join(root, 'manifests'));
  for (const [name, text] of Object.entries({ ...SMALL_FILES, ...content, ...changes })) {
    const file = path.join(
      root,
      /^(?:content|media|schemas|renderers)\//.test(name) ? '' : 'manifests',
      name,
    );
    if (text === null) {
      rmSync(file, { force: true });
      continue;
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

let shared: string | undefined;

/** The renderers of all small sites that change none of them. */
function sharedRenderers(): string {
  if (shared !== undefined) return shared;
  const folder = mkdtempSync(path.join(tmpdir(), 'renderers-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  copyRenderers(folder);
  shared = folder;
  return folder;
}

/** Of the project's renderers a small site has what the compiler reads, and none of their styles. */
export function copyRenderers(to: string): void {
  const from = path.join(PROJECT, 'renderers');
  const isRead = (name: string) =>
    !path.extname(name) ||
    /^(?:schema\.json|words\.json|renderer-api\.json|index\.tsx?)$/.test(path.basename(name)) ||
    name.includes('coming-soon');
  cpSync(from, to, { recursive: true, filter: isRead });
}

/** Compiles the small site with changes. */
export function compileSite(changes: Changes = {}): Compilation {
  return compile(writeSite(changes, {}));
}

/** A file of the small site with one part of its text replaced; the part stands there once. */
export function replaceIn(name: string, part: string, replacement: string): string {
  const text = SMALL_FILES[name] ?? '';
  expect(text.split(part), `${part} in ${name}`).toHaveLength(2);
  return text.replace(part, () => replacement);
}

/** A text without its mark `»`, and the line and column where the mark stood, counted from 1. */
export function readMark(marked: string): { text: string; place: string } {
  const [before, after] = marked.split('»');
  if (before === undefined || after === undefined) throw new Error('no mark » in the text');
  const lines = before.split('\n');
  return { text: before + after, place: `${lines.length}:${(lines.at(-1) ?? '').length + 1}` };
}

/** A finding in short, as a test compares it. */
export function describeFinding({ file, line, column, code }: Finding): string {
  return `${code} ${file}:${line}:${column}`;
}
