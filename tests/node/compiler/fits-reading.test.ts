import { describe, expect, test } from 'vitest';
import { ApiType } from '../../../src/node/compiler/meaning/api-type.ts';
import {
  fitsReading,
  hasDates,
  hasForm,
  hasMoments,
  isCaptions,
  isNoCaptions,
  nounOf,
} from '../../../src/node/compiler/meaning/fits-reading.ts';
import type { Reading } from '../../../src/node/compiler/meaning/reading.ts';

/** Kinds of values that a description may say. */
const SCHEMAS = {
  open: {},
  text: { type: 'string' },
  plain: { type: 'string', contentMediaType: 'text/plain' },
  html: { type: 'string', contentMediaType: 'text/html' },
  picture: { type: 'string', format: 'uri-reference', contentMediaType: 'image/*' },
  url: { type: 'string', format: 'uri-reference' },
  day: { type: 'string', format: 'date' },
  moment: { type: 'string', format: 'date-time' },
  either: { type: 'string', format: 'date-or-date-time' },
  time: { type: 'string', format: 'time' },
  email: { type: 'string', format: 'email' },
  phone: { type: 'string', format: 'phone' },
  whole: { type: 'integer' },
  number: { type: 'number' },
  truth: { type: 'boolean' },
  object: { type: 'object' },
  file: { type: 'object', properties: { url: {}, name: {} } },
  other: { type: 'object', properties: { name: {} } },
  list: { type: 'array' },
  texts: { type: 'array', items: { type: 'string' } },
  days: { type: 'array', items: { type: 'string', format: 'date' } },
  objects: { type: 'array', items: { type: 'object' } },
  files: { type: 'array', items: { type: 'object', properties: { url: {} } } },
  others: { type: 'array', items: { type: 'object', properties: { name: {} } } },
  htmls: { type: 'array', items: { type: 'string', contentMediaType: 'text/html' } },
} as const;
type Name = keyof typeof SCHEMAS;
const NAMES = Object.keys(SCHEMAS) as Name[];

const typeOf = (schema: object) => new ApiType(schema, {});
/** The entity that has a field of a kind, beside others. */
const ownerOf = (schema: object, others: Readonly<Record<string, object>> = {}) =>
  typeOf({ type: 'object', properties: { x: schema, ...others } });

/** The kinds of values that serve a reading. */
function served(reading: Reading, others?: Readonly<Record<string, object>>): string {
  return NAMES.filter((name) =>
    fitsReading(reading, typeOf(SCHEMAS[name]), ownerOf(SCHEMAS[name], others)),
  ).join(' ');
}

const DATES = 'day moment either';
const MARKED = 'url day moment either time email phone';

