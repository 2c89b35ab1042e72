import { describe, expect, test } from 'vitest';
import { MAX_URL_LENGTH } from '../../../src/core/mapping/answer-limits.ts';
import {
  fillTemplate,
  fillValue,
  foreignOrigin,
  queryNames,
  safeUrl,
  templateNames,
} from '../../../src/core/mapping/links.ts';

describe('safeUrl', () => {
  test.each([
    'https://example.org/a?b=c#d',
    'http://example.org',
    'HTTPS://EXAMPLE.ORG',
    'mailto:an@example.org',
    'tel:+86-10-1234',
    '/media/a.webp',
    'a.pdf',
    '../a.pdf',
    '?page=2',
    '#part',
    '//example.org/a.pdf',
    '/路/文件.pdf',
    '/javascript:alert(1)',
    './data:text',
  ])('lets %s through', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  test('refuses one that is longer than any real one, of which a part would lead elsewhere', () => {
    const longest = `/${'a'.repeat(MAX_URL_LENGTH - 1)}`;
    expect(safeUrl(longest)).toBe(longest);
    expect(safeUrl(`${longest}a`)).toBeUndefined();
  });

  test('takes the space around a URL away', () => {
    expect(safeUrl('  https://example.org \n')).toBe('https://example.org');
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    '\n\t javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'j\ra\nv\tascript:alert(1)',
    'javascript\n:alert(1)',
    'javascript:\n//%0aalert(1)',
    '\u0000javascript:alert(1)',
    '\u0001\u001fjavascript:alert(1)',
    'javascript://example.org/%0aalert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'DATA:text/html,x',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    'filesystem:https://example.org/a',
    'view-source:https://example.org',
    'ftp://example.org',
    'ws://example.org',
    'intent://example.org#Intent;end',
    'about:blank',
    'jar:https://example.org!/a',
  ])('refuses %j', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });

  test.each(['https://', 'http://[::1', 'https://exa mple.org', '//', 'http://a:99999', '', ' \n'])(
    'refuses %j, which is no URL',
    (url) => {
      expect(safeUrl(url)).toBeUndefined();
    },
  );

  test.each([undefined, null, 0, 5, true, {}, ['https://example.org'], { href: '/' }])(
    'refuses %j, which is no text',
    (value) => {
      expect(safeUrl(value)).toBeUndefined();
    },
  );

  // Browsers do not decode these spellings in an attribute set by script: each is a relative path.
  test.each(['javascript&#58;alert(1)', 'javascript%3Aalert(1)', 'java%0ascript:alert(1)'])(
    'gives the encoded %s only as what is no script',
    (url) => {
      const safe = safeUrl(url);
      const protocol = safe && new URL(safe, 'https://site.example').protocol;
      expect([undefined, 'https:']).toContain(protocol);
    },
  );

  // The URL is validated with its space and handed on without it: validate the trimmed text.
  test.each([
    '\u00a0javascript:alert(1)',
    '\ufeffjavascript:alert(1)',
    '\u2028javascript:alert(1)',
    '\u3000javascript:alert(1)',
    '\u2003data:text/html,<script>alert(1)</script>',
  ])('refuses %j behind a space that URLs do not know', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });
});

