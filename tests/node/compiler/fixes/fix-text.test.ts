import { describe, expect, test } from 'vitest';
import { fixText, meansTheSame } from '../../../../src/node/compiler/fixes/fix-text.ts';
import { fixTemplate } from '../../../../src/node/compiler/fixes/wrong-templates.ts';
import { parseManifest } from '../../../../src/node/compiler/read/parse-manifest.ts';
import { entryOf, type ManifestEntry } from '../../../../src/node/compiler/read/read-manifests.ts';
import { requireSchemas } from '../../../../src/node/compiler/read/read-schemas.ts';
import { structureValidator } from '../../../../src/node/compiler/structure/validate-structure.ts';
import { SMALL_FILES } from '../small-files.ts';
import { compileSite, PROJECT } from '../small-site.ts';

const schemas = requireSchemas(PROJECT);
const validate = structureValidator(schemas);
const HEAD = '"$schema": "../../schemas/page.schema.json", "manifestVersion": 2';

function entry(name: string, text: string): ManifestEntry {
  const { manifest } = parseManifest(`manifests/${name}`, Buffer.from(text));
  if (manifest === undefined) throw new Error('the text is no manifest');
  return entryOf(manifest);
}

function fix(text: string, name = 'people/x.json') {
  const { text: after, fixed } = fixText(entry(name, text), schemas, validate);
  return { after, codes: fixed.map(({ code }) => code) };
}

