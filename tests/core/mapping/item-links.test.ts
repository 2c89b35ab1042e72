import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LinkSlot } from '../../../src/core/manifest/slot-model.ts';
import { fillValue, isSitePath, linkOf } from '../../../src/core/mapping/links.ts';

describe('fillValue', () => {
  test.each<[string, Record<string, string | undefined>, string | undefined]>([
    ['post', {}, 'post'],
    ['{query}', { query: 'tea' }, 'tea'],
    ['{query}', { query: 'tea & rice/湖?' }, 'tea & rice/湖?'],
    ['{query}', { query: '..' }, '..'],
    ['{query}', { query: '{id}', id: 'x' }, '{id}'],
    ['{query}', { query: '$&' }, '$&'],
    ['about {query}', { query: 'tea' }, 'about tea'],
    ['{a}-{b}', { a: '1', b: '2' }, '1-2'],
    ['{query}', { query: '' }, ''],
    ['{query}', { query: undefined }, undefined],
    ['{query}', {}, undefined],
    ['{a}-{b}', { a: '1' }, undefined],
  ])('fills %s with %j to %j', (template, values, filled) => {
    expect(fillValue(template, values)).toBe(filled);
  });

  test('placeholders are names in braces, or what stands in the only braces of all', () => {
    const values: Record<string, string> = { a: '1', b: '', ab: '{a}' };
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', 'a', 'b', '/') }), (template) => {
        const [, whole] = /^\{([^{}]+)\}$/.exec(template) ?? [];
        const names = [...template.matchAll(/\{([ab]+)\}/g)].map(([, name = '']) => name);
        const filled = template.replace(/\{([ab]+)\}/g, (_, name: string) => values[name] ?? '');
        const isKnown = (whole === undefined ? names : [whole]).every((name) =>
          Object.hasOwn(values, name),
        );
        expect(fillValue(template, values)).toBe(isKnown ? filled : undefined);
      }),
      { numRuns: 2000, seed: 20_260_101 },
    );
  });
});

describe('the link of an item', () => {
  const template: LinkSlot = { kind: 'link', from: 'template', template: '/people/{id}' };
  const field: LinkSlot = { kind: 'link', from: 'field', field: 'path' };
  const cases: LinkSlot = {
    kind: 'link',
    from: 'cases',
    field: 'group',
    cases: { talks: '/talks/{id}', 3: '/third/{id}', true: '/yes/{id}', null: '/null' },
  };

  test.each<[string, LinkSlot, unknown, string | undefined]>([
    ['a template', template, { id: 'an li' }, '/people/an%20li'],
    ['a template without its value', template, {}, undefined],
    ['a URL', field, { path: 'https://example.org' }, 'https://example.org'],
    ['a path of the site', field, { path: '/news/a' }, '/news/a'],
    ['a URL of a bad scheme', field, { path: 'javascript:alert(1)' }, undefined],
    ['a URL of another type', field, { path: { href: '/a' } }, undefined],
    ['no URL', field, {}, undefined],
    ['a case', cases, { group: 'talks', id: 'a' }, '/talks/a'],
    ['a case of a number', cases, { group: 3, id: 'a' }, '/third/a'],
    ['a case of yes', cases, { group: true, id: 'a' }, '/yes/a'],
    ['a case without its value', cases, { group: 'talks' }, undefined],
    ['a value without a case', cases, { group: 'TALKS', id: 'a' }, undefined],
    ['an empty value', cases, { group: '', id: 'a' }, undefined],
    ['a value that every object has', cases, { group: 'toString', id: 'a' }, undefined],
    ['a case of the prototype', cases, { group: '__proto__', id: 'a' }, undefined],
    ['no value', cases, { id: 'a' }, undefined],
  ])('by %s is as the manifest says', (_, slot, entity, link) => {
    expect(linkOf(slot, entity)).toBe(link);
  });

  // One of another type leaves its slot empty, as every slot does.
  test.each<[string, unknown]>([
    ['null', null],
    ['a list with a case in it', ['talks']],
    ['an object that has no text form', { toString: 1, valueOf: 1 }],
  ])('leads nowhere where what decides is %s', (_, group) => {
    expect(linkOf(cases, { group, id: 'a' })).toBeUndefined();
  });
});

describe('a path of the site', () => {
  test.each(['/', '/news', '/news?page=2#top', '/people/安', '/javascript:alert(1)', '/a//b'])(
    'is %s',
    (url) => {
      expect(isSitePath(url)).toBe(true);
    },
  );

  test.each([
    '',
    ' ',
    'news',
    './news',
    '../news',
    '?page=2',
    '#top',
    ' /news',
    'https://example.org/news',
    'mailto:an@example.org',
    'javascript:alert(1)',
    '//example.org',
    '///example.org',
    '/\\example.org',
    '\\\\example.org',
    '\\/example.org',
    '/\t/example.org',
    '/\n/example.org',
    '/\r\n\t\\example.org',
    '//',
    '//a:99999',
    // What relative URLs are read from is a name like any other.
    '//relative.invalid/news',
    '/\\relative.invalid/news',
  ])('is not %j', (url) => {
    expect(isSitePath(url)).toBe(false);
  });
});
