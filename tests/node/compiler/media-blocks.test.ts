import { describe, expect, test } from 'vitest';
import { readPath } from '../../../src/core/mapping/read-path.ts';
import { testMistakes } from './mistakes.ts';
import { compileSite, replaceIn } from './small-site.ts';

const file = 'people/fellow.json';
const part = '{ "type": "rich-text", "field": "course", "when": { "field": "professional" } }';
/** A block with a mistake in the place of another. */
const block = (code: string, wrong: string, says: string) => ({ code, file, part, wrong, says });
const api = '"api": { "base": "/api", "languageHeader": "Accept-Language", "timeout": 5000 }';
const MAP = '"page": "https://maps.example/{id}", "title": "name" }';

describe('a block that shows what another server has', () => {
  testMistakes({
    'a map of a server that no manifest names': block(
      'M239',
      `{ "type": "map", "url": »"https://maps.example/at/{id}", ${MAP}`,
      '"https://maps.example" is none of the servers that pages may show something of; add it to "embeds" of manifests/site.json',
    ),
    'a player of a server that no manifest names': block(
      'M239',
      '{ "type": "embed", "url": »"https://films.example:8443/{id}", "page": "https://films.example/{id}", "title": "name" }',
      '"https://films.example:8443" is none',
    ),
    'a player without a name': block(
      'M102',
      '»{ "type": "embed", "url": "https://films.example/{id}", "page": "https://films.example/{id}" }',
      '"title" is missing',
    ),
    'a player without a secure connection': block(
      'M105',
      '{ "type": "embed", "url": »"http://films.example/{id}", "page": "https://films.example/{id}", "title": "name" }',
      '"url" is "http://films.example/{id}"',
    ),
    'a map whose URL a field makes whole': block(
      'M105',
      `{ "type": "map", "url": »"{website}", ${MAP}`,
      'https://player.example.org/embed/{film}',
    ),
    'a map of a server that a field chooses': block(
      'M105',
      `{ "type": "map", "url": »"https://{host}/at/1", ${MAP}`,
      '"url" is "https://{host}/at/1"',
    ),
    'a map without a secure connection': block(
      'M105',
      `{ "type": "map", "url": »"http://maps.example/at/{id}", ${MAP}`,
      'http://maps.example',
    ),
    'a map without a link for those who run no scripts': block(
      'M102',
      '»{ "type": "map", "url": "https://maps.example/at/{id}", "title": "name" }',
      '"page"',
    ),
  });
});

const CALENDAR = '{ "type": "calendar", "title": "name", "start": "course" }';

/** A mistake in the calendar of an event's page. */
const event = (code: string, wrong: string, says: string) => ({
  code,
  file: 'lecture.json',
  part: '{ "type": "rich-text", "field": "content" }',
  wrong: `{ "type": "calendar", "title": "name", "start": "time", ${wrong} }`,
  says,
});

describe('a block that makes a file', () => {
  testMistakes({
    'a calendar in a list': {
      code: 'M261',
      file: 'news.json',
      part: '"note": { "field": "publishedAt", "format": "date" }',
      wrong:
        '"contact": { "mobile": "dialog", "blocks": [{ "type": »"calendar", "title": "name", "start": "publishedAt" }] }',
      says: 'put it on the page of an item',
    },
    'a calendar whose beginning is no date': block(
      'M228',
      '{ "type": "calendar", "title": "name", "start": »"email" }',
      'the field "email" of FacultyFellowDetail is no date',
    ),
    'a calendar whose end is a name': event(
      'M228',
      '"end": »"name"',
      'is no date; did you mean "time"?',
    ),
    'a calendar with the place of a field that there is not': event(
      'M204',
      '"place": »"offlineLocaton"',
      'did you mean "offlineLocation"?',
    ),
    'a calendar without a name': block(
      'M102',
      '»{ "type": "calendar", "start": "course" }',
      '"title" is missing',
    ),
  });

  test('is wrong a second time on a page', () => {
    const { findings } = compileSite({ [file]: replaceIn(file, part, `${CALENDAR}, ${CALENDAR}`) });
    const found = findings.filter(({ code }) => code === 'M261');
    expect(found.map(({ message }) => message)).toEqual([
      'a second block makes the page’s ".ics" file; keep one',
    ]);
  });
});

test('a server that is like one of site.json is named', () => {
  const map = `{ "type": "map", "url": "https://map.example/at/{id}", ${MAP}`;
  const { findings } = compileSite({
    [file]: replaceIn(file, part, map),
    'site.json': replaceIn('site.json', api, `${api}, "embeds": ["https://maps.example"]`),
  });
  expect(findings.map(({ message }) => message)).toEqual([
    '"https://map.example" is none of the servers that pages may show something of; did you mean "https://maps.example"? If not, add it to "embeds" of manifests/site.json',
  ]);
});

