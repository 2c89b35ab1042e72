import { describe, expect, test } from 'vitest';
import { fixManifests } from '../../../src/node/compiler/index.ts';
import { SMALL_FILES } from './small-files.ts';
import { replaceIn, writeSite } from './small-site.ts';

const LIST = 'people/fellows.json';

/** What becomes of a file of the small site that has one mistake. */
function fix(name: string, text: string) {
  const root = writeSite({ [name]: text }, {});
  const found = fixManifests(root).find(({ file }) => file === `manifests/${name}`);
  return { text: found?.text, codes: found?.fixed.map(({ code }) => code) ?? [] };
}

describe('a mistake that can mean one thing only', () => {
  test.each<[string, string, string, string, string]>([
    ['a comma too many', LIST, '"en": "None" }', '"en": "None", }', 'M006'],
    [
      'a comma at the end of a list',
      LIST,
      '["/people/professors"]',
      '["/people/professors",]',
      'M006',
    ],
    ['a comma that is missing', LIST, '"image": "photo",', '"image": "photo"', 'M006'],
    ['a comma twice', LIST, '"image": "photo",', '"image": "photo",,', 'M006'],
    ['a comment of a line', LIST, '"view": {\n', '"view": {\n    // the list\n', 'M006'],
    ['a comment at the end of a line', LIST, '"view": {\n', '"view": { // the list\n', 'M006'],
    ['a comment of two lines', LIST, '"view": {\n', '"view": {\n    /* the\n list */\n', 'M006'],
    ['single quotes', LIST, '"image": "photo"', "'image': 'photo'", 'M006'],
    ['a key without quotes', LIST, '"image": "photo"', 'image: "photo"', 'M006'],
    ['Chinese quotes', LIST, '"image": "photo"', '“image”: “photo”', 'M006'],
    [
      'a Chinese comma before single quotes',
      LIST,
      '"image": "photo",\n        "title"',
      '"image": "photo"，\n        \'title\'',
      'M006',
    ],
    ['a Chinese comma', LIST, '"image": "photo",', '"image": "photo"，', 'M006'],
    ['a word in capitals', 'people/fellow.json', '"copy": true', '"copy": True', 'M006'],
    ['a word all in capitals', 'people/fellow.json', '"copy": true', '"copy": TRUE', 'M006'],
    ['a number in quotes', LIST, '"clamp": 2', '"clamp": "2"', 'M103'],
    ['a truth in quotes', 'people/fellow.json', '"copy": true', '"copy": "true"', 'M103'],
    ['a misspelt property', LIST, '"image": "photo"', '"imgae": "photo"', 'M101'],
    ['a misspelt value', LIST, '"paging": "client"', '"paging": "clinet"', 'M104'],
    ['a misspelt layout', LIST, '"type": "card-list"', '"type": "card-lits"', 'M104'],
    ['a misspelt field', LIST, '"subtitle": "title"', '"subtitle": "titel"', 'M204'],
    ['a misspelt text', LIST, '"title": "menu.fellows"', '"title": "menu.felows"', 'M207'],
    ['a misspelt override', 'home.json', '"coming-soon"', '"comming-soon"', 'M209'],
    ['a title for a picture', LIST, '"image": "photo"', '"image": "title"', 'M228'],
  ])('such as %s is fixed', (_, name, part, wrong, code) => {
    const { text, codes } = fix(name, replaceIn(name, part, wrong));
    expect(text).toBe(SMALL_FILES[name]);
    expect(new Set(codes)).toEqual(new Set([code]));
  });

  test('is fixed beside others, in one file', () => {
    const wrong = (SMALL_FILES[LIST] ?? '')
      .replace('"image": "photo"', "'imgae': 'photo'")
      .replace('"clamp": 2 }', '"clamp": "2", }')
      .replace('"subtitle": "title"', '"subtitle": "titel"');
    expect(fix(LIST, wrong).text).toBe(SMALL_FILES[LIST]);
  });

  test('is fixed beside many others, in one file', () => {
    const name = 'people/fellow.json';
    const wrong = (SMALL_FILES[name] ?? '')
      .replace('"title": "name"', '"title": "naem"')
      .replace('"field": "photo"', '"field": "phto"')
      .replace('"field": "school"', '"field": "schol"')
      .replace('"field": "email"', '"field": "emial"')
      .replace('["introduction", "description"]', '["introductoin", "descripton"]')
      .replace('"field": "course"', '"field": "cuorse"')
      .replace('"field": "attachments"', '"field": "attachmnts"');
    const { text, codes } = fix(name, wrong);
    expect(text).toBe(SMALL_FILES[name]);
    expect(codes).toEqual(Array(8).fill('M204'));
  });

  test('is fixed wherever it stands in a file', () => {
    const name = 'people/fellow.json';
    const wrong = (SMALL_FILES[name] ?? '').replaceAll(
      '"type": "rich-text"',
      '"type": "rich-txet"',
    );
    expect(wrong.match(/rich-txet/g)).toHaveLength(2);
    const { text, codes } = fix(name, wrong);
    expect(text).toBe(SMALL_FILES[name]);
    expect(codes).toEqual(['M104', 'M104']);
  });

  test('is fixed alone beside one that a person has to look at', () => {
    const wrong = (SMALL_FILES[LIST] ?? '')
      .replace('"image": "photo"', '"image": "phto"')
      .replace('"subtitle": "title"', '"subtitle": "nothing"');
    const { text, codes } = fix(LIST, wrong);
    expect(text).toContain('"image": "photo"');
    expect(text).toContain('"subtitle": "nothing"');
    expect(codes).toEqual(['M204']);
  });

  test('is fixed step by step where two views read it, of which each would have another field', () => {
    const name = 'find.json';
    const wrong = replaceIn(
      name,
      '"image": "cover", "title": "name" }',
      '"image": "time", "title": "name" }',
    );
    const { text, codes } = fix(name, wrong);
    expect(text).toBe(SMALL_FILES[name]);
    expect(codes).toEqual(['M204', 'M228']);
  });

  test('is fixed where it hides another', () => {
    const wrong = (SMALL_FILES[LIST] ?? '')
      .replace('"image": "photo"', '"image": "phto"')
      .replace('"subtitle": "title"', '"subtitel": "title"');
    expect(fix(LIST, wrong).text).toBe(SMALL_FILES[LIST]);
  });

  test('is fixed where it hides one that a person has to look at', () => {
    const wrong = (SMALL_FILES[LIST] ?? '').replace('"subtitle": "title"', '"subtitel": "nothing"');
    expect(fix(LIST, wrong).text).toContain('"subtitle": "nothing"');
  });

  test('is fixed where the file begins with a byte order mark', () => {
    expect(fix(LIST, `\uFEFF${SMALL_FILES[LIST]}`).text).toBe(SMALL_FILES[LIST]);
  });
});

