import { expect, test } from 'vitest';
import { SMALL_FILES } from './small-files.ts';
import { type Changes, compileSite, describeFinding, readMark, replaceIn } from './small-site.ts';

const ENGLISH = '{ "code": "en", "tag": "en", "label": "English" }';

/** What is said of the languages of texts in a site of three, of which German is written nowhere else. */
function findOthers(title: string) {
  const { text, place } = readMark(replaceIn('news.json', '"title": "menu.news"', title));
  const { findings } = compileSite({
    'site.json': replaceIn(
      'site.json',
      ENGLISH,
      `${ENGLISH}, { "code": "de", "tag": "de", "label": "Deutsch" }`,
    ),
    'texts/de.json': SMALL_FILES['texts/en.json'] ?? '',
    'news.json': text,
  });
  const found = findings.filter(({ code }) => code === 'M224');
  expect(found.map(describeFinding)).toEqual([`M224 manifests/news.json:${place}`]);
  return found[0]?.message;
}

test('of a text with another language any that is missing could be meant', () => {
  expect(findOthers('"title": { "zh": "新闻", »"fr": "Nouvelles" }')).toBe(
    '"fr" is no language of site.json; known: "en", "de"',
  );
});

test('of a text with another language the one that is missing is meant', () => {
  expect(findOthers('"title": { "zh": "新闻", "en": "News", »"fr": "Nouvelles" }')).toBe(
    '"fr" is no language of site.json; write "de", which is missing',
  );
});

test('a language that no file has texts of is told to be translated', () => {
  const { findings } = compileSite({ 'texts/en.json': null });
  const place = { file: 'manifests/texts/en.json', line: 1, column: 1 };
  expect(findings).toContainEqual(
    expect.objectContaining({
      code: 'M009',
      ...place,
      message: 'the texts of "en" are missing; copy the file of another language, and translate it',
    }),
  );
});

test('codes of menu entries are told where they stand, in a site without a navigation', () => {
  const marked = replaceIn('people/fellows.json', '"code": "fellows"', '»"code": "fellows"');
  const { text, place } = readMark(marked);
  const changes: Changes = {
    'site.json': replaceIn('site.json', '    "navigation": "/home/navigations",\n', ''),
    'people/fellows.json': text,
  };
  const { findings } = compileSite(changes);
  expect(findings.map(describeFinding)).toContain(`M229 manifests/people/fellows.json:${place}`);
});
