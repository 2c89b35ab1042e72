import { describe, expect, test } from 'vitest';
import { testMistakes } from './mistakes.ts';
import { compileSite, replaceIn } from './small-site.ts';

const list = 'people/fellows.json';
const LINK = '"link": "/people/fellows/{id}"';

describe('the order of properties', () => {
  testMistakes({
    'that the schema has the other way round': {
      code: 'M301',
      file: list,
      part: '"image": "photo",\n        "title": "name",',
      wrong: '"title": "name",\n        »"image": "photo",',
      says: '"image" stands too late; the order is "image", "title", "subtitle", "summary", "link"',
    },
    'of a whole manifest': {
      code: 'M301',
      file: 'lecture.json',
      part: '"route": "/lectures/:id",\n  "parent": "/lectures",',
      wrong: '"parent": "/lectures",\n  »"route": "/lectures/:id",',
      says: 'the order is "$schema", "manifestVersion", "route", "parent", "view"',
    },
    'of columns': {
      code: 'M301',
      file: list,
      part: '{ "md": 1, "lg": 2 }',
      wrong: '{ "lg": 2, »"md": 1 }',
      says: '"md" stands too late',
    },
    'of a block, whose type says which schema': {
      code: 'M301',
      file: 'people/fellow.json',
      part: '{ "type": "email", "field": "email", "copy": true }',
      wrong: '{ "type": "email", "copy": true, »"field": "email" }',
      says: 'the order is "type", "field", "copy"',
    },
    'of the site manifest': {
      code: 'M301',
      file: 'site.json',
      part: '{ "code": "en", "tag": "en", "label": "English" }',
      wrong: '{ "code": "en", "label": "English", »"tag": "en" }',
      says: 'the order is "code", "tag", "label"',
    },
  });

  test.each<[string, string, string, string]>([
    ['extensions', 'home.json', '{ "title": "no.text.key" }', '{ "z": 1, "route": 2, "a": 3 }'],
    [
      'the tokens of a theme',
      'theme.json',
      '{ "ink": "#23201c", "ink-quiet": "#6b645b" }',
      '{ "ink-quiet": "#6b645b", "ink": "#23201c" }',
    ],
  ])('is free in %s', (_, file, part, text) => {
    expect(compileSite({ [file]: replaceIn(file, part, text) }).findings).toEqual([]);
  });
});

describe('the schema for editors', () => {
  testMistakes({
    'that is not named': {
      code: 'M302',
      file: 'news.json',
      part: '{\n  "$schema": "../schemas/page.schema.json",',
      wrong: '»{',
      says: '"$schema" is missing; add "../schemas/page.schema.json"',
    },
    'that a texts file does not name': {
      code: 'M302',
      file: 'texts/en.json',
      part: '{\n  "$schema": "../../schemas/texts.schema.json",',
      wrong: '»{',
      says: 'add "../../schemas/texts.schema.json"',
    },
    'at a path of another folder': {
      code: 'M302',
      file: list,
      part: '"../../schemas/page.schema.json"',
      wrong: '»"../schemas/page.schema.json"',
      says: 'it has to be "../../schemas/page.schema.json"',
    },
    'of another kind': {
      code: 'M302',
      file: 'people/section.json',
      part: '"../../schemas/section.schema.json"',
      wrong: '»"../../schemas/page.schema.json"',
      says: 'it has to be "../../schemas/section.schema.json"',
    },
  });

  test('may be read from elsewhere', () => {
    const part = '"../schemas/page.schema.json"';
    const text = replaceIn('news.json', part, '"https://schemas.example/page.schema.json"');
    expect(compileSite({ 'news.json': text }).findings).toEqual([]);
  });
});

describe('the old name', () => {
  testMistakes({
    'of a menu’s title': {
      code: 'M303',
      file: list,
      part: '"title": "menu.fellows"',
      wrong: '»"label": "menu.fellows"',
      says: '"label" is the old name of "title"; rename it',
    },
    'of a source’s endpoint': {
      code: 'M303',
      file: 'chapter.json',
      part: '"endpoint": "/remapping/{id}"',
      wrong: '»"url": "/remapping/{id}"',
      says: '"url" is the old name of "endpoint"; rename it',
    },
    'of an endpoint in a tab’s own view': {
      code: 'M303',
      file: 'find.json',
      part: '"endpoint": "/home/remapping"',
      wrong: '»"url": "/home/remapping"',
      says: '"url" is the old name of "endpoint"',
    },
    'beside the new one': {
      code: 'M303',
      file: list,
      part: '"title": "menu.fellows", "sortValue": 2',
      wrong: '"title": "menu.fellows", "sortValue": 2, »"label": "menu.people"',
      says: '"label" is the old name of "title", which is there too; remove the old one',
    },
  });

  test('is read as the new one', () => {
    const right = compileSite();
    const text = replaceIn(list, '"title": "menu.fellows"', '"label": "menu.fellows"');
    expect(compileSite({ [list]: text }).compiled?.table).toEqual(right.compiled?.table);
  });

  test('is a property like another where it is none', () => {
    const text = replaceIn(list, '"type": "card-list"', '"type": "card-list", "label": "x.y"');
    expect(compileSite({ [list]: text }).findings.map(({ code }) => code)).toEqual(['M101']);
  });
});

describe('the placeholder of a link', () => {
  const wrong = (template: string, says: string) => ({
    code: 'M304',
    file: list,
    part: LINK,
    wrong: `"link": »"${template}"`,
    says,
  });
  const FIXED = 'write "/people/fellows/{id}"';

  testMistakes({
    'with a brace too many': wrong('/people/fellows/{id}}', FIXED),
    'with another brace too many': wrong('/people/fellows/{{id}', FIXED),
    'in double braces': wrong('/people/fellows/{{id}}', FIXED),
    'with a dollar sign': wrong(`/people/fellows/$${'{id}'}`, FIXED),
    'as in a route': wrong('/people/fellows/:id', FIXED),
    'with spaces': wrong('/people/fellows/{ id }', FIXED),
    'that never ends': wrong('/people/fellows/{id', FIXED),
    'that ends nowhere near': wrong('/people/fellows/{id next', 'write a field as {field}'),
    'without a field': wrong('/people/fellows/{}', 'write a field as {field}'),
    'in a case of a link': {
      code: 'M304',
      file: 'front.json',
      part: '"conferences": "/lectures/{id}"',
      wrong: '"conferences": »"/lectures/{{id}}"',
      says: 'write "/lectures/{id}"',
    },
    'beside a detail': {
      code: 'M304',
      file: 'chapter.json',
      part: '"link": "/lectures/{id}"',
      wrong: '"link": »"/lectures/:id"',
      says: 'write "/lectures/{id}"',
    },
    'in a block of links': {
      code: 'M304',
      file: 'lecture.json',
      part: '"blocks": [{ "type": "rich-text", "field": "content" }]',
      wrong:
        '"blocks": [{ "type": "links", "field": "attachments", "text": "name", "link": »"/lectures/:url" }]',
      says: 'write "/lectures/{url}"',
    },
  });
});