describe('fixing', () => {
  test.each<[string, string, string, string[]]>([
    [
      'puts properties in order, each with all that is in it',
      `{ ${HEAD}, "override":"o" ,\n\n\t"extensions": { "b": [1,  2] },"route":   "/x" }`,
      `{ ${HEAD}, "route":   "/x" ,\n\n\t"override":"o","extensions": { "b": [1,  2] } }`,
      ['M301'],
    ],
    [
      'puts an object in order, and then those inside it',
      `{ ${HEAD}, "menu": { "title": "a.b", "code": "c" }, "route": "/x" }`,
      `{ ${HEAD}, "route": "/x", "menu": { "code": "c", "title": "a.b" } }`,
      ['M301', 'M301'],
    ],
    [
      'keeps escapes, spaces and the end of the file',
      `\n { ${HEAD}, "menu": {"title": "\\u0061.b", "code" :"c\\u0064"},"route": "/x"}  `,
      `\n { ${HEAD}, "route": "/x","menu": {"code" :"c\\u0064", "title": "\\u0061.b"}}  `,
      ['M301', 'M301'],
    ],
    [
      'names the schema on a line of its own, with the file’s indent',
      '{\r\n\t"manifestVersion": 2,\r\n\t"route": "/x"\r\n}',
      '{\r\n\t"$schema": "../../schemas/page.schema.json",\r\n\t"manifestVersion": 2,\r\n\t"route": "/x"\r\n}',
      ['M302'],
    ],
    [
      'names the schema in a file of one line',
      '{"manifestVersion":2,"route":"/x"}',
      '{"$schema": "../../schemas/page.schema.json","manifestVersion":2,"route":"/x"}',
      ['M302'],
    ],
    [
      'renames what has another name now, and then finds its place',
      `{ ${HEAD}, "route": "/x", "menu": { "label" : "a.b", "code": "c" } }`,
      `{ ${HEAD}, "route": "/x", "menu": { "code": "c", "title" : "a.b" } }`,
      ['M303', 'M301'],
    ],
    [
      'leaves an old name beside the new one to a person',
      `{ ${HEAD}, "route": "/x", "menu": { "title": "a.b", "label": "c.d" } }`,
      `{ ${HEAD}, "route": "/x", "menu": { "title": "a.b", "label": "c.d" } }`,
      [],
    ],
    [
      'leaves a file of another shape as it is',
      `{ ${HEAD}, "override": "o", "rout": "/x" }`,
      `{ ${HEAD}, "override": "o", "rout": "/x" }`,
      [],
    ],
  ])('%s', (_, before, after, codes) => {
    expect(fix(before)).toEqual({ after, codes });
  });

  test.each(['/a/{{id}}', '/a/{id}}', `/a/$${'{id}'}`, '/a/:id', '/a/{ id }'])(
    'writes the placeholder of %s in single braces',
    (template) => {
      const page = (link: string) =>
        `{ ${HEAD}, "route": "/x", "view": { "source": { "endpoint": "/n" }, "layout": { "type": "link-list", "item": { "title": "name", "link": "${link}" } } } }`;
      expect(fix(page(template))).toEqual({ after: page('/a/{id}'), codes: ['M304'] });
    },
  );

  describe.each(['{{id}}', '{id}}', `$${'{id}'}`, ':id', '{ id }', '{id'])(
    'writes %s as {id}',
    (wrong) => {
      const page = (query: string, format: string) =>
        `{ ${HEAD}, "route": "/x", "view": { "source": { "endpoint": "/n", "query": { "q": "${query}" } }, "layout": { "type": "link-list", "item": { "title": { "field": "name", "format": ${format} } } } } }`;
      const names = (link: string) => `{ "type": "names", "text": "name", "link": "/a/${link}" }`;
      const link = (template: string) => `{ "type": "link", "template": "/a/${template}" }`;

      test.each([
        ['a query', page(wrong, '"text"'), page('{id}', '"text"')],
        ['names', page('b', names(wrong)), page('b', names('{id}'))],
        ['a link', page('b', link(wrong)), page('b', link('{id}'))],
      ])('in %s', (_, before, after) => {
        expect(fix(before)).toEqual({ after, codes: ['M304'] });
      });
    },
  );

  test.each(['{"state":{"_eq":"new"}}', 'a:b', '{id}-{year}', '{', 'topic:{id}'])(
    'leaves %s in a query as it is',
    (value) => {
      const page = `{ ${HEAD}, "route": "/x", "view": { "source": { "endpoint": "/n", "query": { "q": ${JSON.stringify(value)} } }, "layout": { "type": "link-list", "item": { "title": "name" } } } }`;
      expect(fix(page)).toEqual({ after: page, codes: [] });
    },
  );

  test.each([
    ['/a/{{first-name}}', '/a/{first-name}'],
    ['/a/{ wp:slug }', '/a/{wp:slug}'],
    ['/a/{{pictures.0.id}}', '/a/{pictures.0.id}'],
    ['/a/:first-name', '/a/{first-name}'],
    ['/a/{{id}}/:year', '/a/{id}/{year}'],
    ['/a/{id', '/a/{id}'],
    ['/a/{id/b?c={d', '/a/{id}/b?c={d}'],
  ])('knows the field in %s', (template, meant) => {
    expect(fixTemplate(template)).toBe(meant);
  });

  test('leaves what is no field as it is', () => {
    expect(fixTemplate('/a/:year-:month')).toBe('/a/:year-:month');
  });

  test('does nothing to the small site', () => {
    for (const [name, text] of Object.entries(SMALL_FILES)) {
      expect(fix(text, name)).toEqual({ after: text, codes: [] });
    }
  });

  test('makes a site of shuffled manifests the site that it was', () => {
    const names = Object.keys(SMALL_FILES).filter((name) => !name.startsWith('texts/'));
    const shuffled = Object.fromEntries(
      names.map((name) => [name, JSON.stringify(reverse(JSON.parse(SMALL_FILES[name] ?? '')))]),
    );
    const fixed = Object.fromEntries(
      Object.entries(shuffled).map(([name, text]) => [name, fix(text, name).after]),
    );
    expect(compileSite(shuffled).findings.length).toBeGreaterThan(30);
    const { findings, compiled } = compileSite(fixed);
    expect(findings).toEqual([]);
    expect(compiled).toEqual(compileSite().compiled);
  });
});

describe('two texts of a manifest', () => {
  const page = (rest: string) => entry('people/x.json', `{ ${HEAD}, "route": "/x"${rest} }`);

  test.each<[string, string, string, boolean]>([
    [
      'in another order',
      ', "title": { "zh": "a", "en": "b" }',
      ', "title": { "en": "b", "zh": "a" }',
      true,
    ],
    ['with an old name', ', "menu": { "title": "a.b" }', ', "menu": { "label": "a.b" }', true],
    ['with another value', ', "title": "a.b"', ', "title": "a.c"', false],
    ['of which one lacks a property', ', "title": "a.b"', '', false],
    [
      'with a list in another order',
      ', "aliases": ["/a", "/b"]',
      ', "aliases": ["/b", "/a"]',
      false,
    ],
  ])('%s', (_, before, after, expected) => {
    expect(meansTheSame(page(before), page(after), schemas)).toBe(expected);
  });
});

/** A value with the properties of its objects in the opposite order. */
function reverse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverse);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, entry]) => [name, reverse(entry)]),
  );
}