describe('what a field has to be', () => {
  test.each<[Reading['as'], string]>([
    ['presence', NAMES.join(' ')],
    ['text', `open text plain html ${MARKED} whole number`],
    ['plain', `open text plain ${MARKED} whole number`],
    ['markup', 'open text plain html whole number'],
    ['letter', 'open text plain url time email phone'],
    ['identifier', 'open text plain url time email phone'],
    ['searched', 'open text plain html url time email phone texts htmls'],
    ['day', `open text ${DATES}`],
    ['year', `open text ${DATES} whole number`],
    ['hour', 'open text moment either time'],
    ['number', 'open text whole number'],
    [
      'names',
      `open text plain html ${MARKED} whole number object file other list texts days objects files others htmls`,
    ],
    ['parts', 'open object file other list objects files others'],
    ['url', 'open text picture url'],
    ['file', 'open text url'],
    ['captions', 'open text url'],
    ['email', 'open text email'],
    ['phone', 'open text phone'],
    ['texts', `${NAMES.slice(0, 18).join(' ')} list texts days htmls`],
    ['objects', `${NAMES.slice(0, 18).join(' ')} list objects files others`],
    ['files', `${NAMES.slice(0, 18).join(' ')} list objects files`],
    ['order', `open text plain ${MARKED} whole number`],
  ])('for “%s” is one of %s', (as, names) => {
    expect(served({ as } as Reading).split(' ')).toEqual(names.split(' '));
  });

  test('for a picture is a path of one, or any text that a template makes into one', () => {
    expect(served({ as: 'picture', template: undefined })).toBe('open text picture url');
    expect(served({ as: 'picture', template: '/media/{x}.webp' })).toBe(
      `open text plain html picture ${MARKED} whole number`,
    );
  });

  test('for a code or a choice is short, and for a path a text', () => {
    const words: string[] = [];
    expect(served({ as: 'code', words })).toBe(`open text plain ${MARKED} whole number truth`);
    const lists = 'list texts days';
    expect(served({ as: 'choice', words })).toBe(
      `open text plain ${MARKED} whole number truth ${lists}`,
    );
    expect(served({ as: 'path', taken: undefined })).toBe(`open text plain ${MARKED} whole number`);
    expect(served({ as: 'case', cases: [] })).toBe(NAMES.join(' '));
  });

  test('is marked where the description marks others of its entity, but for what is often unmarked', () => {
    const dated = { other: { type: 'string', format: 'date' } };
    expect(served({ as: 'day' }, dated)).toBe(DATES);
    expect(served({ as: 'email' }, dated)).toBe('email');
    expect(served({ as: 'url' }, dated)).toBe('open text picture url');
    expect(served({ as: 'phone' }, dated)).toBe('open text phone');
    const linked = { other: { type: 'string', format: 'uri' } };
    expect(served({ as: 'url' }, linked)).toBe('picture url');
    expect(served({ as: 'phone' }, linked)).toBe('open text phone');
    expect(served({ as: 'phone' }, { other: SCHEMAS.phone })).toBe('phone');
  });

  const fits = (reading: Reading, example: unknown, more: object = { type: 'string' }) =>
    fitsReading(reading, typeOf({ ...more, example }), ownerOf(more));

  test('is what its example shows that it is', () => {
    const picture: Reading = { as: 'picture', template: undefined };
    expect([fits(picture, '/a.pdf'), fits(picture, '/a.webp')]).toEqual([false, true]);
    expect(fits({ ...picture, template: '/{x}' }, '/a.pdf')).toBe(true);
    const captions: Reading = { as: 'captions' };
    expect([fits(captions, '/a.srt'), fits(captions, '/a.vtt'), fits(captions, '/a')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(fits({ as: 'hour' }, '09:30', { type: 'string', format: 'email' })).toBe(true);
    expect(fits({ as: 'hour' }, 'soon', { type: 'string', format: 'email' })).toBe(false);
    expect(fits({ as: 'year' }, '2026', { type: 'string', format: 'email' })).toBe(true);
    expect(fits({ as: 'year' }, '3026', { type: 'string', format: 'email' })).toBe(false);
    const form = { pattern: /^\d{4}-\d{4}$/, checksDigit: false };
    expect(fits({ as: 'identifier', form }, ' 1234-5678 ')).toBe(true);
    expect(fits({ as: 'identifier', form }, 'x1234-5678')).toBe(false);
    expect(fits({ as: 'identifier', form }, 5)).toBe(true);
  });

  test('has a form of its own, whatever the description says of it', () => {
    const has = (reading: Reading, example: unknown, more: object = {}) =>
      hasForm(reading, typeOf({ type: 'string', ...more, example }));
    expect([
      has({ as: 'year' }, 1999),
      has({ as: 'year' }, '1999-'),
      has({ as: 'year' }, '999'),
    ]).toEqual([true, false, false]);
    const form = { pattern: /^x\d$/, checksDigit: false };
    expect([has({ as: 'year', form }, 'x1'), has({ as: 'year', form }, '1999')]).toEqual([
      true,
      false,
    ]);
    expect([has({ as: 'hour' }, '09:30'), has({ as: 'hour' }, 'nine')]).toEqual([true, false]);
    const phone: Reading = { as: 'phone' };
    expect([has(phone, '+49 30 1234567'), has(phone, 'desk'), has(phone, 301234567)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(has(phone, '+49 30 1234567', { format: 'date' })).toBe(false);
    expect([has({ as: 'identifier', form }, ' x1 '), has({ as: 'identifier' }, 'x1')]).toEqual([
      true,
      false,
    ]);
    expect(has({ as: 'text' }, 'x')).toBe(false);
  });

  test.each<[Reading, string]>([
    [{ as: 'url' }, 'URL'],
    [{ as: 'file' }, 'URL of a file that is no picture'],
    [{ as: 'captions' }, 'URL of captions in WebVTT (.vtt)'],
    [{ as: 'day' }, 'date'],
    [{ as: 'hour' }, 'time of day, or date that has one'],
    [{ as: 'year' }, 'date or year'],
    [{ as: 'number' }, 'number'],
    [{ as: 'email' }, 'e-mail address'],
    [{ as: 'phone' }, 'telephone number'],
    [{ as: 'picture', template: undefined }, 'path of a picture'],
    [{ as: 'picture', template: '/{x}' }, 'text'],
    [{ as: 'choice', words: [] }, 'value that readers could choose'],
    [{ as: 'order' }, 'value that items could be sorted by'],
    [{ as: 'letter' }, 'text with a first letter'],
    [{ as: 'markup' }, 'text of a page'],
    [{ as: 'identifier' }, 'identifier'],
    [{ as: 'identifier', noun: 'ORCID iD' }, 'ORCID iD'],
    [{ as: 'path', taken: undefined }, 'part of a path'],
    [{ as: 'texts' }, 'list of texts'],
    [{ as: 'files' }, 'list of objects with "url" and "name"'],
    [{ as: 'objects' }, 'list of objects'],
    [{ as: 'parts' }, 'list of objects'],
    [{ as: 'text' }, 'text'],
  ])('for %j is called a %s', (reading, noun) => {
    expect(nounOf(reading)).toBe(noun);
  });
});

test.each([
  ['/a.vtt', true, false],
  ['/a.VTT?x', true, false],
  ['/a.vtt#t', true, false],
  ['/a.vtts', false, true],
  ['/a.srt?x', false, true],
  ['/a', false, false],
  ['/a.b/c', false, false],
])('%s holds captions: %s, surely none: %s', (url, holds, holdsNone) => {
  expect([isCaptions(url), isNoCaptions(url)]).toEqual([holds, holdsNone]);
});

test('dates are days and moments, and all moments have their hour', () => {
  const formats = ['date', 'date-time', 'date-or-date-time', 'time', 'email'];
  const types = [...formats.map((format) => typeOf({ type: 'string', format })), typeOf({})];
  expect(types.map(hasDates)).toEqual([true, true, true, false, false, false]);
  expect(types.map(hasMoments)).toEqual([false, true, false, false, false, false]);
});
