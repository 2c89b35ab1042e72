import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type AskedCall, listMarkdownFiles } from '../../../src/node/content/index.ts';
import { loadContent } from '../../../src/node/content-api/index.ts';
import { PROJECT } from '../compiler/small-site.ts';

const FILES = {
  'begin.md':
    '<!-- Generated. -->\n\n# Begin `here`\n\nGo to [the sea](guides/sea.md#by-boat), or [below](#its-end-1).\n\n```sh\n## Its end\n```\n\n## It’s `end`\n\n### It’s end\n',
  'guides/sea.md':
    '# The sea\n\n[Back](../begin.md), [code](../../src/a.ts) and ![map](../../map.webp).\n\nBy boat\n-------\n\nSail, without nets.\n\n## By oars\n\nNets, and nets.\n',
};

const asks = (endpoint: string, route: string): AskedCall => ({
  endpoint,
  route,
  isList: false,
  isPaged: false,
  query: {},
  fields: [],
  parameters: [],
  everyLanguage: false,
});
const PASSAGES: AskedCall = { ...asks('/passages', '/search'), isList: true };
const CALLS = [asks('/begin', '/start'), asks('/guides/{id}', '/how-to/:id'), PASSAGES];

function writeDocuments(files: Readonly<Record<string, string>> = FILES): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

function load(files?: Readonly<Record<string, string>>) {
  const folder = writeDocuments(files);
  return loadContent({
    folder,
    description: path.join(folder, 'none.json'),
    languages: ['en'],
    calls: () => CALLS,
    site: { content: folder, media: path.join(folder, 'media') },
    base: '/api',
  });
}

async function ask(url: string): Promise<unknown> {
  const { api } = load();
  const answer = await api.fetch(new Request(`http://any/api${url}`));
  return answer.json();
}

describe('a Markdown file without a language in its name', () => {
  test('is a document of a site in one language, at its place and in the list of all', () => {
    const { names, problems } = listMarkdownFiles(writeDocuments(), ['en']);
    expect(problems).toEqual([]);
    expect(names.map(({ folder, id }) => [folder, id])).toEqual([
      ['', 'begin'],
      ['documents', 'begin'],
      ['guides', 'sea'],
      ['documents', 'guides-sea'],
    ]);
  });

  test('is a mistake where there are several languages', () => {
    const { names, problems } = listMarkdownFiles(writeDocuments(), ['en', 'de']);
    expect(names).toEqual([]);
    expect(problems[0]?.message).toContain('has no language of the site; call it begin.en.md');
  });

  test('has its first heading as its title, and the rest as its text', async () => {
    expect(await ask('/begin')).toMatchObject({ title: 'Begin here', url: '/start' });
    expect(load().problems).toEqual([]);
  });

  test('leads to the pages that show others, and to the ids of headings', async () => {
    expect(await ask('/begin')).toMatchObject({
      text: expect.stringContaining(
        '<p>Go to <a href="/how-to/sea#h-by-boat">the sea</a>, or <a href="#h-it-s-end-2">below</a>.</p>',
      ),
    });
  });

  test('loses links and pictures that lead out of the content', async () => {
    expect(await ask('/guides/sea')).toMatchObject({
      text: expect.stringContaining('<p><a href="/start">Back</a>, <a>code</a> and .</p>'),
    });
  });

  test('is parted at its headings for a search that leads to the place', async () => {
    expect(await ask('/passages?q=sail')).toMatchObject([
      {
        title: 'By boat',
        page: 'The sea',
        url: '/how-to/sea#h-by-boat',
        text: '<p>Sail, without nets.</p>',
      },
    ]);
    expect(await ask('/passages?q=sea%20back')).toMatchObject([
      { title: 'The sea', url: '/how-to/sea' },
    ]);
    expect(load().problems).toEqual([]);
  });

  test('is found before others where it has the words more often, if nothing else sets it off', async () => {
    const passages = '/passages?q=nets';
    expect(await ask(passages)).toMatchObject([{ title: 'By oars' }, { title: 'By boat' }]);
  });

  test('is found among all', async () => {
    expect(await ask('/documents?q=sail')).toMatchObject([
      { title: 'The sea', url: '/how-to/sea' },
    ]);
  });
});

test('a mistake in a document is said once, though lists of all have it too', () => {
  const { problems } = load({ ...FILES, 'begin.md': '---\ntags: [a\n---\n\n# Begin\n' });
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['begin.md:2']);
});

test('every document of the project has a page of its documentation', () => {
  const list = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.basename(name));
  const documents = list(path.join(PROJECT, 'src/docs')).filter((name) => name.endsWith('.md'));
  const pages = list(path.join(PROJECT, 'tests/sites/documentation/manifests'));
  const missing = documents.filter((name) => !pages.includes(name.replace('.md', '.json')));
  expect(missing).toEqual([]);
});
