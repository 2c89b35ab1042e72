import { describe, expect, test } from 'vitest';
import type { ListModel } from '../../../src/core/manifest/list-model.ts';
import { testMistakes } from './mistakes.ts';
import { type Change, normalPage, wordsOf } from './normal-form.ts';
import { compileSite, replaceIn } from './small-site.ts';

const SOURCE = '"source": { "endpoint": "/home/latest-activities", "limit": 5 },';

/** Activities that are here as a whole, with what readers can do with them. */
const withList = (list: string): Change => [
  SOURCE,
  `${SOURCE.replace(', "limit": 5', '')} "list": ${list},`,
];

function listOf(list: string): ListModel | undefined {
  const { views } = normalPage('front', withList(list)).route;
  return views.flatMap((view) => view.list ?? [])[0];
}

const KIND =
  '{ "type": "value", "field": "name", "label": "menu.news", "parameter": "kind", "words": { "a": "people.life" } }';
const YEARS = '{ "type": "years", "field": "time", "label": "menu.people", "parameter": "year" }';
const WORDS = '{ "type": "words", "fields": ["name"], "label": "menu.home", "parameter": "q" }';
const option = (id: string, field: string) =>
  `{ "id": "${id}", "title": "people.${id}", "field": "${field}" }`;
const OPTIONS = `"options": [${option('past', 'time')}, ${option('school', 'name')}, ${option('files', 'id')}]`;

describe('the parameters of a list in the URL', () => {
  test('are those of its parts, filters and orders, with what each may be', () => {
    const list = listOf(
      `{ "filters": [${KIND}, ${YEARS}, ${WORDS}], "sort": { ${OPTIONS} }, "time": { "field": "time" } }`,
    );
    expect(list?.parameters).toEqual([
      { name: 'time', values: ['past'] },
      { name: 'kind' },
      { name: 'year-from', isYear: true },
      { name: 'year-to', isYear: true },
      { name: 'q' },
      // The first order is there without a name.
      { name: 'sort', values: ['school', 'files'] },
    ]);
  });

  test('have the names that the manifest gives them', () => {
    const list = listOf(
      `{ "sort": { "parameter": "order", ${OPTIONS} }, "time": { "field": "time", "parameter": "when" } }`,
    );
    expect(list?.parameters).toEqual([
      { name: 'when', values: ['past'] },
      { name: 'order', values: ['school', 'files'] },
    ]);
    expect([list?.time?.parameter, list?.sort?.parameter]).toEqual(['when', 'order']);
  });

  test.each([
    ['groups alone', '{ "groupBy": { "by": "year", "field": "time" } }'],
    ['the one part that is shown', '{ "time": { "field": "time", "only": "past" } }'],
  ])('are none of %s', (_, list) => {
    expect(listOf(list)?.parameters).toEqual([]);
  });
});

describe('a parameter of a list', () => {
  const FILTER = (parameter: string) =>
    `{ "type": "value", "field": "name", "label": "menu.news", "parameter": "${parameter}" }`;
  const inFront = (code: string, list: string, says: string) => {
    const [part, wrong] = withList(list);
    return { code, file: 'front.json', part, wrong, says } as const;
  };
  testMistakes({
    'that is a filter’s, and that of what is over where no other is named': inFront(
      'M221',
      `{ "filters": [${FILTER('time')}], "time": »{ "field": "time" } }`,
      'the parameter "time" of URLs is that of a filter; choose another',
    ),
    'that is a filter’s, and that of what is over': inFront(
      'M221',
      `{ "filters": [${FILTER('when')}], "time": { "field": "time", "parameter": »"when" } }`,
      'the parameter "when" of URLs is that of a filter; choose another',
    ),
  });

  test('may be called as that of what is over would be, where one part alone is shown', () => {
    const list = listOf(
      `{ "filters": [${FILTER('time')}], "time": { "field": "time", "only": "past" } }`,
    );
    expect(list?.parameters).toEqual([{ name: 'time' }]);
  });
});

describe('a list that readers work with', () => {
  test('has the words of its filters and orders', () => {
    const list = listOf(`{ "filters": [${KIND}], "sort": { ${OPTIONS} } }`);
    expect(list?.filters).toEqual([
      {
        type: 'value',
        parameter: 'kind',
        label: wordsOf('menu.news'),
        field: 'name',
        words: { a: wordsOf('people.life') },
      },
    ]);
    expect(list?.sort?.options[1]).toEqual({
      id: 'school',
      title: wordsOf('people.school'),
      field: 'name',
      descending: false,
    });
  });

  test.each([
    ['year', 'time', true],
    ['letter', 'name', false],
  ])('in groups by %s begins with the latest or the first', (by, field, descending) => {
    const list = listOf(`{ "groupBy": { "by": "${by}", "field": "${field}" } }`);
    expect(list?.groups).toEqual({ by, field, descending, words: undefined });
  });
});

describe('a feed', () => {
  const NOTE = `"note": { "field": "publishedAt", "format": "date" }`;
  const feed = (feed: string) => {
    const text = replaceIn('news.json', NOTE, `${NOTE}, "link": "/stories/{id}"`).replace(
      '"menu": {',
      `"updated": "publishedAt", "feed": ${feed}, "menu": {`,
    );
    const { findings, compiled } = compileSite({ 'news.json': text });
    expect(findings).toEqual([]);
    return compiled?.discovery.pages.news?.feed;
  };

  test('stands at the route of its list, with an ending', () => {
    expect(feed('{}')).toEqual({ path: '/news.atom', title: undefined, summary: undefined });
  });

  test('has a title of its own, and what it shows of each item', () => {
    expect(feed('{ "title": "people.life", "summary": "introduction" }')).toMatchObject({
      path: '/news.atom',
      title: wordsOf('people.life'),
      summary: { field: 'introduction' },
    });
  });
});
