import { describe, expect, test } from 'vitest';
import { both, loadSmallContent } from './small-content.ts';
import { get, list, SMALL_DESCRIPTION } from './small-description.ts';

const text = { type: 'string' };
const place = {
  type: 'object',
  required: ['name'],
  properties: { name: text, floor: text, h1: text, '1st': text },
};

/** Events whose fields have rules of each kind. */
const EVENT = {
  type: 'object',
  required: ['title', 'text'],
  properties: {
    id: text,
    title: { ...text, maxLength: 10 },
    text: { ...text, contentMediaType: 'text/html' },
    state: { enum: ['on', 'over'] },
    rank: { enum: [1, 20] },
    seats: { type: 'integer', minimum: 5 },
    tags: { type: 'array', minItems: 2 },
    day: { ...text, format: 'date' },
    time: { ...text, format: 'date-time' },
    mail: { ...text, format: 'email' },
    place,
    halls: { type: 'array', items: { ...place, additionalProperties: false } },
    empty: { type: 'object', properties: {}, additionalProperties: false },
  },
};
const DESCRIPTION = {
  ...SMALL_DESCRIPTION,
  paths: {
    '/events': get(list('Event')),
    // It has the same fields, and each mistake in them is said once.
    '/events/{id}': get({ $ref: '#/components/schemas/Event' }),
  },
  components: { schemas: { Event: EVENT } },
};

/** What is said of an event with these fields, as line and message. */
function said(fields: string, body = '# text\n\nx\n') {
  const { problems } = loadSmallContent(both('events/one', fields, body), DESCRIPTION);
  return problems.flatMap(({ file, line, message, leftOut }) =>
    file === 'events/one.en.md' ? [`${line}${leftOut ? ' left out' : ''}: ${message}`] : [],
  );
}

const inEvent = (fields: string) => said(`title: x\n${fields}`);

describe('a field that its description forbids is explained with its place and its fix:', () => {
  test.each([
    ['state: ovr', 3, '"state" is "ovr"; did you mean "over"?'],
    ['state: cancelled', 3, '"state" is "cancelled"; there are "on", "over"'],
    ['rank: 200', 3, '"rank" is 200; did you mean "20"?'],
    ['seats: 4', 3, '"seats" is 4; it has to be 5 or more'],
    ['seats: many', 3, '"seats" is "many"; it has to be of type integer'],
    ['tags: [a]', 3, '"tags" is ["a"]; it has to have 2 entries or more'],
    ['mail: 5', 3, '"mail" is 5; it has to be of type string, so put it in quotation marks'],
    ['mail: [a, b]', 3, '"mail" is ["a","b"]; it has to be of type string'],
    ['mail: nobody', 3, '"mail" is "nobody"; it has to be of the form office@institute.example'],
    [
      'mail: 2026-02-30',
      3,
      '"mail" is "2026-02-30"; it has to be of the form office@institute.example',
    ],
    ['day: soon', 3, '"day" is "soon"; it has to be of the form 2026-10-12'],
    [
      'day: 2026-02-30',
      3,
      '"day" is "2026-02-30"; no calendar has the day 2026-02-30, write another',
    ],
    [
      'time: 2026-06-01',
      3,
      '"time" is "2026-06-01"; it has to be of the form 2026-10-12T09:00:00+08:00',
    ],
    [
      'time: 2026-02-30T09:00:00Z',
      3,
      '"time" is "2026-02-30T09:00:00Z"; no calendar has the day 2026-02-30, write another',
    ],
    ['place:\n  floor: a', 3, '"place" has no "name"; add it'],
    ['halls:\n  - name: a\n  - floor: b', 5, '"halls › 2" has no "name"; add it'],
    [
      'halls:\n  - name: 7',
      4,
      '"halls › 1 › name" is 7; it has to be of type string, so put it in quotation marks',
    ],
    [
      'halls:\n  - name: a\n    flor: b',
      5,
      '"flor" is no field of "halls › 1"; did you mean "floor"?',
    ],
    ['empty:\n  hall: a', 4, '"hall" is no field of "empty"; there is none, so remove it'],
    [
      'place:\n  name: a\n  h1: 5',
      5,
      '"place › h1" is 5; it has to be of type string, so put it in quotation marks',
    ],
    [
      'place:\n  name: a\n  1st: 5',
      5,
      '"place › 1st" is 5; it has to be of type string, so put it in quotation marks',
    ],
    [`halls:\n${'  - name: a\n'.repeat(10)}  - floor: b`, 14, '"halls › 11" has no "name"; add it'],
  ])('%s', (fields, line, message) => {
    expect(inEvent(fields)).toEqual([`${line} left out: ${message}`]);
  });

  test('one that is missing, as what it is to be', () => {
    expect(said('seats: 5')).toEqual([
      '2 left out: "title" is missing; add "title: …" to the front matter',
    ]);
    expect(said('title: x', '')).toEqual([
      '2 left out: "text" is missing; write it as Markdown, below "markdown:" of the front matter',
    ]);
  });

  test('several that are missing, each by itself', () => {
    expect(said('seats: 5', '')).toHaveLength(2);
  });

  test('several, each by itself', () => {
    expect(inEvent('seats: 4\nstate: ovr')).toEqual([
      '3 left out: "seats" is 4; it has to be 5 or more',
      '4 left out: "state" is "ovr"; did you mean "over"?',
    ]);
  });
});
