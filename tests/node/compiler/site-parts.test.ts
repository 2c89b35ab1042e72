import { describe, expect, test } from 'vitest';
import { type Mistake, testMistakes } from './mistakes.ts';
import { compileSite, replaceIn } from './small-site.ts';

const FILE = '"file": "@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf"';

/** The end of the footer's note, which other parts stand after. */
const NOTE = '"https://small.example" }] }';

/** A mistake in a part of the footer. */
const inFooter = (part: string, says: string): Mistake => ({
  code: 'M233',
  file: 'site.json',
  part: NOTE,
  wrong: `${NOTE}, ${part}`,
  says,
});
const contact = (line: string, says: string) => inFooter(`"contact": [»${line}]`, says);
const social = (link: string, says: string) => inFooter(`"social": { "links": [»${link}] }`, says);

describe('a part of the footer', () => {
  testMistakes({
    'that is a line of nothing': contact('{ "label": "menu.news" }', 'the line says nothing'),
    'that is two lines': contact(
      '{ "phone": "+86 555", "email": "a@b.example" }',
      'the line says 2 things; give it one of "text", "address", "phone" and "email"',
    ),
    'with two icons': social(
      '{ "network": "rss", "icon": "/media/a.svg", "label": "menu.news", "href": "/news" }',
      'the link has two icons; remove "network" or "icon"',
    ),
    'that leads nowhere': social('{ "network": "rss" }', 'the link leads nowhere; give it "href"'),
    'that leads somewhere and opens a picture': social(
      '{ "network": "rss", "href": "/news", "picture": "/media/a.svg" }',
      'the link leads to a URL and opens a picture; give it "href" or "picture"',
    ),
    'without an icon': social(
      '{ "label": "menu.news", "href": "/news" }',
      'nothing shows the link; give it a "network", or an "icon" of your own',
    ),
    'with an icon that says nothing': social(
      '{ "icon": "/media/a.svg", "href": "/news" }',
      'no screen reader says what this shows; add a "label"',
    ),
    'that is a picture which says nothing': social(
      '{ "picture": "/media/a.svg" }',
      'no screen reader says what this shows; add a "label"',
    ),
    'of an answer that nobody asks for': {
      code: 'M234',
      file: 'site.json',
      part: '"endpoint": "/home/site-infrastructure", "logo": { "field": "bottomLogo" }',
      wrong: '"logo": { "field": »"bottomLogo" }',
      says: 'the footer asks no call for the field "bottomLogo"; name its "endpoint"',
    },
  });
});

test('a section cannot have its pages of a navigation that there is not', () => {
  const menu = '"menu": { "code": "people", "title": "menu.people" }';
  const children = '"children": { "of": "people", "route": "/people/fellows/:id" }';
  const { findings } = compileSite({
    'site.json': replaceIn('site.json', '    "navigation": "/home/navigations",\n', ''),
    'people/section.json': replaceIn('people/section.json', menu, `${menu},\n  ${children}`),
  });
  // Codes of a navigation are then of no use, either.
  const [own, ...others] = findings.filter(({ code }) => code !== 'M229');
  expect(others).toEqual([]);
  expect(own).toMatchObject({ code: 'M234', line: 6 });
  expect(own?.message).toContain('no navigation names the pages of "children"');
});

describe('a font', () => {
  const font = (characters: string, says: string): Mistake => ({
    code: 'M233',
    file: 'site.json',
    part: `{ "family": "Latin", ${FILE}, "weight": 400, "script": "latin" }`,
    wrong: `»{ "family": "Latin", ${FILE}, "weight": 400${characters} }`,
    says,
  });
  const own = (file: string, says: string): Mistake => ({
    code: 'M009',
    file: 'site.json',
    part: FILE,
    wrong: `"file": »"${file}"`,
    says,
  });
  testMistakes({
    'for no characters': font('', 'says of no characters that it is for them'),
    'for characters that it says twice': font(
      ', "script": "greek", "unicodeRange": "U+370-3FF"',
      'says twice which characters it is for; give it "script" or "unicodeRange"',
    ),
    'of the site’s own that is not there': own(
      './fonts/own.ttf',
      'the font "./fonts/own.ttf" is missing; put the file into the site\'s folder',
    ),
    'of the site’s own that is no font': own('./package.json', '"./package.json" is no font'),
  });
});

describe('a field of the footer', () => {
  testMistakes({
    'that is a list, where a text is shown': {
      ...contact('', 'is no text'),
      code: 'M228',
      wrong: `${NOTE}, "contact": [{ "text": { "field": »"friendLinks" } }]`,
    },
    'that is a picture, where a number is called': {
      ...contact('', 'is no telephone number'),
      code: 'M228',
      wrong: `${NOTE}, "contact": [{ "phone": { "field": »"topLogo" } }]`,
    },
  });
});
