import { describe, expect, test } from 'vitest';
import type { FieldUse } from '../../../src/node/content/asked-call.ts';
import {
  formatForUse,
  inferFormat,
  isNoPicture,
} from '../../../src/node/content/inference/infer-format.ts';
import { isClear, isMost } from '../../../src/node/content/inference/majority.ts';
import { nameEntities } from '../../../src/node/content/inference/name-entities.ts';

const TEXT = { contentMediaType: 'text/plain' };
const LINK = { format: 'uri-reference' };
const PICTURE = { ...LINK, contentMediaType: 'image/*' };
const DAY = '2026-10-12';
const TIME = '2026-10-12T09:00:00Z';
const LOCAL = '2026-10-12T09:00';

describe('texts', () => {
  test.each<[string, readonly string[], readonly FieldUse[], object]>([
    ['of all kinds', ['a lake', '/news'], [], TEXT],
    ['that are days, but for one of four', [DAY, DAY, DAY, 'soon'], [], { format: 'date' }],
    ['of which too few are days', [DAY, DAY, 'soon'], [], TEXT],
    ['that pages read as days, and half are', [DAY, 'soon'], ['day'], { format: 'date' }],
    ['that pages read as days, and most are not', [DAY, 'soon', 'later'], ['day'], TEXT],
    ['that are written like days', ['2026/10/12', '2026.1.2'], ['day'], { format: 'date' }],
    ['that are written like times', ['2026/10/12 9:00'], ['day'], { format: 'date-time' }],
    ['that are times', [TIME], [], { format: 'date-time' }],
    ['that are times of a place', [LOCAL], [], { format: 'date-or-date-time' }],
    ['that are days and times', [DAY, TIME], [], { format: 'date-or-date-time' }],
    ['that are pictures of the site', ['/media/a.jpg', '/media/b.WEBP?x'], [], PICTURE],
    ['that are pictures and files', ['/media/a.jpg', '/media/b.pdf'], [], LINK],
    ['that are pictures elsewhere', ['https://a.example/b.png'], [], LINK],
    ['that pages show as pictures', ['https://a.example/b', 'none'], ['picture'], PICTURE],
    ['that are no pictures, whatever pages do', ['https://a.example/'], ['picture'], LINK],
    ['that lead somewhere', ['#a', 'tel:1', 'mailto:a@b.example', 'https://a.example'], [], LINK],
    ['that pages lead to', ['/a', 'not yet'], ['url'], LINK],
    ['that are addresses', ['a@b.example'], [], { format: 'email' }],
    ['that pages write to', ['a@b.example', 'none'], ['email'], { format: 'email' }],
    ['that pages call', ['+99 555 0100', 'none'], ['phone'], { format: 'phone' }],
    ['that only look like numbers', ['+99 555 0100'], [], TEXT],
    [
      'that are pictures of every kind',
      ['/media/a.avif', '/media/b.gif', '/media/c.jpeg', '/media/d.PNG', '/media/e.svg#x'],
      [],
      PICTURE,
    ],
    ['that are called like pictures', ['/media/a.jpgs'], [], LINK],
    ['that only name a picture', ['a.jpg'], ['picture'], PICTURE],
    ['that are no pictures of the site', ['/other/media/a.jpg'], [], LINK],
    ['that only hold a link', ['see https://a.example'], [], TEXT],
    ['that begin like a link, and are none', ['/a or b'], [], TEXT],
    ['of which nearly all are e-mail', ['a@b.example', 'none'], [], TEXT],
    ['that pages read as days, with a year alone', ['2026', '2027'], ['day'], TEXT],
    ['that pages read as days, with too many digits', ['2026-123'], ['day'], TEXT],
    ['that hold a date', ['on 2026-10-12'], ['day'], TEXT],
    [
      'of which some are times of a place',
      [TIME, TIME, LOCAL],
      [],
      { format: 'date-or-date-time' },
    ],
    [
      'that are wrong days and wrong times',
      ['2026/1/2', '2026/1/2 9:00'],
      ['day'],
      { format: 'date-time' },
    ],
  ])('%s', (_, texts, uses, format) => {
    expect(inferFormat(texts, new Set(uses))).toEqual(format);
  });
});

test.each<[FieldUse[], object | undefined]>([
  [['url', 'picture'], PICTURE],
  [['day'], { format: 'date-time' }],
  [['email', 'url'], LINK],
  [['email'], { format: 'email' }],
  [['phone'], { format: 'phone' }],
  [[], undefined],
])('a field without a value that pages use as %j will hold %j', (uses, format) => {
  expect(formatForUse(new Set(uses))).toEqual(format);
});

test.each([
  ['https://a.example', true],
  [' https://a.example/ ', true],
  ['https://a.example/b', false],
  ['/media/a.mp4', true],
  ['/media/a.PDF#page=2', true],
  ['/media/a.jpg', false],
  ['/media/a.pdf.jpg', false],
  ['http://a.example/', true],
  ['see https://a.example', false],
  ['https://a.example/b/', false],
  ['a/index.htm', true],
  ['a/index.html#top', true],
  ['a/letter.doc', true],
  ['a/letter.docx', true],
  ['a/letter.odt?x', true],
  ['a/film.m4v', true],
  ['a/talk.m4a', true],
  ['a/talk.ogg', true],
  ['a/talk.webm', true],
  ['a/words.vtt', true],
  ['a/notes.md', true],
  ['a/notes.mdx', false],
  ['a/all.zip', true],
])('%j is surely no picture: %s', (url, isNone) => {
  expect(isNoPicture(url)).toBe(isNone);
});

test.each([
  [0, 0, false, false],
  [1, 1, true, true],
  [3, 4, true, true],
  [2, 3, false, true],
  [1, 2, false, true],
  [1, 3, false, false],
])('%d of %d are clearly of one kind: %s, most of them: %s', (count, all, clear, most) => {
  expect([isClear(count, all), isMost(count, all)]).toEqual([clear, most]);
});

test.each<[string[], string[], string[]]>([
  [['peoples/visiting-fellows', 'news'], [], ['VisitingFellows', 'News']],
  [['a/news', 'b/news'], [], ['News', 'BNews']],
  [['news'], ['News'], ['NewsItem']],
  [['news'], ['News', 'NewsItem', 'NewsItem2'], ['NewsItem3']],
  [['a/news'], ['News', 'ANews', 'ANewsItem'], ['ANewsItem2']],
  [['研究/über_uns'], [], ['ÜberUns']],
])('the entities of %j, where %j are taken, are called %j', (paths, taken, names) => {
  expect(nameEntities(paths, taken)).toEqual(names);
});