describe('fillTemplate', () => {
  const fill = (template: string, values: Record<string, unknown>) =>
    fillTemplate(template, (name) => values[name]);

  test.each<[string, Record<string, unknown>, string | undefined]>([
    ['/people/{id}', { id: 'an' }, '/people/an'],
    ['/people/{id}', { id: 7 }, '/people/7'],
    ['/people/{id}', { id: 0 }, '/people/0'],
    ['/{a}/{b}/{a}', { a: 'x', b: 'y' }, '/x/y/x'],
    ['/news', {}, '/news'],
    ['/a/{}', { '': 'x' }, '/a/{}'],
    ['/a}/{id}/b', { id: 'x' }, '/a}/x/b'],
    ['/a{b/{id}}', { id: 'x' }, '/a{b/x}'],
    ['/people/{id', { id: 'x' }, '/people/{id'],
    ['/people/{id}', { id: Number.NaN }, '/people/NaN'],
    ['/people/{id}', { id: 'a/b?c#d' }, '/people/a%2Fb%3Fc%23d'],
    ['/people/{id}', { id: '../admin' }, '/people/..%2Fadmin'],
    ['/people/{id}', { id: '安' }, '/people/%E5%AE%89'],
    ['/people/{id}', { id: '$&$1' }, '/people/%24%26%241'],
    ['/people/{id}', { id: '{name}', name: 'x' }, '/people/%7Bname%7D'],
    ['/people/{id}', {}, undefined],
    ['/people/{id}', { id: '' }, undefined],
    ['/people/{id}', { id: null }, undefined],
    ['/people/{id}', { id: ['an'] }, undefined],
    ['/people/{id}', { id: { a: 1 } }, undefined],
    ['/people/{id}', { id: true }, undefined],
    ['/{a}/{b}', { a: 'x' }, undefined],
  ])('fills %s with %j to %s', (template, values, filled) => {
    expect(fill(template, values)).toBe(filled);
  });

  // An id of dots alone leaves the segment: "/people/.." is "/".
  test.each(['.', '..'])('keeps "%s" in its segment', (id) => {
    const filled = fill('/people/{id}', { id });
    const path = filled && new URL(filled, 'https://site.example').pathname;
    expect([undefined, '/people/%2E', '/people/%2E%2E']).toContain(path);
  });

  // One odd id must not take the page down.
  test.each<[string, unknown]>([
    ['half a surrogate pair', '\ud800'],
    ['an object that has no text form', { toString: 1, valueOf: 1 }],
  ])('gives no link for %s', (_, id) => {
    expect(fill('/people/{id}', { id })).toBeUndefined();
  });
});

describe('the value of a query parameter', () => {
  const groq =
    '*[_type == "post" && slug.current == "{slug}"]{_id, title, image{ asset->{ url } }}';

  test('has its placeholders filled, and keeps the braces of its own language', () => {
    expect(queryNames(groq)).toEqual(['slug']);
    expect(fillValue(groq, { slug: 'two rivers' })).toBe(groq.replace('{slug}', 'two rivers'));
  });

  test.each([
    ['{id}', ['id']],
    ['a {language} b {authors.0.id}', ['language', 'authors.0.id']],
    // Nothing but one placeholder is meant by these braces.
    ['{ id }', [' id ']],
    ['a { id }', []],
  ])('of %s the names are %j', (value, names) => {
    expect(queryNames(value)).toEqual(names);
  });

  test('is missing where one of its values is, and may be empty', () => {
    expect(fillValue('{q} of {id}', { q: 'a' })).toBeUndefined();
    expect(fillValue('{q}', { q: '' })).toBe('');
  });
});

describe('templateNames', () => {
  test.each([
    ['/a/{b}/{c.d}', ['b', 'c.d']],
    ['/a/{b}/{b}', ['b', 'b']],
    ['/a', []],
    ['/a/{}', []],
  ])('of %s are %j', (template, names) => {
    expect(templateNames(template)).toEqual(names);
  });
});

test.each([
  ['https://A.example:443/b', 'https://a.example'],
  ['http://a.example/b', 'http://a.example'],
  ['//a.example/b', 'https://a.example'],
  // A host where the page came over http, and a path where it did not; and the other way round.
  ['https:a.example', 'https://a.example'],
  ['http:a.example', 'http://a.example'],
  ['/\\a.example', 'https://a.example'],
  ['/a', undefined],
  ['a', undefined],
  ['?a', undefined],
])('%s names the host %s', (url, origin) => {
  expect(foreignOrigin(url)).toBe(origin);
});
