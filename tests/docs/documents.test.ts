import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/node/cli/commands.ts';
import { SCRIPTS } from '../../src/node/init/project-files.ts';
import { listPackageFiles } from '../../src/node/packing/list-package-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The files of the package, but for those that a build writes. */
const PACKED = listPackageFiles(ROOT);
const PACKAGED = PACKED.filter((file) => file.endsWith('.md'));
const DOCUMENTS = ['CONTRIBUTING.md', 'tests/README.md', 'tests/bench/README.md', ...PACKAGED];
/** Those of the package that speak of the engine's repository. */
const OF_ENGINE = ['CHANGELOG.md', 'src/docs/architecture.md', 'src/docs/editors.md'];
/** Parts of documents that are about the engine's repository, or about sites that were copies of it. */
const NOT_OF_SITES = /^## (?:This repository|A site of version 1)\n[\s\S]*?(?=^## )/gm;
const TEXT = /\.(?:md|json|tsx?|css)$/;
/** The most lines that a first reader meets. */
const MAX_README_LINES = 160;

describe('a document', () => {
  test.each(DOCUMENTS)('%s leads to files and headings that are there', (document) => {
    expect(linksOf(read(document)).filter((link) => !isThere(document, link))).toEqual([]);
  });

  test.each(DOCUMENTS)('%s names commands that are there', (document) => {
    const { scripts }: { scripts: object } = JSON.parse(read('package.json'));
    expect(scriptsIn(read(document)).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    const called = [...read(document).matchAll(/npx colophon ([a-z-]+)/g)].map(([, name]) => name);
    expect(called.filter((name = '') => !Object.hasOwn(COMMANDS, name))).toEqual([]);
  });

  test('README is short', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(MAX_README_LINES);
  });
});

describe('a document of the package', () => {
  test('is each that a maintainer is told of', () => {
    for (const name of ['maintaining', 'findings', 'reference', 'guides/theme']) {
      expect(PACKAGED).toContain(`src/docs/${name}.md`);
    }
  });

  test('and schemas show no institute’s words to others', () => {
    const shown = PACKED.filter((file) => /^(?:src\/docs|schemas|renderers|README)/.test(file));
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter((file) => TEXT.test(file) && /chenghu|澄湖/i.test(read(file)))).toEqual([]);
  });

  test.each(PACKAGED)('%s leads to files that the package holds', (document) => {
    const targets = linksOf(read(document))
      .map((link) => link.split('#')[0] ?? '')
      .filter((file) => file !== '')
      .map((file) => path.posix.join(path.posix.dirname(document), file));
    expect(targets.filter((target) => !isPacked(target))).toEqual([]);
  });

  const ofSites = PACKAGED.filter((document) => !OF_ENGINE.includes(document));

  test.each(ofSites)('%s names scripts and paths that a site has', (document) => {
    const text = read(document)
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(NOT_OF_SITES, '')
      .replace(/^The picture is of the page of .* of the engine's repository\.$/gm, '');
    expect(scriptsIn(text).filter((name) => !Object.hasOwn(SCRIPTS, name))).toEqual([]);
    const named = [...text.matchAll(/`((?:src|tests)\/[\w./@-]+)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !isPacked(name))).toEqual([]);
  });
});

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

function scriptsIn(text: string): string[] {
  return [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
}

/** Whether the package has a file, or a folder with files. */
function isPacked(target: string): boolean {
  const folder = `${target.replace(/\/$/, '')}/`;
  return PACKED.some((file) => file === target || file.startsWith(folder));
}

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
  const text = read(target);
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