test('a misspelt time zone is fixed', () => {
  const zone = (name: string) =>
    replaceIn('site.json', '"api": {', `"timeZone": "${name}",\n  "api": {`);
  expect(fix('site.json', zone('Europe/Zurch'))).toEqual({
    text: zone('Europe/Zurich'),
    codes: ['M105'],
  });
});

describe('a mistake that a person has to look at', () => {
  test('is left where what is meant would be as wrong', () => {
    const filter = (field: string) =>
      `"paging": "client" }, "list": { "filters": [{ "type": "value", "field": "${field}", "label": "menu.news", "parameter": "kind" }] }`;
    const wrong = replaceIn(LIST, '"paging": "client" }', filter('introducton'));
    expect(fix(LIST, wrong)).toEqual({ text: undefined, codes: [] });
    const right = replaceIn(LIST, '"paging": "client" }', filter('titel'));
    expect(fix(LIST, right).text).toContain(filter('title'));
  });

  test.each<[string, string, string]>([
    ['a bracket that is open', '"en": "None" }', '"en": "None"'],
    ['a field like none', '"subtitle": "title"', '"subtitle": "nothing"'],
    ['a number that is none', '"clamp": 2', '"clamp": "two"'],
    ['a property that is there already', '"image": "photo",', '"image": "photo", "imgae": "x",'],
    ['a Chinese quote at one end alone', '"image": "photo"', '"image": “photo"'],
    ['a number in the place of a key', '"image": "photo",', '"image": "photo", 5,'],
    ['a number out of bounds', '"clamp": 2', '"clamp": 40'],
  ])('such as %s is left as it is', (_, part, wrong) => {
    expect(fix(LIST, replaceIn(LIST, part, wrong)).text).toBeUndefined();
  });
});
