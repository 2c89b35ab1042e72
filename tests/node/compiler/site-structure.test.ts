import { describe } from 'vitest';
import { testMistakes } from './mistakes.ts';

describe('the shape of the site manifest', () => {
  testMistakes({
    'a link of the footer without words': {
      code: 'M102',
      file: 'site.json',
      part: '[{ "text": "menu.news", "href"',
      wrong: '[»{ "href"',
      says: '"text" is missing; add it to entry 1',
    },
    'a network that nobody knows': {
      code: 'M104',
      file: 'site.json',
      part: '"note": {',
      wrong: '"social": { "links": [{ "network": »"mastodn", "href": "/news" }] }, "note": {',
      says: 'did you mean "mastodon"?',
    },
    'an icon from elsewhere': {
      code: 'M105',
      file: 'site.json',
      part: '"note": {',
      wrong:
        '"social": { "links": [{ "icon": »"/icons/a.svg", "label": "menu.news", "href": "/news" }] }, "note": {',
      says: 'Such as "/media/site/forum.svg".',
    },
    'a telephone number without its country': {
      code: 'M105',
      file: 'site.json',
      part: '"note": {',
      wrong: '"contact": [{ "phone": »"0555 6613" }], "note": {',
      says: 'Such as "+86 555 6613 0200".',
    },
    'a direction of no script': {
      code: 'M104',
      file: 'site.json',
      part: '"label": "English"',
      wrong: '"label": "English", "direction": »"right"',
      says: '"direction" is "right"',
    },
    'a font outside of the site’s folder': {
      code: 'M105',
      file: 'site.json',
      part: '"@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf"',
      wrong: '»"../fonts/own.ttf"',
      says: '"file" is "../fonts/own.ttf"',
    },
    'a misspelt convention': {
      code: 'M101',
      file: 'site.json',
      part: '"timeout"',
      wrong: '»"timout"',
      says: 'unknown property "timout"; did you mean "timeout"?',
    },
    'a language by its name': {
      code: 'M105',
      file: 'site.json',
      part: '"code": "en"',
      wrong: '"code": »"English"',
      says: '"code" is "English"; it has to be: The code of a language of site.json: two or three small letters, then parts',
    },
    'an API base without its slash': {
      code: 'M105',
      file: 'site.json',
      part: '"/api"',
      wrong: '»"api"',
      says: '"base" is "api"; did you mean "/api"? It has to be: The path on the site before every endpoint',
    },
    'a footer link of another scheme': {
      code: 'M105',
      file: 'site.json',
      part: '"href": "https://small.example"',
      wrong: '"href": »"javascript:alert(1)"',
      says: 'Such as "https://www.example.org".',
    },
    'a time-out of nothing': {
      code: 'M106',
      file: 'site.json',
      part: '5000',
      wrong: '»0',
      says: '"timeout" is 0; it has to be 100 or more',
    },
    'a breakpoint that is text': {
      code: 'M103',
      file: 'site.json',
      part: '1024',
      wrong: '»"1024px"',
      says: '"md" is "1024px"; it has to be of type integer',
    },
    'a width below the smallest': {
      code: 'M106',
      file: 'site.json',
      part: '[240, 480]',
      wrong: '[240, »8]',
      says: 'entry 2 is 8; it has to be 16 or more',
    },
  });
});

describe('the shape of theme, texts and sections', () => {
  testMistakes({
    'a missing group of tokens': {
      code: 'M102',
      file: 'theme.json',
      part: '{\n  "$schema": "../schemas/theme.schema.json",\n  "manifestVersion": 2,\n  "color": { "ink": "#23201c", "ink-quiet": "#6b645b" },',
      wrong: '»{\n  "$schema": "../schemas/theme.schema.json",\n  "manifestVersion": 2,',
      says: '"color" is missing',
    },
    'a token with a name in upper case': {
      code: 'M105',
      file: 'theme.json',
      part: '"ink-quiet": "#6b645b"',
      wrong: '»"inkQuiet": "#6b645b"',
      says: 'the name "inkQuiet" in "color"',
    },
    'a token with a number for a name and for a value': {
      code: 'M103',
      file: 'theme.json',
      part: '"1": "0.5rem"',
      wrong: '"1": »8',
      says: '"1" is 8; it has to be of type string, so write "8px"',
    },
    'a length with a number that is not whole for a value': {
      code: 'M103',
      file: 'theme.json',
      part: '"1": "0.5rem"',
      wrong: '"1": »0.5',
      says: 'so write "0.5rem"',
    },
    'a length of nothing with a number for a value': {
      code: 'M103',
      file: 'theme.json',
      part: '"1": "0.5rem"',
      wrong: '"1": »0',
      says: 'so write "0"',
    },
    'a duration with a number for a value': {
      code: 'M103',
      file: 'theme.json',
      part: '"150ms"',
      wrong: '»150',
      says: 'so write "150ms"',
    },
    'a weight with a number for a value': {
      code: 'M103',
      file: 'theme.json',
      part: '"font": { "text"',
      wrong: '"font": { "regular": »400, "text"',
      says: 'so write "400"',
    },
    'a value that would end its declaration': {
      code: 'M105',
      file: 'theme.json',
      part: '"150ms"',
      wrong: '»"150ms; color: red"',
      says: '"quick" is "150ms; color: red"',
    },
    'a text that is a number': {
      code: 'M103',
      file: 'texts/en.json',
      part: '"Words menu.news"',
      wrong: '»5',
      says: '"news" is 5; it has to be of type string or object',
    },
    'an empty text': {
      code: 'M105',
      file: 'texts/en.json',
      part: '"Words menu.news"',
      wrong: '»""',
      says: '"news" is ""',
    },
    'a section without a menu entry': {
      code: 'M102',
      file: 'people/section.json',
      part: '{\n  "$schema": "../../schemas/section.schema.json",\n  "manifestVersion": 2,\n  "route": "/people",\n  "menu": { "code": "people", "title": "menu.people" }',
      wrong:
        '»{\n  "$schema": "../../schemas/section.schema.json",\n  "manifestVersion": 2,\n  "route": "/people"',
      says: '"menu" is missing',
    },
    'a section with a view': {
      code: 'M101',
      file: 'people/section.json',
      part: '"route": "/people",',
      wrong: '"route": "/people", »"view": {},',
      says: 'unknown property "view"',
    },
    'a sort value that is text': {
      code: 'M103',
      file: 'people/section.json',
      part: '"code": "people"',
      wrong: '"code": "people", "sortValue": »"1"',
      says: '"sortValue" is "1"; it has to be of type number',
    },
  });
});
