import { describe, expect, test } from 'vitest';
import { testMistakes } from './mistakes.ts';
import { compileSite, replaceIn } from './small-site.ts';

const site = 'site.json';
const HREF = '"href": "https://small.example"';
const BREAKPOINTS = '"sm": 450, "tile": 750, "md": 1024, "lg": 1680, "xl": 1920';
/** The end of the footer's note, which other parts stand after. */
const NOTE = '"https://small.example" }] }';
const breakpoints = (wrong: string, says: string) => ({
  code: 'M223',
  file: site,
  part: BREAKPOINTS,
  wrong,
  says,
});

describe('the languages of a site', () => {
  testMistakes({
    'of which one is listed twice': {
      code: 'M222',
      file: site,
      part: '{ "code": "en", "tag": "en", "label": "English" }',
      wrong:
        '{ "code": "en", "tag": "en", "label": "English" },\n    { "code": »"zh", "tag": "zh-TW", "label": "繁體" }',
      says: 'the language "zh" is listed already; remove one',
    },
    'falls back to one that there is not': {
      code: 'M224',
      file: site,
      part: '{ "code": "en", "tag": "en", "label": "English" }',
      wrong: '{ "code": "en", "tag": "en", "label": "English", "fallback": »"zr" }',
      says: '"zr" is no language of site.json; did you mean "zh"?',
    },
    'falls back to itself': {
      code: 'M224',
      file: site,
      part: '{ "code": "en", "tag": "en", "label": "English" }',
      wrong: '{ "code": "en", "tag": "en", "label": "English", "fallback": »"en" }',
      says: '"en" would stand in for itself; name another language, or none',
    },
  });
});

describe('the headers of calls', () => {
  const api = '"languageHeader": "Accept-Language", "timeout": 5000';
  const headers = (wrong: string, says: string) => ({
    code: 'M227',
    file: site,
    part: api,
    wrong,
    says,
  });
  testMistakes({
    'by which no page can say its language': headers(
      '"languageHeader": »"Cookie", "timeout": 5000',
      'no browser lets a page send the header "Cookie"; choose another, such as Accept-Language',
    ),
    'of which one is secret and the language': headers(
      '"languageHeader": "X-Lang", "secretHeaders": { "x-lang": »"API_KEY" }',
      'each call has a header "x-lang" of its own; leave it out of "secretHeaders"',
    ),
    'of which one belongs to each connection': headers(
      '"languageHeader": "X-Lang", "secretHeaders": { "Host": »"API_KEY" }',
      'each call has a header "Host" of its own',
    ),
    'whose secret is another setting of the server': headers(
      '"languageHeader": "X-Lang", "secretHeaders": { "X-Key": »"API_ORIGIN" }',
      '"API_ORIGIN" says something else to the server; name a variable of your own',
    ),
  });
});

describe('widths', () => {
  testMistakes({
    'of a breakpoint below the one before': breakpoints(
      '"sm": 450, "tile": 750, "md": »640, "lg": 1680, "xl": 1920',
      '"md" is 640, which is not above "tile" (750); widths have to rise',
    ),
    'of a breakpoint that is the one before': breakpoints(
      '"sm": 450, "tile": »450, "md": 1024, "lg": 1680, "xl": 1920',
      '"tile" is 450, which is not above "sm" (450)',
    ),
    'of a breakpoint above the next': breakpoints(
      '"sm": 4500, "tile": »750, "md": 1024, "lg": 1680, "xl": 1920',
      '"tile" is 750, which is not above "sm" (4500)',
    ),
    'of renditions': {
      code: 'M223',
      file: site,
      part: '[240, 480]',
      wrong: '[480, »240]',
      says: 'width 2 is 240, which is not above width 1 (480)',
    },
  });
});

