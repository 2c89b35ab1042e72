import { expect, test } from 'vitest';
import { routesOfOwnCode } from '../../../src/node/check/own-code.ts';
import { validateSite } from '../../../src/node/check/validate-site.ts';
import { compile } from '../../../src/node/compiler/index.ts';
import { siteFolder } from '../../sites/find-sites.ts';
import { type Changes, replaceIn, writeSite } from '../compiler/small-site.ts';
import { newsItem, writeUndescribedSite } from '../content/undescribed-site.ts';

async function findingsOf(root: string): Promise<string[]> {
  const { findings } = await validateSite(root);
  return findings.map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`);
}

/** A file of the content in both languages. */
const both = (name: string, text: string): Changes => ({
  [`content/${name}.en.md`]: text,
  [`content/${name}.zh.md`]: text,
});

/** A piece of news whose text is called otherwise. */
const withText = (name: string) => newsItem('sea').replace('# description', `# ${name}`);

test('a text is found that pages read of other content alone, with the field that it may be', async () => {
  const root = writeUndescribedSite(both('news/sea', withText('content')));
  expect(await findingsOf(root)).toEqual([
    'M403 content/news/sea.en.md:7 no page reads the text "content" in this file and 1 more, so that nobody sees it; call it "cover" or "description" if that is meant, which this file lacks, name it in a manifest, or remove it',
  ]);
});

test('so is a text without a name', async () => {
  const root = writeUndescribedSite(
    both('news/sea', newsItem('sea').replace('# description\n', '')),
  );
  expect(await findingsOf(root)).toEqual([
    expect.stringContaining('M403 content/news/sea.en.md:8 no page reads the text "text"'),
  ]);
});

test.each([
  ['that nobody knows', 'teaser: x\n', '"teaser"'],
  ['in the place of one that is missing', 'covr: /media/lake.webp\n', 'did you mean "cover"?'],
])('a field %s is found, in all files at once', async (_, field, says) => {
  const root = writeUndescribedSite({
    ...both('news/sea', newsItem('sea', field)),
    ...both('news/shore', newsItem('shore', field)),
  });
  const found = await findingsOf(root);
  expect(found).toEqual([expect.stringContaining('in this file and 3 more')]);
  expect(found[0]).toContain(says);
});

test('a text that the description names is found where no page reads it', async () => {
  expect(await findingsOf(writeSite({ 'story.json': null }))).toEqual([
    expect.stringContaining('M403 content/news/lake.en.md:8 no page reads the text "description"'),
  ]);
});

test('nothing is said of what an override may read', async () => {
  const end = '"description" }]\n    }\n  }';
  const override = replaceIn('story.json', end, `${end},\n  "override": "coming-soon"`);
  const changes = { ...both('news/sea', withText('content')), 'story.json': override };
  expect(await findingsOf(writeUndescribedSite(changes))).toEqual([]);
});

test('nothing is said of a field of the front matter that pages read of other content', async () => {
  const changes = both('news/sea', newsItem('sea', 'email: sea@example.org\n'));
  expect(await findingsOf(writeUndescribedSite(changes))).toEqual([]);
});

test('nothing is said of words that readers can search, though no page shows them', async () => {
  const source = '"endpoint": "/home/academic-lifes"';
  const search = replaceIn('find.json', source, '"endpoint": "/news"')
    .replace('"/home/remapping"', '"/news"')
    .replace(/"items": ".*",\s*|, "tags": "tags"/g, '');
  const changes = both('news/sea', newsItem('sea', 'keywords: coast\n'));
  expect(await findingsOf(writeUndescribedSite(changes))).toHaveLength(1);
  expect(await findingsOf(writeUndescribedSite({ ...changes, 'find.json': search }))).toEqual([]);
});

test('nothing is said of files that no page asks for', async () => {
  expect(await findingsOf(writeUndescribedSite(both('papers/one', withText('content'))))).toEqual(
    [],
  );
});

test('pages of overrides and of renderers of the site are those whose reading nobody knows', () => {
  const root = siteFolder('museum');
  expect([...routesOfOwnCode(root, compile(root).manifests)].sort()).toEqual([
    '/',
    '/visit/first-visit',
    '/visit/press',
    '/whats-on/events',
    '/whats-on/exhibitions/:id',
  ]);
});
