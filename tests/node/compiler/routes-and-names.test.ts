import { describe } from 'vitest';
import { testMistakes } from './mistakes.ts';

const list = 'people/fellows.json';
const detail = 'people/fellow.json';
const tabs = 'people/postdocs.json';

describe('routes and links', () => {
  testMistakes({
    'a route that another page has': {
      code: 'M201',
      file: tabs,
      part: '"/people/postdocs"',
      wrong: '»"/people/fellows"',
      says: 'the route "/people/fellows" is taken by manifests/people/fellows.json ("/people/fellows"); choose another',
    },
    'an alias that is a page’s route': {
      code: 'M201',
      file: tabs,
      part: '"route": "/people/postdocs",',
      wrong: '"route": "/people/postdocs", "aliases": [»"/news"],',
      says: 'is taken by manifests/news.json ("/news")',
    },
    'an alias that is a section’s route': {
      code: 'M201',
      file: list,
      part: '["/people/professors"]',
      wrong: '[»"/people"]',
      says: 'is taken by manifests/people/section.json',
    },
    'an alias that is the page’s own route': {
      code: 'M201',
      file: list,
      part: '["/people/professors"]',
      wrong: '[»"/people/fellows"]',
      says: 'the page has the route "/people/fellows" already; remove "/people/fellows" from "aliases"',
    },
    'a route that differs in its parameter’s name only': {
      code: 'M201',
      file: tabs,
      part: '"route": "/people/postdocs"',
      wrong: '"route": »"/people/fellows/:name"',
      says: 'is taken by manifests/people/fellow.json ("/people/fellows/:id")',
    },
    'a route that meets another, neither of which spells out more': {
      code: 'M201',
      file: tabs,
      part: '"route": "/people/postdocs"',
      wrong: '"route": »"/:area/fellows/one"',
      says: 'the route "/:area/fellows/one" and "/people/fellows/:id" of manifests/people/fellow.json both match "/people/fellows/one", and neither spells out more of it; spell out more of one',
    },
    'an alias without the parameter': {
      code: 'M206',
      file: detail,
      part: '["/people/professors/:id"]',
      wrong: '[»"/people/teachers"]',
      says: 'has other parameters than its route "/people/fellows/:id"; use the same',
    },
    'a link to no route': {
      code: 'M203',
      file: list,
      part: '"/people/fellows/{id}"',
      wrong: '»"/people/felows/{id}"',
      says: '"/people/felows/{id}" leads to no route; did you mean "/people/fellows/{id}"?',
    },
    'a link to another site': {
      code: 'M203',
      file: list,
      part: '"/people/fellows/{id}"',
      wrong: '»"//elsewhere.example/{id}"',
      says: 'leads to no route',
    },
    'a link of a tab to no route': {
      code: 'M203',
      file: tabs,
      part: '"note": "company"',
      wrong: '"link": »"/postdocs/{id}"',
      says: 'leads to no route',
    },
    'a way back to no route': {
      code: 'M203',
      file: detail,
      part: '"back": "/people/fellows"',
      wrong: '"back": »"/people/fellow"',
      says: 'did you mean "/people/fellows"?',
    },
    'a search box that leads to no route': {
      code: 'M203',
      file: 'site.json',
      part: '"/news"',
      wrong: '»"/serach"',
      says: '"/serach" leads to no route',
    },
  });
});

describe('names that a page uses and others define', () => {
  testMistakes({
    'a page without content': {
      code: 'M202',
      file: 'home.json',
      part: '{\n  "$schema": "../schemas/page.schema.json",\n  "manifestVersion": 2,\n  "route": "/",\n  "title": "menu.home",\n  "override": "coming-soon",',
      wrong:
        '»{\n  "$schema": "../schemas/page.schema.json",\n  "manifestVersion": 2,\n  "route": "/",\n  "title": "menu.home",',
      says: 'the page shows nothing; add "view", "frame", "markdown" or "override"',
    },
    'a page with view and frame': {
      code: 'M202',
      file: tabs,
      part: '"frame": {\n    "type": "tabs"',
      wrong:
        '"view": { "source": { "endpoint": "/news", "paging": "server" }, "layout": { "type": "card-list", "item": { "title": "name" } } },\n  »"frame": {\n    "type": "tabs"',
      says: 'a page has "view" or "frame", not both; remove one',
    },
    'an unknown translation key': {
      code: 'M207',
      file: list,
      part: '"menu.fellows"',
      wrong: '»"menu.felows"',
      says: 'unknown translation key "menu.felows"; did you mean "menu.fellows"?',
    },
    'a key that names a group': {
      code: 'M207',
      file: detail,
      part: '"people.life"',
      wrong: '»"ui.failed"',
      says: 'unknown translation key "ui.failed"',
    },
    'an unknown key of a heading in reserve': {
      code: 'M207',
      file: detail,
      part: '"text": "people.files"',
      wrong: '"text": »"people.fils"',
      says: 'did you mean "people.files"?',
    },
    'an unknown key of a tab': {
      code: 'M207',
      file: tabs,
      part: '"people.past"',
      wrong: '»"people.pats"',
      says: 'did you mean "people.past"?',
    },
    'an unknown key of a section': {
      code: 'M207',
      file: 'people/section.json',
      part: '"menu.people"',
      wrong: '»"menu.peolpe"',
      says: 'did you mean "menu.people"?',
    },
    'an unknown key of a footer link': {
      code: 'M207',
      file: 'site.json',
      part: '"menu.news"',
      wrong: '»"menu.newes"',
      says: 'did you mean "menu.news"?',
    },
    'a text that one language lacks': {
      code: 'M208',
      file: 'texts/en.json',
      part: '{\n    "home": "Words menu.home",',
      wrong: '»{',
      says: '"menu.home" has no text in "en"; add it',
    },
    'an unknown override': {
      code: 'M209',
      file: 'home.json',
      part: '"coming-soon"',
      wrong: '»"comming-soon"',
      says: 'unknown override "comming-soon"; did you mean "coming-soon"?',
    },
    'a menu code that another page has': {
      code: 'M210',
      file: tabs,
      part: '"code": "postdocs"',
      wrong: '"code": »"fellows"',
      says: 'the menu code "fellows" is taken by manifests/people/fellows.json; choose another',
    },
    'a menu code that a section has': {
      code: 'M210',
      file: list,
      part: '"code": "fellows"',
      wrong: '"code": »"people"',
      says: 'is taken by manifests/people/section.json',
    },
    'a tab id used twice': {
      code: 'M214',
      file: tabs,
      part: '"id": "out"',
      wrong: '"id": »"in"',
      says: '"in" is there already; choose another id',
    },
  });
});
