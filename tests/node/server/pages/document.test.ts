import { expect, test } from 'vitest';
import { startBackend, startSmallServer } from '../small-server.ts';

/** The documents of a page whose backend has one word after the other for it. */
async function readDocuments(words: readonly string[]): Promise<string[]> {
  const left = [...words];
  const apiOrigin = await startBackend((_request, response) => response.end(left.shift()));
  const { origin } = await startSmallServer({ apiOrigin });
  const documents: string[] = [];
  for (const [page] of words.entries()) {
    documents.push(await (await fetch(`${origin}/pages/one?page=${page}`)).text());
  }
  return documents;
}

test('a document has what says of the page in its head, and the page in its body', async () => {
  const [document = ''] = await readDocuments(['word']);
  expect(document).toMatch(
    /^<html lang="zh-CN"><head><title>.*<\/head><body><p>.* word<\/p>.*<script type="application\/json" id="site-snapshot">\{\}<\/script><template>.*<\/template><\/body><\/html>$/s,
  );
});

test('a page is whole, however short and of whatever letters those before it were', async () => {
  const longer = [
    '湖'.repeat(5000),
    '湖'.repeat(30_000),
    'x'.repeat(500_000),
    '😀'.repeat(200_000),
  ];
  const words = ['a', ...longer, 'b'];
  const documents = await readDocuments(words);
  expect(
    documents.map((document, page) => document.includes(`page=${page} zh ${words[page]}</p>`)),
  ).toEqual(words.map(() => true));
  expect(documents.every((document) => document.endsWith('</html>'))).toBe(true);
});
