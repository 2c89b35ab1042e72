import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { ManifestReader } from '../../../src/node/compiler/index.ts';
import { SMALL_CONTENT } from '../compiler/small-content.ts';
import { SMALL_FILES } from '../compiler/small-files.ts';
import { type Changes, PROJECT, replaceIn, writeSite } from '../compiler/small-site.ts';
import { UNDESCRIBED, writeUndescribedSite } from '../content/undescribed-site.ts';

const LIST = 'people/fellows.json';
const LAKE = 'content/news/lake.en.md';
const lake = (part: string, wrong: string) => ({
  [LAKE]: (SMALL_CONTENT[LAKE] ?? '').replace(part, wrong),
});

/** What is wrong with one manifest, of which the news know nothing. */
const BROKEN: Readonly<Record<string, Changes>> = {
  'that cannot be read': { [LIST]: '{ "route": ' },
  'that names no layout': { [LIST]: replaceIn(LIST, '"card-list"', '"card-lst"') },
  'that reads an unknown field': { [LIST]: replaceIn(LIST, '"title",', '"titel",') },
  'that is the theme, and cannot be read': { 'theme.json': '{' },
};

/** Mistakes elsewhere, and what is said of each. */
const MISTAKES: Readonly<Record<string, readonly [Changes, string]>> = {
  'front matter that is none': [lake('The lake', '@lake'), `M402 ${LAKE}`],
  'a date that is none': [lake('2026-06-01T09:00:00+08:00', 'soon'), `M402 ${LAKE}`],
  'an item in one language': [{ 'content/news/lake.zh.md': null }, `M306 ${LAKE}`],
  'a missing picture of the content': [{ 'media/lake.webp': null }, `M405 ${LAKE}`],
  'a missing picture of a manifest': [{ 'media/logo.svg': null }, 'M405 manifests/site.json'],
  'a picture that is none': [{ 'media/lake.webp': 'x' }, `M410 ${LAKE}`],
  'a missing text of a page': [
    { 'content/imprint.en.md': null, 'content/imprint.zh.md': null },
    'M430 manifests/imprint.json',
  ],
};

const find = async (root: string) =>
  (await validateSite(root)).findings.map(({ code, file }) => `${code} ${file}`);

describe.each(Object.entries(BROKEN))('beside a manifest %s', (_, broken) => {
  test.each(Object.entries(MISTAKES))('%s is found', async (_name, [mistake, wanted]) => {
    const found = await find(writeSite({ ...broken, ...mistake }));
    expect(found).toContain(wanted);
    expect(found.map(fileOf)).toContain(`manifests/${Object.keys(broken)[0]}`);
  });

  test('nothing is said of what is right', async () => {
    const files = (await find(writeSite({ ...broken, 'media/unnamed.tif': 'x' }))).map(fileOf);
    expect(files).toEqual([`manifests/${Object.keys(broken)[0]}`]);
  });
});

/** All manifests of a site, each of which may be the one that cannot be read. */
const NAMES = Object.keys(SMALL_FILES);

describe('while a manifest cannot be read nothing is said that it might explain', () => {
  test.each(NAMES)('%s', async (name) => {
    const files = (await find(writeSite({ [name]: '{', 'media/unnamed.tif': 'x' }))).map(fileOf);
    expect(new Set(files)).toEqual(new Set([`manifests/${name}`]));
  });

  test.each(NAMES.filter((name) => UNDESCRIBED[name] !== null))(
    '%s of a site whose API nothing describes',
    async (name) => {
      const files = (await find(writeUndescribedSite({ [name]: '{' }))).map(fileOf);
      expect(new Set(files)).toEqual(new Set([`manifests/${name}`]));
    },
  );

  test.each(['{', '[]'])('a description of the API: %s', async (text) => {
    const files = (await find(writeSite({ 'schemas/api.openapi.json': text }))).map(fileOf);
    expect(new Set(files)).toEqual(new Set(['schemas/api.openapi.json']));
  });
});

test.each([
  ['the pages that show documents', 'documentation', 'manifests/guides/maintaining.json'],
  ['the servers that pages show something of', 'museum', 'manifests/site.json'],
])('nor of %s', async (_, site, file) => {
  const root = path.join(PROJECT, 'tests/sites', site);
  const manifests = new ManifestReader(root, new Map([[file, '{']]));
  const { findings } = await validateSite(root, undefined, undefined, manifests);
  expect(findings.map((finding) => finding.file)).toEqual([file]);
});

function fileOf(finding: string): string {
  return finding.split(' ')[1] ?? '';
}
