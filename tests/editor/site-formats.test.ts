import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { blockOf, course, openHall, PAGE, pageOf, people } from './hall.ts';

const { root, editor } = openHall();

describe('an editor of a site offers', () => {
  test.each<[what: string, text: string, offered: string[], others: string[]]>([
    [
      'the field of an end in the options of a format',
      course(blockOf('starts', '{ "type": "date-range", "end": | }')),
      ['"ends"'],
      ['"lane"', '"endDate"'],
    ],
    [
      'fields of the objects in a list for a format of names',
      course(blockOf('teachers', '{ "type": "names", "text": "family", "given": | }')),
      ['"family"', '"person"'],
      ['"lane"', '"name"'],
    ],
    [
      'the same where the format stands in a slot',
      course(
        '{ "type": "hero", "text": { "field": "teachers", "format": { "type": "names", "text": | } } }',
      ),
      ['"family"'],
      ['"lane"'],
    ],
    [
      'the lists that a format of names reads',
      course('{ "type": "hero", "text": { "field": | } }'),
      ['"teachers"', '"lane"'],
      [],
    ],
    [
      'routes for names by the field that can be a part of a path',
      course(blockOf('teachers', '{ "type": "names", "link": | }')),
      ['"/people/everybody/{person}"'],
      ['"/people/everybody/{family}"', '"/people/everybody/{id}"', '"/people/fellows/{id}"'],
    ],
    [
      'fields within a list of objects to filter by',
      pageOf(
        '{ "api": "pool", "endpoint": "/courses/{id}" }',
        '"list": { "filters": [{ "type": "value", "field": | }] }, "layout": { "type": "card-list" }',
      ),
      ['"teachers.family"', '"lane"'],
      ['"teachers"'],
    ],
    [
      'no such field to group by',
      pageOf(
        '{ "api": "pool", "endpoint": "/courses/{id}" }',
        '"list": { "groupBy": { "by": "value", "field": | } }, "layout": { "type": "card-list" }',
      ),
      ['"lane"'],
      ['"teachers.family"'],
    ],
    [
      'pages for a call to action',
      people('{ "title": "name" }')
        .replace('card-list', 'hero')
        .replace('"item"', '"actions": [{ "href": | }], "x"'),
      ['"/activities/news"', '"/"'],
      ['"/people/everybody/:id"', '"https://www.example.org"', '"https://apply.example.org"'],
    ],
    [
      'formats whose fields are left to be named',
      course(
        '{ "type": "detail", "blocks": [{ "type": "text", "field": "starts", "format": | }] }',
      ),
      ['{"type":"date-range","end":"","style":"long"}', '{"type":"link","template":""}'],
      ['{"type":"link","template":"https://doi.org/{doi}"}'],
    ],
  ])('%s', async (_, text, offered, others) => {
    const found = await editor().complete(PAGE, text);
    expect(found).toEqual(expect.arrayContaining(offered));
    for (const other of others) expect(found).not.toContain(other);
  });
});

test('no example of the schemas names a field, an endpoint or a page of another site', () => {
  const folder = path.join(root(), '.colophon');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.schema.json') || name.endsWith('/schema.json'))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
  const examples = JSON.stringify(texts.flatMap(examplesIn));
  for (const foreign of ['/people', '/academic-life', 'publishedAt', 'endDate', 'menu.', '院']) {
    expect(examples).not.toContain(foreign);
  }
  expect(examples).toContain('{"type":"names","text":"","link":""}');
  expect(examples).toContain('"title":{"en":"","de":""}');
});

/** The examples and snippets of a schema, wherever they stand in it. */
function examplesIn(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, part]: [string, unknown]) =>
    name === 'examples' || name === 'defaultSnippets' ? [part] : examplesIn(part),
  );
}
