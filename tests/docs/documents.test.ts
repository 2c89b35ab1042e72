import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...['src/docs', 'src/docs/guides'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];
/** The most lines that a first reader meets. */
const LONGEST_README = 160;

describe('a document', () => {
  test.each(DOCUMENTS)('%s leads to files and headings that are there', (document) => {
    const text = readFileSync(path.join(ROOT, document), 'utf8');
    const lost = linksOf(text).filter((link) => !isThere(document, link));
    expect(lost).toEqual([]);
  });

  test.each(DOCUMENTS)('%s names commands that are there', (document) => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    const named = [
      ...readFileSync(path.join(ROOT, document), 'utf8').matchAll(/npm run (?:-s )?([\w:]+)/g),
    ].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  test('README is short', () => {
    const lines = readFileSync(path.join(ROOT, 'README.md'), 'utf8').split('\n').length;
    expect(lines).toBeLessThanOrEqual(LONGEST_README);
  });
});

function linksOf(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```|`[^`\n]*`(?!\])/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));
}

function isThere(document: string, link: string): boolean {
  const [file = '', heading] = link.split('#');
  const target = file === '' ? document : path.join(path.dirname(document), file);
  if (!existsSync(path.join(ROOT, target))) return false;
  if (heading === undefined || !target.endsWith('.md')) return true;
  const text = readFileSync(path.join(ROOT, target), 'utf8');
  const ids = [...text.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return (
    ids.includes(heading) || text.includes(`id="${heading}"`) || text.includes(`name="${heading}"`)
  );
}
