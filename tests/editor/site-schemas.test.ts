import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { course, openHall, PAGE, pageOf, people } from './hall.ts';

const { root, editor } = openHall();

describe('an editor of a site offers', () => {
  test.each<[what: string, text: string, offered: string[], others: string[]]>([
    [
      'the fields of an entity that are texts',
      people('{ "title": | }'),
      ['"name"', '"title"'],
      ['"photo"', '"publishedAt"', '"lane"'],
    ],
    ['those that are pictures', people('{ "title": "name", "image": | }'), ['"photo"'], ['"name"']],
    [
      'fields within the object of a slot',
      people('{ "title": { "field": | } }'),
      ['"name"', '"introduction"'],
      ['"photo"'],
    ],
    [
      'fields for readers to filter by',
      pageOf(
        '{ "endpoint": "/people" }',
        '"list": { "filters": [{ "type": "value", "field": | }] }, "layout": { "type": "card-list" }',
      ),
      ['"title"'],
      ['"photo"'],
    ],
    [
      'fields of blocks',
      course('{ "type": "detail", "blocks": [{ "type": "text", "field": | }] }'),
      ['"lane"', '"lecturer.surname"'],
      ['"name"'],
    ],
    [
      'the fields of another API, whatever a parameter is called',
      course('{ "type": "detail", "title": | }'),
      ['"lane"'],
      ['"name"', '"title"'],
    ],
    [
      'endpoints',
      '{ "view": { "source": { "endpoint": | } } }',
      ['"/people"', '"/people/{id}"', '"/courses/{slug}"'],
      [],
    ],
    ['APIs', '{ "view": { "source": { "api": | } } }', ['"pool"'], []],
    [
      'routes',
      '{ "parent": | }',
      ['"/activities/news"', '"/people/everybody"'],
      ['"/people/fellows"'],
    ],
    [
      'links by their templates',
      people('{ "link": | }'),
      ['"/people/everybody/{id}"'],
      ['"/people/everybody/:id"'],
    ],
    ['a text in the languages of the site', '{ "title": | }', ['{"en":"","de":""}'], []],
    ['the keys of texts', '{ "title": | }', ['"menu.people"'], ['"people.title"']],
    [
      'overrides, its own and the engine’s',
      '{ "override": | }',
      ['"floor-plan"', '"coming-soon"'],
      [],
    ],
  ])('%s', async (_, text, offered, others) => {
    const found = await editor().complete(PAGE, text);
    expect(found).toEqual(expect.arrayContaining(offered));
    for (const other of others) expect(found).not.toContain(other);
  });

  test.each<[what: string, file: string, text: string, offered: string, others: string[]]>([
    [
      'for the search box',
      'manifests/site.json',
      '{ "header": { "search": | } }',
      '"/people/everybody"',
      ['"/people/everybody/:id"'],
    ],
    [
      'for the children of a section',
      'manifests/people/section.json',
      '{ "children": { "of": "x", "route": | } }',
      '"/people/everybody/:id"',
      ['"/people/everybody"'],
    ],
    [
      'for the way back, as a path',
      PAGE,
      course('{ "type": "detail", "back": | }'),
      '"/people/everybody"',
      ['"/people/everybody/:id"'],
    ],
    [
      'and as an object',
      PAGE,
      course('{ "type": "detail", "back": { "route": | } }'),
      '"/people/everybody"',
      ['"/people/everybody/:id"'],
    ],
    [
      'for a link of the footer',
      'manifests/site.json',
      '{ "footer": { "legal": [{ "href": | }] } }',
      '"/people/everybody"',
      [],
    ],
  ])('the routes of its pages %s', async (_, file, text, offered, others) => {
    const found = await editor().complete(file, text);
    expect(found).toContain(offered);
    for (const other of others) expect(found).not.toContain(other);
  });

  test('no route of another page for that of a page itself', async () => {
    expect(await editor().complete(PAGE, '{ "route": | }')).not.toContain('"/people/everybody"');
    expect(await editor().complete(PAGE, '{ "aliases": [|] }')).not.toContain(
      '"/people/everybody"',
    );
  });

  test('its media files', async () => {
    const found = await editor().complete('manifests/site.json', '{ "header": { "logo": | } }');
    expect(found.filter((name) => name.startsWith('"/media/')).length).toBeGreaterThan(0);
    expect(found).not.toContain('"/media/site/logo.svg"');
  });
});

describe('an editor of a site shows', () => {
  test.each<[what: string, text: string, words: string[]]>([
    ['a value of the content', people('{ "title": "na|me" }'), ['For example: `']],
    [
      'a value of an answer that a description has',
      course('{ "type": "detail", "title": "la|ne" }'),
      ['Where it is taught. (string) For example: `Lane 4`'],
    ],
    [
      'a value within an object',
      course('{ "type": "detail", "title": { "field": "lecturer.sur|name" } }'),
      ['For example: `Okafor`'],
    ],
    ['the words of a key', '{ "title": "menu.peo|ple" }', ['en: People', 'de: ']],
    [
      'what an endpoint is',
      '{ "view": { "source": { "endpoint": "/courses/{slug|}" } } }',
      ['One course'],
    ],
    ['where a route is from', '{ "parent": "/activities/ne|ws" }', ['manifests/activities']],
  ])('%s', async (_, text, words) => {
    const shown = await editor().hover(PAGE, text);
    for (const word of words) expect(shown).toContain(word);
  });
});

test('an editor of a site underlines nothing that another schema did not', async () => {
  const text = people('{ "title": "soon", "image": { "field": "later" }, "link": "/new/{id}" }');
  expect(await editor().findMistakes(PAGE, text)).toEqual([]);
  const wrong = await editor().findMistakes(PAGE, people('{ "title": "name", "titel": "name" }'));
  expect(wrong.map(({ underlined }) => underlined)).toEqual(['"titel"']);
});

test('every manifest of a new site names the schema that completes it, by a path beside it', () => {
  const schema = JSON.parse(
    readFileSync(path.join(root(), 'manifests/people/section.json'), 'utf8'),
  );
  const target = path.join(root(), 'manifests/people', String(schema.$schema));
  expect(path.relative(root(), target)).toBe('.colophon/schemas/section.schema.json');
  expect(JSON.parse(readFileSync(target, 'utf8')).title).toBeDefined();
});
