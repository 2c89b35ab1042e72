import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listMarkdown } from '../../../src/node/content/index.ts';

const FILES = [
  'about.de.md',
  'about.en.md',
  'news/opening.en.md',
  'news/picture.webp',
  '@library/rules.en.md',
  'media/notes.en.md',
];

describe('the Markdown files that a page may show', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'markdown-'));
  for (const file of FILES) {
    const place = path.join(root, 'content', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, '');
  }
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('are those of each API, once for all languages', () => {
    const files = listMarkdown(root, [undefined, 'library', 'elsewhere'], ['de', 'en']);
    expect(files.map(({ name }) => name).sort()).toEqual([
      '@library/rules',
      'about',
      'news/opening',
    ]);
    expect(files).toContainEqual({ name: 'about', file: 'content/about.de.md' });
    expect(files).toContainEqual({ name: '@library/rules', file: 'content/@library/rules.en.md' });
  });
});
