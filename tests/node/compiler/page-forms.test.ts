import { describe } from 'vitest';
import { testMistakes } from './mistakes.ts';

const list = 'people/fellows.json';
const detail = 'people/fellow.json';
const tabs = 'people/postdocs.json';

describe('the names, forms and bounds of a page manifest', () => {
  testMistakes({
    'an unknown block': {
      code: 'M104',
      file: detail,
      part: '"type": "email"',
      wrong: '"type": »"mail"',
      says: '"type" is "mail"; did you mean "email"?',
    },
    'a block like none': {
      code: 'M104',
      file: detail,
      part: '"type": "email"',
      wrong: '"type": »"carousel"',
      says: '"type" is "carousel"; known: "attachments", "audio", "calendar", "email", ',
    },
    'an exemption from a kind of test that there is not': {
      code: 'M104',
      file: list,
      part: '"route": "/people/fellows",',
      wrong:
        '"route": "/people/fellows", "override": "coming-soon", "testExemptions": { »"copi": "There is no button." },',
      says: 'unknown name "copi" in "testExemptions"; did you mean "copy"?',
    },
    'an unknown frame': {
      code: 'M104',
      file: tabs,
      part: '"type": "tabs"',
      wrong: '"type": »"tab"',
      says: '"type" is "tab"; did you mean "tabs"?',
    },
    'an unknown format': {
      code: 'M104',
      file: list,
      part: '"rich-text"',
      wrong: '»"richtext"',
      says: '"format" is "richtext"; did you mean "rich-text"?',
    },
    'an unknown place of contact lines': {
      code: 'M104',
      file: tabs,
      part: '"dialog"',
      wrong: '»"popup"',
      says: '"mobile" is "popup"; known: "inline", "dialog"',
    },
    'a route in upper case': {
      code: 'M105',
      file: list,
      part: '"route": "/people/fellows"',
      wrong: '"route": »"/People/fellows"',
      says: '"route" is "/People/fellows"; did you mean "/people/fellows"? It has to be: A path of the site, in lower case',
    },
    'a route with a slash at its end': {
      code: 'M105',
      file: 'news.json',
      part: '"route": "/news"',
      wrong: '"route": »"/news/"',
      says: 'without a slash at its end',
    },
    'a route without its slash': {
      code: 'M105',
      file: 'news.json',
      part: '"route": "/news"',
      wrong: '"route": »"news"',
      says: 'Such as "/people/fellows".',
    },
    'an alias that is no path': {
      code: 'M105',
      file: list,
      part: '["/people/professors"]',
      wrong: '[»"people professors"]',
      says: 'entry 1 is "people professors"',
    },
    'a title that is no key': {
      code: 'M105',
      file: list,
      part: '"menu.fellows"',
      wrong: '»"Fellows"',
      says: '"title" is "Fellows"; it has to be: A text for readers: a translation key',
    },
    'a field with a space': {
      code: 'M105',
      file: list,
      part: '"image": "photo"',
      wrong: '"image": »"the photo"',
      says: 'Such as "photo".',
    },
    'a link without its slash': {
      code: 'M105',
      file: list,
      part: '"/people/fellows/{id}"',
      wrong: '»"people/fellows/{id}"',
      says: 'Such as "/people/fellows/{id}".',
    },
    'an endpoint with a query': {
      code: 'M105',
      file: list,
      part: '"/peoples/faculty-fellows"',
      wrong: '»"/peoples/faculty-fellows?x=1"',
      says: '"endpoint" is "/peoples/faculty-fellows?x=1"',
    },
    'a menu code with a dot': {
      code: 'M105',
      file: list,
      part: '"code": "fellows"',
      wrong: '"code": »"fellows.1"',
      says: 'Such as "visitingFellows".',
    },
    'a tab id with a space': {
      code: 'M105',
      file: tabs,
      part: '"id": "out"',
      wrong: '"id": »"moved on"',
      says: 'Such as "current".',
    },
    'more lines than a clamp takes': {
      code: 'M106',
      file: list,
      part: '"clamp": 2',
      wrong: '"clamp": »13',
      says: '"clamp" is 13; it has to be 12 or less',
    },
    'no columns': {
      code: 'M106',
      file: list,
      part: '"md": 1',
      wrong: '"md": »0',
      says: '"md" is 0; it has to be 1 or more',
    },
    'the same alias twice': {
      code: 'M106',
      file: list,
      part: '["/people/professors"]',
      wrong: '»["/people/professors", "/people/professors"]',
      says: 'it has the same entry in places',
    },
    'a frame of one tab': {
      code: 'M106',
      file: tabs,
      part: '[\n      { "id": "in", "title": "people.current", "query": { "type": "current" } },\n     ',
      wrong: '»[',
      says: 'it has to have 2 entries or more',
    },
    'an empty list of fields': {
      code: 'M106',
      file: detail,
      part: '["introduction", "description"]',
      wrong: '»[]',
      says: '"field" is []; it has to have 1 entry or more',
    },
    'an empty heading': {
      code: 'M106',
      file: detail,
      part: '"heading": "people.life"',
      wrong: '"heading": »{}',
      says: '"heading" is {}; it has to have 1 property or more',
    },
    'an empty text': {
      code: 'M106',
      file: list,
      part: '"en": "None"',
      wrong: '"en": »""',
      says: '"en" is ""; it has to have 1 character or more',
    },
  });
});
