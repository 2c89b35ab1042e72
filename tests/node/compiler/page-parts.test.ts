import { describe, expect, test } from 'vitest';
import { testMistakes } from './mistakes.ts';
import { compileSite, replaceIn } from './small-site.ts';

const landing = 'landing.json';
const imprint = 'imprint.json';

/** A mistake in the page of parts, of which the rest stays as it was. */
const inParts = (code: string, part: string, wrong: string, says: string) =>
  ({ code, file: landing, part, wrong, says }) as const;

describe('a page of parts', () => {
  testMistakes({
    'an unknown type of a part': inParts(
      'M104',
      '"type": "markdown"',
      '"type": »"markdwon"',
      'did you mean "markdown"?',
    ),
    'a part without a type': inParts(
      'M102',
      '{ "type": "markdown", "id": "history"',
      '»{ "id": "history"',
      '"type" is missing; it says which kind this is',
    ),
    'a part without a heading': inParts(
      'M102',
      '{ "type": "markdown", "id": "history", "title": "people.life", "file"',
      '»{ "type": "markdown", "id": "history", "file"',
      '"title" is missing',
    ),
    'a heading that one language lacks': inParts(
      'M208',
      '"title": "people.past"',
      '"title": »{ "zh": "湖" }',
      'the text has no words in "en"; add them',
    ),
    'a heading with an unknown key': inParts(
      'M207',
      '"title": "people.past"',
      '"title": »"people.pats"',
      'did you mean "people.past"?',
    ),
    'two parts with one anchor': inParts(
      'M214',
      '"id": "visit"',
      '"id": »"history"',
      '"history" is there already; choose another id',
    ),
    'an anchor that every page has': inParts(
      'M214',
      '"id": "visit"',
      '"id": »"main"',
      '"main" is there already',
    ),
    'an anchor that is that of a heading in a text': inParts(
      'M105',
      '"id": "visit"',
      '"id": »"h-visit"',
      '"id" is "h-visit"',
    ),
    'a Markdown part without a file': inParts(
      'M102',
      '{ "type": "markdown", "id": "history", "title": "people.life", "file": "landing/history" }',
      '»{ "type": "markdown", "id": "history", "title": "people.life" }',
      '"file" is missing',
    ),
    'a Markdown part with an ending': inParts(
      'M105',
      '"file": "landing/history"',
      '"file": »"landing/history.en.md"',
      '"file" is "landing/history.en.md"',
    ),
    'a Markdown file of an unknown kind of introduction': inParts(
      'M105',
      '"introduction": { "markdown": "landing/welcome" }',
      '"introduction": { »"markdwon": "landing/welcome" }',
      'the name "markdwon" in "introduction" is wrong',
    ),
    'a misspelt option of a part': inParts(
      'M101',
      '"hideTitle": true,',
      '»"hideTitel": true,',
      'did you mean "hideTitle"?',
    ),
    'a page size over the limit': inParts(
      'M106',
      '"pageSize": 4',
      '"pageSize": »400',
      '"pageSize" is 400; it',
    ),
    'an unknown field in a part': inParts(
      'M204',
      '"item": { "title": "name", "link"',
      '"item": { "title": »"nmae", "link"',
      'did you mean "name"?',
    ),
    'a link of a list that leads nowhere': inParts(
      'M203',
      '"link": "/people/fellows/{id}"',
      '"link": »"/poeple/fellows/{id}"',
      'leads to no route',
    ),
    'a picture without words for it': inParts(
      'M102',
      '{\n        "type": "picture",\n        "id": "lake",\n        "title": "people.past",\n        "hideTitle": true,\n        "image": "/media/lake.webp",\n        "alt": { "zh": "湖", "en": "The lake" },',
      '»{\n        "type": "picture",\n        "id": "lake",\n        "title": "people.past",\n        "hideTitle": true,\n        "image": "/media/lake.webp",',
      '"alt" is missing',
    ),
    'a picture of another site': inParts(
      'M105',
      '"image": "/media/lake.webp"',
      '"image": »"https://elsewhere.example/lake.webp"',
      '"image" is "https://elsewhere.example/lake.webp"',
    ),
    'a caption that one language lacks': inParts(
      'M208',
      '"caption": { "zh": "春天的湖", "en": "The lake in spring" }',
      '"caption": »{ "en": "The lake in spring" }',
      'no words in "zh"',
    ),
    'a call to action without a link': inParts(
      'M106',
      '"links": [{ "text": "menu.people", "href": "/people/fellows" }]',
      '"links": »[]',
      '"links" is',
    ),
    'a call to action that leads nowhere': inParts(
      'M203',
      '"href": "/people/fellows"',
      '"href": »"/people/felows"',
      '"/people/felows" leads to no route',
    ),
    'a layout with the page’s heading in a part that is not the first': inParts(
      'M245',
      '{ "type": "markdown", "id": "history", "title": "people.life", "file": "landing/history" }',
      '{ "type": "view", "id": "history", "title": "people.life", "view": { "source": { "endpoint": "/contact-us" }, "layout": { "type": »"hero" } } }',
      'the layout "hero" brings the heading of a page, which is there already; make it the first of the parts, or use',
    ),
  });

  test('may begin with a layout that brings the page’s heading', () => {
    const first = replaceIn(
      landing,
      '"source": { "endpoint": "/peoples/faculty-fellows", "paging": "client", "pagingConvention": { "pageSize": 4 } },\n          "layout": { "type": "link-list", "item": { "title": "name", "link": "/people/fellows/{id}" } }',
      '"source": { "endpoint": "/contact-us" },\n          "layout": { "type": "hero" }',
    );
    expect(compileSite({ [landing]: first }).findings).toEqual([]);
  });
});

describe('a page that is a text', () => {
  testMistakes({
    'a view beside it': {
      code: 'M202',
      file: imprint,
      part: '"markdown": "imprint"',
      wrong:
        '»"markdown": "imprint",\n  "view": { "source": { "endpoint": "/contact-us" }, "layout": { "type": "prose", "text": "introduction" } }',
      says: 'a page has one of "view", "frame" and "markdown"; remove the others',
    },
    'a file above the folder': {
      code: 'M105',
      file: imprint,
      part: '"markdown": "imprint"',
      wrong: '"markdown": »"../imprint"',
      says: '"markdown" is "../imprint"',
    },
    'lists of what belongs to it': {
      code: 'M102',
      file: imprint,
      part: '"markdown": "imprint"',
      wrong:
        '"markdown": "imprint",\n  »"related": [{ "id": "a", "title": "menu.news", "view": { "source": { "endpoint": "/peoples/staffs" }, "layout": { "type": "link-list", "item": { "title": "name", "link": "/news" } } } }]',
      says: '"related" needs "view" beside it',
    },
  });

  test('is described by its own beginning where nothing else is said', () => {
    const { compiled } = compileSite();
    expect(compiled?.discovery.pages.imprint?.summary).toEqual(['text']);
    const described = replaceIn(
      imprint,
      '"title": "people.files",',
      '"title": "people.files",\n  "description": "menu.home",',
    );
    const other = compileSite({ [imprint]: described });
    expect(other.compiled?.discovery.pages.imprint?.summary).toEqual([]);
  });
});