describe('what the whole site names', () => {
  testMistakes({
    'a link of the footer to no route': {
      code: 'M203',
      file: site,
      part: HREF,
      wrong: '"href": »"/nwes"',
      says: '"/nwes" leads to no route; did you mean "/news"?',
    },
    'a link of the footer to no route, with a query': {
      code: 'M203',
      file: site,
      part: HREF,
      wrong: '"href": »"/people/felows?page=2#top"',
      says: '"/people/felows" leads to no route; did you mean "/people/fellows"?',
    },
    'a link of the footer that is a URL without a scheme': {
      code: 'M203',
      file: site,
      part: HREF,
      wrong: '"href": »"//elsewhere"',
      says: '"//elsewhere" leads to no route',
    },
    'an unknown endpoint of the navigation': {
      code: 'M205',
      file: site,
      part: '"/home/navigations"',
      wrong: '»"/home/navigation"',
      says: 'unknown endpoint "/home/navigation"; did you mean "/home/navigations"?',
    },
    'an unknown endpoint of the footer': {
      code: 'M205',
      file: site,
      part: '"/home/site-infrastructure"',
      wrong: '»"/home/infrastructure"',
      says: 'unknown endpoint "/home/infrastructure"',
    },
    'a field of the footer that its answer lacks': {
      code: 'M204',
      file: site,
      part: '"bottomLogo"',
      wrong: '»"botomLogo"',
      says: 'unknown field "botomLogo" of SiteInfrastructure; did you mean "bottomLogo"?',
    },
    'a picture of the footer that is a line of text': {
      code: 'M228',
      file: site,
      part: '"bottomLogo"',
      wrong: '»"icpNo"',
      says: 'the field "icpNo" of SiteInfrastructure is no path of a picture',
    },
    'links of the footer that are no list': {
      code: 'M220',
      file: site,
      part: NOTE,
      wrong: `${NOTE}, "columns": [{ "heading": "menu.news", "links": { "field": »"icpNo", "text": "name", "href": "link" } }]`,
      says: 'the field "icpNo" of SiteInfrastructure is no list',
    },
    'an unknown field of the objects of a list': {
      code: 'M204',
      file: site,
      part: NOTE,
      wrong: `${NOTE}, "columns": [{ "heading": "menu.news", "links": { "field": "friendLinks", "text": »"nam", "href": "link" } }]`,
      says: 'unknown field "nam" of FriendLink; did you mean "name"?',
    },
    'a legal line that leads to no route': {
      code: 'M203',
      file: site,
      part: NOTE,
      wrong: `${NOTE}, "legal": [{ "text": "menu.news", "href": »"/imprnt" }]`,
      says: '"/imprnt" leads to no route',
    },
    'a link to a network that leads to no route': {
      code: 'M203',
      file: site,
      part: NOTE,
      wrong: `${NOTE}, "social": { "links": [{ "network": "mastodon", "href": »"/nwes" }] }`,
      says: '"/nwes" leads to no route; did you mean "/news"?',
    },
    'an unknown field of a legal line': {
      code: 'M204',
      file: site,
      part: NOTE,
      wrong: `${NOTE}, "legal": [{ "text": { "field": »"icpNr" } }]`,
      says: 'unknown field "icpNr" of SiteInfrastructure; did you mean "icpNo"?',
    },
    'an unknown field of the URL of a legal line': {
      code: 'M204',
      file: site,
      part: NOTE,
      wrong: `${NOTE}, "legal": [{ "text": { "field": "icpNo" }, "href": { "field": »"icpUrl" } }]`,
      says: 'unknown field "icpUrl" of SiteInfrastructure',
    },
    'an API for the footer in a site with its own alone': {
      code: 'M235',
      file: site,
      part: '"endpoint": "/home/site-infrastructure"',
      wrong: '"api": »"shop", "endpoint": "/home/site-infrastructure"',
      says: 'unknown API "shop"; describe it in "apis" of site.json, or leave "api" out for the site\'s own',
    },
    'a message in a language that the site has not': {
      code: 'M224',
      file: site,
      part: '"fonts": [',
      wrong: '"unsupportedBrowser": { "language": »"fr" },\n  "fonts": [',
      says: '"fr" is no language of site.json',
    },
    'a tag of no language': {
      code: 'M105',
      file: site,
      part: '"tag": "en"',
      wrong: '"tag": »"en-x"',
      says: '"tag" is "en-x", which no BCP 47 tag is',
    },
    'a page for the children of a section that is not there': {
      code: 'M203',
      file: 'people/section.json',
      part: '"menu": { "code": "people", "title": "menu.people" }',
      wrong:
        '"menu": { "code": "people", "title": "menu.people" },\n  "children": { "of": "people", "route": »"/people/nobody/:code" }',
      says: '"/people/nobody/:code" leads to no route',
    },
  });

  test.each(['/news?page=2', '/people/fellows#top', '/media/statutes.pdf', '/sitemap.xml', '/'])(
    'is right with a link of the footer to %s',
    (href) => {
      const text = replaceIn(site, HREF, `"href": "${href}"`);
      expect(compileSite({ [site]: text }).findings).toEqual([]);
    },
  );
});