describe('a film and a recording', () => {
  testMistakes({
    'a film without captions': block(
      'M260',
      '{ "type": »"video", "field": "attachments.0.url", "title": "name" }',
      'the block "video" has no "captions", without which some readers miss what it says',
    ),
    'a recording with nothing in writing': block(
      'M260',
      '{ "type": »"audio", "field": "attachments.0.url", "title": "name" }',
      'the block "audio" has no "transcript"',
    ),
    'a film that is a text': block(
      'M228',
      '{ "type": "video", "field": »"introduction", "title": "name", "captions": "attachments.0.url" }',
      'the field "introduction" of FacultyFellowDetail is no URL of a file that is no picture',
    ),
    'a film that is a picture': block(
      'M228',
      '{ "type": "video", "field": »"photo", "title": "name", "captions": "attachments.0.url" }',
      'is no URL of a file that is no picture',
    ),
    'captions that are a picture': block(
      'M228',
      '{ "type": "video", "field": "attachments.0.url", "title": "name", "captions": »"photo" }',
      'the field "photo" of FacultyFellowDetail is no URL of captions in WebVTT (.vtt)',
    ),
    'a recording that is a picture': block(
      'M228',
      '{ "type": "audio", "field": »"photo", "title": "name", "transcript": "attachments.0.url" }',
      'is no URL of a file that is no picture',
    ),
    'a poster that is a name': block(
      'M228',
      '{ "type": "video", "field": "attachments.0.url", "title": "name", "poster": »"title", "captions": "attachments.0.url" }',
      'is no path of a picture; did you mean "photo"?',
    ),
    'captions of a field that there is not': block(
      'M204',
      '{ "type": "video", "field": "attachments.0.url", "title": "name", "captions": »"captons" }',
      'unknown field "captons" of FacultyFellow',
    ),
    'a film without a name': block(
      'M102',
      '»{ "type": "video", "field": "attachments.0.url", "captions": "attachments.0.url" }',
      '"title"',
    ),
    'a film that plays by itself': block(
      'M101',
      '{ "type": "audio", "field": "attachments.0.url", "title": "name", "transcript": "photo", »"autoplay": true }',
      '"autoplay"',
    ),
  });
});

describe('a link to another site', () => {
  testMistakes({
    'a template of a field that there is not': block(
      'M204',
      '{ "type": "external-link", "url": »"https://doi.org/{doii}" }',
      'unknown field "doii" of FacultyFellow',
    ),
    'a template without a field': block(
      'M105',
      '{ "type": "external-link", "url": »"https://doi.org/" }',
      'https://doi.org/{doi}',
    ),
    'a template of a path of the site': block(
      'M105',
      '{ "type": "external-link", "url": »"/people/{id}" }',
      '"url" is "/people/{id}"',
    ),
    'words in one language alone': block(
      'M208',
      '{ "type": "external-link", "url": "https://doi.org/{id}", "text": »{ "zh": "链接" } }',
      'en',
    ),
  });
});

describe('the servers that pages may show something of', () => {
  const site = 'site.json';
  testMistakes({
    'a path in place of a server': {
      code: 'M105',
      file: site,
      part: api,
      wrong: `${api}, "embeds": [»"https://maps.example/embed"]`,
      says: 'https://maps.example/embed',
    },
    'a server without a secure connection': {
      code: 'M105',
      file: site,
      part: api,
      wrong: `${api}, "embeds": [»"http://maps.example"]`,
      says: 'http://maps.example',
    },
  });
});

test('the URL of a player is a template, whose first value says whether there is one', () => {
  const host = 'https://films.example';
  const player = `{ "type": "embed", "url": "${host}/{id}", "page": "${host}/watch/{id}", "title": "name" }`;
  const { findings, compiled } = compileSite({
    'site.json': replaceIn('site.json', api, `${api}, "embeds": ["${host}"]`),
    [file]: replaceIn(file, part, player),
  });
  expect(findings).toEqual([]);
  const page = compiled?.pages.find(({ id }) => id === 'people/fellow');
  const blocks = readPath(page, 'frame.layout.slots.blocks.blocks');
  expect(Array.isArray(blocks) && blocks[3]).toMatchObject({
    type: 'embed',
    slots: { url: { kind: 'embed', field: 'id', template: `${host}/{id}` } },
  });
});
