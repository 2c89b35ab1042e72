import { expect, test } from 'vitest';
import { readAskedCalls } from '../../../src/node/compiler/index.ts';
import { replaceIn, writeSite } from './small-site.ts';

const NEWS = 'news.json';
const PAGING = '"paging": "server"';

/** What the news ask of the API, with more said of their source. */
function askedByNews(more: string) {
  const root = writeSite({ [NEWS]: replaceIn(NEWS, PAGING, `${PAGING}${more}`) }, {});
  const calls = readAskedCalls(root).filter(({ route }) => route === '/news');
  return calls.map(({ endpoint, isList, isPaged, fields }) => ({
    endpoint,
    isList,
    isPaged,
    fields: fields.map(({ path }) => path.join('.')),
  }));
}

const LIST = { endpoint: '/news', isList: true, isPaged: true, fields: ['name', 'publishedAt'] };

test.each([
  ['that nothing is said of', ''],
  ['that are said to be where pages have them', ', "items": "content"'],
])('items %s are a list', (_, more) => {
  expect(askedByNews(more)).toEqual([LIST]);
});

test('items at another place are a part of an answer', () => {
  expect(askedByNews(', "items": "found.entries"')).toEqual([
    {
      ...LIST,
      isList: false,
      fields: ['found.entries.name', 'found.entries.publishedAt'],
    },
  ]);
});
