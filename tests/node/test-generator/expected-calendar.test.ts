import { expect, test, vi } from 'vitest';
import { printCalendar } from '../../../renderers/shared/print-calendar.ts';
import {
  calendarEvent,
  eventsIn,
} from '../../../src/node/test-generator/suite/support/expected-calendar.ts';

const TIME_ZONE = 'America/New_York';

// A suite reads it from the file beside it, which is there once it is generated.
vi.mock('../../../src/node/test-generator/suite/support/facts.ts', () => ({
  FACTS: { timeZone: 'America/New_York', languages: [{ code: 'en' }] },
}));

function fileOf(start: string, end?: string): string {
  const texts = {
    summary: 'Tea; and, talk\\s',
    place: 'Pier 9\n',
    description: 'First\nthen '.repeat(20),
  };
  const event = { uid: 'e', start, end, url: 'https://site.example/events/e?lang=de', ...texts };
  return printCalendar('All', [event, event], TIME_ZONE);
}

test.each([
  ['a day', '2026-12-24', undefined],
  ['days', '2026-12-24', '2027-01-02'],
  ['an end before the beginning', '2026-12-24', '2026-12-01'],
  ['a time', '2026-11-27T03:00:00Z', undefined],
  ['times', '2027-03-14T01:30:00-05:00', '2027-03-14T03:30:00-04:00'],
  [
    'times where the site is, on both sides of a change of clocks',
    '2026-11-01T00:30:00',
    '2026-11-01T12:30',
  ],
  ['a time that ends on a day', '2026-12-24T20:00:00Z', '2026-12-26'],
])('the generated tests expect of a calendar what it says of an event: %s', (_, start, end) => {
  const [first, second] = eventsIn(fileOf(start, end));
  expect(second).toEqual(first);
  expect(first).toMatchObject({
    ...calendarEvent([start, end], {
      SUMMARY: 'Tea; and, talk\\s',
      LOCATION: 'Pier 9\n',
      DESCRIPTION: 'First\nthen '.repeat(20),
    }),
    URL: '/events/e?lang=de',
  });
});

test('an event without its end, or with another, is none that they expect', () => {
  const [event] = eventsIn(fileOf('2026-11-27T03:00:00Z'));
  expect(event).not.toMatchObject(calendarEvent(['2026-11-27T03:00Z', '2026-11-27T05:00Z'], {}));
});
