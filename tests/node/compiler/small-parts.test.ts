import { describe, expect, test } from 'vitest';
import {
  createFinding,
  type Finding,
  hasErrors,
  printFinding,
  sortFindings,
  uniqueFindings,
  withFix,
} from '../../../src/node/compiler/findings/finding.ts';
import { suggestRoute } from '../../../src/node/compiler/meaning/suggest-route.ts';
import { suggestParameter } from '../../../src/node/compiler/meaning/unfilled-parameter.ts';
import { defaultWords, ENGINE_LANGUAGES } from '../../../src/node/compiler/read/default-words.ts';
import { DiskCache } from '../../../src/node/compiler/read/disk-cache.ts';
import { flattenTexts, nestTexts } from '../../../src/node/compiler/read/flatten-texts.ts';
import {
  findProposed,
  readExample,
  readProposedFor,
} from '../../../src/node/compiler/schema/proposals.ts';

const at = (file: string, line = 1, column = 1) => ({ file, line, column });

describe('findings', () => {
  const error = createFinding('M006', at('b.json', 2, 3), 'a comma is missing');
  const warning = createFinding('M301', at('a.json', 1, 1), 'stands too late');

  test('say in one line where, how grave, what and the fix', () => {
    expect(printFinding(error)).toBe('b.json:2:3  error M006  a comma is missing');
    expect(warning).toMatchObject({ severity: 'warning', code: 'M301' });
    expect([hasErrors([warning]), hasErrors([warning, error]), hasErrors([])]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('stand by file, line and column, and else as they came', () => {
    const all: Finding[] = [
      error,
      createFinding('M007', at('b.json', 2, 3), 'second'),
      createFinding('M006', at('b.json', 2, 1), 'earlier column'),
      createFinding('M006', at('b.json', 1, 9), 'earlier line'),
      createFinding('M006', at('c.json'), 'later file'),
      warning,
    ];
    expect(sortFindings(all).map(({ message }) => message)).toEqual([
      'stands too late',
      'earlier line',
      'earlier column',
      'a comma is missing',
      'second',
      'later file',
    ]);
    expect(all[0]).toBe(error);
  });

  test('say the same of the same place once', () => {
    const others = [
      createFinding('M007', at('b.json', 2, 3), 'another code'),
      createFinding('M006', at('b.json', 2, 4), 'another column'),
      createFinding('M006', at('b.json', 3, 3), 'another line'),
      createFinding('M006', at('c.json', 2, 3), 'another file'),
    ];
    const same = createFinding('M006', at('b.json', 2, 3), 'other words');
    expect(uniqueFindings([error, ...others, same])).toEqual([error, ...others]);
  });

  test('have an edit where both the stretch and the value are known', () => {
    const range = { offset: 4, length: 2 };
    expect(withFix(error, range, ['x']).edits).toEqual([{ ...range, content: '["x"]' }]);
    expect(withFix(error, undefined, 'x')).toBe(error);
    expect(withFix(error, range, undefined)).toBe(error);
  });
});

describe('texts', () => {
  const nested = { a: 'one', menu: { people: 'two', more: { b: 'three' } } };
  const flat = [
    ['a', 'one'],
    ['menu.people', 'two'],
    ['menu.more.b', 'three'],
  ] as const;

  test('have keys of the names that they stand under', () => {
    expect(
      flattenTexts({ $schema: 'x', ...nested, menu: { $schema: 'y', ...nested.menu } }),
    ).toEqual(flat);
    expect(flattenTexts({ a: 1, b: null, c: ['x'] })).toEqual([]);
    expect(flattenTexts('x')).toEqual([]);
  });

  test('stand in groups again, own texts first', () => {
    expect(nestTexts(flat)).toEqual(nested);
    const mixed = [
      ['b.c', '1'],
      ['a', '2'],
      ['b.d', '3'],
    ] as const;
    expect(JSON.stringify(nestTexts(mixed))).toBe('{"a":"2","b":{"c":"1","d":"3"}}');
  });

  test('of the engine are there in its languages, and those of their regions', () => {
    expect(ENGINE_LANGUAGES).toEqual(['ar', 'de', 'en', 'es', 'fr', 'zh']);
    for (const code of ENGINE_LANGUAGES)
      expect(flattenTexts(defaultWords(code)).length).toBeGreaterThan(9);
    expect(defaultWords('de-AT')).toBe(defaultWords('de'));
    expect(defaultWords('ZH-Hans')).toBe(defaultWords('zh'));
    for (const code of ['it', '', 'toString', 'deu']) expect(defaultWords(code)).toBeUndefined();
  });
});

test('what was made of files is made again for other values, another name, or after a change', () => {
  const cache = new DiskCache();
  let made = 0;
  const make = () => {
    made += 1;
    return made;
  };
  const of = [{}, 'x'];
  expect([cache.reuse('a', of, make), cache.reuse('a', [...of], make)]).toEqual([1, 1]);
  expect(cache.reuse('b', of, make)).toBe(2);
  expect(cache.reuse('a', [{}, 'x'], make)).toBe(3);
  cache.forget();
  expect(cache.reuse('b', of, make)).toBe(4);
});

describe('a link that leads nowhere', () => {
  test.each([
    ['/a/{x}/{y}', ['/a/:id', '/a/b/:id/:part'], '; did you mean "/a/b/{x}/{y}"?'],
    [
      '/a/{x}',
      ['/a/one-more/:id', '/a/another/:id'],
      '; known: "/a/one-more/{x}", "/a/another/{x}"',
    ],
    ['/a/{x}', ['/b', '/c/:one/:two'], '; known: "/b", "/c/{one}/{two}"'],
    ['/poeple', ['/people', '/people/:id'], '; did you mean "/people"?'],
    ['/{x}/a', ['/a/:id'], '; known: "/a/{x}"'],
  ])('%s among %j: %s', (link, routes, says) => {
    expect(suggestRoute(link, routes)).toBe(says);
  });

  test('and a parameter that nothing fills belongs elsewhere, or is called otherwise', () => {
    expect(suggestParameter('idd', ['id', 'name'], ['data'])).toBe('; did you mean "id"?');
    expect(suggestParameter('id', ['id'], ['related', 0])).toBe(
      ', nor can a list fill it; "related" belongs to a page that shows one item, such as with the layout "detail": move it there',
    );
  });
});

test('renderers are proposed for what their schemas say, and begin with their first example', () => {
  const shapes = new Map([
    ['a', { proposedFor: ['people'] }],
    ['b', { proposedFor: ['texts', 'people'] }],
    ['c', { proposedFor: [] }],
  ]);
  expect(findProposed(shapes, 'people')).toEqual([shapes.get('a'), shapes.get('b')]);
  expect(findProposed(shapes, 'texts')).toEqual([shapes.get('b')]);
  expect(readProposedFor({ 'x-proposedFor': ['texts', 3] })).toEqual(['texts', '3']);
  expect([readProposedFor({}), readProposedFor({ 'x-proposedFor': 'x' })]).toEqual([[], []]);
  expect(readExample({ examples: [{ a: 1 }, { b: 2 }] })).toEqual({ a: 1 });
  expect([
    readExample({}),
    readExample({ examples: [] }),
    readExample({ examples: ['x'] }),
  ]).toEqual([{}, {}, {}]);
});
