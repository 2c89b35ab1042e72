import { describe, expect, test } from 'vitest';
import { testMistakes } from './mistakes.ts';
import { type Changes, compileSite, describeFinding, readMark, replaceIn } from './small-site.ts';

const PART = '"news": "';

/** Texts of both languages with another key; `»` marks it in the English ones. */
function withText(line: string): Changes {
  return {
    'texts/en.json': replaceIn('texts/en.json', PART, `${line}, ${PART}`),
    'texts/zh.json': replaceIn('texts/zh.json', PART, `${line.replace('»', '')}, ${PART}`),
  };
}

describe('a text that nothing uses', () => {
  test.each([
    ['', '»"archive": "x"'],
    ['in a group of its own', '"old": { »"archive": "x" }'],
  ])('%s is one warning, in the first language that has it', (_, line) => {
    const changes = withText(line);
    const { text, place } = readMark(String(changes['texts/en.json']));
    const { findings, compiled } = compileSite({ ...changes, 'texts/en.json': text });
    expect(findings.map(describeFinding)).toEqual([`M305 manifests/texts/en.json:${place}`]);
    expect(findings[0]?.message).toMatch(
      /nothing uses the text "menu\.(old\.)?archive"; remove it/,
    );
    expect(compiled).toBeDefined();
  });

  test('is used where extensions name it', () => {
    const changes = withText('"archive": "x"');
    const home = replaceIn('home.json', '"no.text.key"', '{ "links": ["menu.archive"] }');
    expect(compileSite({ ...changes, 'home.json': home }).findings).toEqual([]);
  });

  test('waits until what is wrong is fixed, since it may be what is meant', () => {
    const changes = withText('"archive": "x"');
    const news = replaceIn('news.json', '"menu.news"', '"menu.archiv"');
    const { findings } = compileSite({ ...changes, 'news.json': news });
    expect(findings.map(({ code }) => code)).toEqual(['M207']);
  });
});

describe('a translation key', () => {
  testMistakes({
    'of what a picture shows': {
      code: 'M207',
      file: 'lecture.json',
      part: '[{ "type": "rich-text", "field": "content" }]',
      wrong: '[{ "type": "image", "field": "cover", "alt": »"people.sign" }]',
      says: 'unknown translation key "people.sign"',
    },
    'of a page’s description': {
      code: 'M207',
      file: 'lecture.json',
      part: '"parent": "/lectures",',
      wrong: '"description": »"people.lief", "parent": "/lectures",',
      says: 'did you mean "people.life"?',
    },
    'of what an empty list says': {
      code: 'M207',
      file: 'find.json',
      part: '"empty": "people.files"',
      wrong: '"empty": »"people.flies"',
      says: 'did you mean "people.files"?',
    },
    'of the footer': {
      code: 'M207',
      file: 'site.json',
      part: '"text": "menu.people"',
      wrong: '"text": »"menu.peolpe"',
      says: 'did you mean "menu.people"?',
    },
  });

  // A slot called "title" names a field, whatever the field is called.
  test('is not looked for where the schema has a field', () => {
    const part = '"title": "name", "note": { "field": "publishedAt", "format": "date" }';
    const text = replaceIn(
      'news.json',
      part,
      '"title": "name.first", "note": { "field": "publishedAt", "format": "date" }',
    );
    expect(compileSite({ 'news.json': text }).findings.map(({ code }) => code)).toEqual(['M204']);
  });
});
