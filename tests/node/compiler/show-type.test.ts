import { describe, expect, test } from 'vitest';
import { indexRoutes } from '../../../src/node/compiler/meaning/known-routes.ts';
import { readNetworkIcon } from '../../../src/node/compiler/normal/network-icon.ts';
import { directionOf } from '../../../src/node/compiler/normal/text-direction.ts';
import { readAs, showType } from '../../../src/node/compiler/structure/show-type.ts';

const FIELD = { required: ['field'], properties: { field: {}, descending: {} } };

describe('a value of another type', () => {
  test.each<[readonly string[], unknown, unknown, string]>([
    [['boolean'], 'yes', {}, ', so write true or false'],
    [['boolean', 'string'], 1, {}, ''],
    [['array'], 'x', {}, ', such as ["x"]'],
    [['array'], { a: 1 }, {}, ', so put it in brackets: [{ … }]'],
    [['array'], 3, {}, ''],
    [['string'], { field: 'title' }, {}, ', so write the field’s name alone: "title"'],
    [['string'], { field: 3 }, {}, ''],
    [['string'], 3, {}, ''],
    [['object'], 'title', FIELD, ', such as {"field":"title"}'],
    [['object'], '-date', FIELD, ', such as {"field":"date","descending":true}'],
    [['object'], '+date', FIELD, ', such as {"field":"date"}'],
    [['object'], '-date', { required: ['field'] }, ', such as {"field":"date"}'],
    [['object'], 'x', { required: ['field', 'other'] }, ''],
    [['object'], 'x', { required: ['other'] }, ''],
    [['object'], 3, { examples: [{ a: 1 }, { b: 2 }] }, ', such as {"a":1}'],
    [['object'], { a: 1 }, { examples: [{ a: 1 }] }, ''],
    [['object'], 'x', 'no schema', ''],
    [['object'], [{ field: 'x' }], FIELD, ', such as {"field":"x"}'],
    [
      ['object'],
      [{ field: 'x' }, {}],
      { ...FIELD, examples: [{ field: 'y' }] },
      ', such as {"field":"y"}',
    ],
    [
      ['object'],
      [{ other: 'x' }],
      { ...FIELD, examples: [{ field: 'y' }] },
      ', such as {"field":"y"}',
    ],
    [['object'], [{}], { ...FIELD, examples: [{ field: 'y' }] }, ', such as {"field":"y"}'],
    [['object'], ['title'], FIELD, ', such as {"field":"title"}'],
  ])('that has to be of %j and is %j is shown as it is written', (types, data, schema, says) => {
    expect(showType(types, data, schema)).toBe(says);
  });

  const page = { kind: 'page', at: ['x'] } as const;
  test.each<[readonly string[], unknown, unknown]>([
    [['string'], 3, '3'],
    [['integer'], ' 3 ', 3],
    [['integer'], '-3', -3],
    [['integer'], '3.5', undefined],
    [['number'], '3.5', 3.5],
    [['number'], '-0.5', -0.5],
    [['number'], '3.', undefined],
    [['number'], 'x3', undefined],
    [['boolean'], 'True', true],
    [['boolean'], ' false', false],
    [['boolean'], 'untrue', undefined],
    [['string'], true, 'true'],
    [['number'], true, undefined],
    [['string'], null, undefined],
  ])('of %j is meant by %j as %j', (types, data, meant) => {
    expect(readAs(types, data, page)).toBe(meant);
  });

  test.each([
    ['size', 16, '16px'],
    ['size', 1.5, '1.5rem'],
    ['space', 8, '8px'],
    ['space', 0.5, '0.5rem'],
    ['shape', 4, '4px'],
    ['shape', 0.25, '0.25rem'],
    ['shape', 0, '0'],
    ['motion', 200, '200ms'],
    ['motion', 0.2, '0.2s'],
    ['motion', 0, '0ms'],
    ['weight', 600, '600'],
  ])('of the group %s of a theme has its unit: %d is %s', (group, number, text) => {
    expect(readAs(['string'], number, { kind: 'theme', at: [group, 'x'] })).toBe(text);
    expect(readAs(['string'], number, { kind: 'page', at: [group] })).toBe(String(number));
  });
});

test.each([
  ['ar', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur-Aran', 'rtl'],
  ['he', 'rtl'],
  ['yi', 'rtl'],
  ['dv', 'rtl'],
  ['syr', 'rtl'],
  ['nqo', 'rtl'],
  ['ff-Adlm', 'rtl'],
  ['rhg-Rohg', 'rtl'],
  ['mid-Mand', 'rtl'],
  ['smp-Samr', 'rtl'],
  ['ku-Yezi', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['zh-CN', 'ltr'],
  ['en', 'ltr'],
])('%s is written %s', (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});

test('a network has an icon, and one that has none says how icons are made', () => {
  expect(readNetworkIcon('mastodon')).toMatchObject({
    name: 'Mastodon',
    path: expect.stringMatching(/^[Mm]/),
  });
  expect(() => readNetworkIcon('nowhere')).toThrow(
    'there is no icon of nowhere; run npm run generate',
  );
});

test('a link leads to a route that is spelled as it is, or whose parameters it fills', () => {
  const routes = indexRoutes(['/', '/people', '/people/:id', '/people/staff']);
  expect(routes.all).toEqual(['/', '/people', '/people/:id', '/people/staff']);
  const found = ['/people', '/people/{id}', '/people/ada', '/people/staff'].map(routes.find);
  expect(found).toEqual(['/people', '/people/:id', '/people/:id', '/people/staff']);
  for (const link of ['/People', '/people/', '/people/a/b', '/none']) {
    expect([link, routes.has(link), routes.find(link)]).toEqual([link, false, undefined]);
  }
  expect(routes.has('/people')).toBe(true);
});
