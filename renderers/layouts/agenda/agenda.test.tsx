import { expect, test } from 'vitest';
import { showLayout, TITLE_SLOT, words } from '../../../tests/renderers/show.tsx';
import { layout } from './index.tsx';

const MODEL = {
  calendar: true,
  slots: { title: TITLE_SLOT, start: { kind: 'date', field: 'start' } },
} as const;
const at = (day: string, hour?: string) => ({
  time: hour === undefined ? day : `${day}T${hour}`,
  day,
  dayWords: `the day ${day}`,
  ...(hour !== undefined && { hourWords: hour }),
});

test('events stand under the days on which they begin, with times, places and a calendar file', () => {
  const page = showLayout(layout, MODEL, [
    { key: 'one#0', title: words('One'), start: at('2026-03-05', '10:00'), place: words('Hall') },
    {
      key: 'two#1',
      title: words('Two'),
      start: at('2026-03-05', '12:00'),
      end: at('2026-03-05', '13:00'),
      link: '/two',
    },
    { key: '#2', title: words('Three'), start: at('2026-03-06'), end: at('2026-03-08') },
  ]);
  const days = page.getAllByRole('heading', { level: 2 });
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'the day 2026-03-05',
    'the day 2026-03-06',
  ]);
  expect(page.container.querySelectorAll('ol')).toHaveLength(2);
  const [first, second, third] = page
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(first).toContain('10:00OneHall');
  expect(second).toContain('12:00 – 13:00Two');
  // One that ends on another day says which, and once what both days share.
  expect(third).toContain('March 6 – 8, 2026Three');
  const links = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  // An item without an id has no file of its own.
  expect(links).toEqual([
    '/page/one.ics?lang=en',
    '/two',
    '/page/two.ics?lang=en',
    '/page.ics?lang=en',
  ]);
});

test.each([
  ['02:00', '2026-03-06', '21:00 – ui.nextDay'],
  ['11:00', '2026-03-06', '21:00 – the day 2026-03-06 · 11:00'],
  ['02:00', '2026-03-07', '21:00 – the day 2026-03-07 · 02:00'],
])(
  'an event until %s of %s says the day, and of one night that it is the next',
  (hour, day, said) => {
    const end = at(day, hour);
    const event = { key: 'one#0', title: words('One'), start: at('2026-03-05', '21:00'), end };
    const page = showLayout(layout, { ...MODEL, calendar: false }, [event]);
    expect(page.getByRole('listitem').textContent).toBe(`${said}One`);
  },
);

test('no files are named where the manifest says so', () => {
  const page = showLayout(layout, { ...MODEL, calendar: false }, [
    { key: 'one#0', title: words('One'), start: at('2026-03-05') },
  ]);
  expect(page.queryByRole('link')).toBeNull();
  expect(page.container.querySelectorAll('time')).toHaveLength(1);
});

test('what has no day yet stands under words that say so, without a file', () => {
  const page = showLayout(layout, MODEL, [
    { key: 'one#0', title: words('One'), start: at('2026-03-05') },
    { key: 'two#1', title: words('Two') },
    { key: 'three#2', title: words('Three') },
  ]);
  const days = page.getAllByRole('heading', { level: 2 });
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'the day 2026-03-05',
    'ui.dayUnknown',
  ]);
  const links = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/page/one.ics?lang=en', '/page.ics?lang=en']);
});

const shownOf = (event: object) => {
  const page = showLayout(layout, { ...MODEL, calendar: false }, [
    { key: 'one#0', title: words('One'), ...event },
  ]);
  const item = page.getByRole('listitem');
  const times = [...item.querySelectorAll('time')].map(({ dateTime }) => dateTime);
  const shown = [item.textContent, times];
  page.unmount();
  return shown;
};
const [FIFTH, SIXTH] = ['2026-03-05', '2026-03-06'] as const;

test.each([
  ['a day', at(FIFTH), undefined, 'One', []],
  ['an hour', at(FIFTH, '10:00'), undefined, '10:00One', ['2026-03-05T10:00']],
  // An end at the beginning, or before it, is none.
  ['no time', at(FIFTH, '10:00'), at(FIFTH, '10:00'), '10:00One', ['2026-03-05T10:00']],
  ['less', at(FIFTH, '10:00'), at(FIFTH, '09:00'), '10:00One', ['2026-03-05T10:00']],
  ['a day that ends before', at(SIXTH), at(FIFTH), 'One', []],
  // An end of which the day alone is known.
  ['the day of its end', at(FIFTH, '10:00'), at(FIFTH), '10:00One', ['2026-03-05T10:00']],
  [
    'hours and a day',
    at(FIFTH, '10:00'),
    at(SIXTH),
    '10:00 – the day 2026-03-06One',
    ['2026-03-05T10:00', SIXTH],
  ],
  // A beginning of which the day alone is known.
  ['until an hour', at(FIFTH), at(FIFTH, '13:00'), ' – 13:00One', ['2026-03-05T13:00']],
  [
    'until an hour of another day',
    at(FIFTH),
    at(SIXTH, '02:00'),
    'the day 2026-03-05 – the day 2026-03-06 · 02:00One',
    [FIFTH, '2026-03-06T02:00'],
  ],
  // Twelve hours are no night any more.
  [
    'half a day',
    at(FIFTH, '21:00'),
    at(SIXTH, '09:00'),
    '21:00 – the day 2026-03-06 · 09:00One',
    ['2026-03-05T21:00', '2026-03-06T09:00'],
  ],
  [
    'nearly half a day',
    at(FIFTH, '21:00'),
    at(SIXTH, '08:59'),
    '21:00 – ui.nextDayOne',
    ['2026-03-05T21:00', '2026-03-06T08:59'],
  ],
])('an event of %s says so, for machines too', (_, start, end, said, times) => {
  expect(shownOf({ start, ...(end && { end }) })).toEqual([said, times]);
});

test('days of which others stand between them stay apart, in the order of the list', () => {
  const events = [FIFTH, SIXTH, FIFTH, FIFTH].map((day, index) => ({
    key: `${index}#${index}`,
    title: words(`Event ${index}`),
    start: at(day),
  }));
  const page = showLayout(layout, MODEL, events);
  const lists = page.getAllByRole('list');
  expect(lists.map((list) => list.children.length)).toEqual([1, 1, 2]);
  const days = page.getAllByRole('heading', { level: 2 });
  expect(days.map((day) => day.querySelector('time')?.dateTime)).toEqual([FIFTH, SIXTH, FIFTH]);
});

test('an event has its name as a heading below that of its day, and what is said of it', () => {
  const slots = { ...MODEL.slots, summary: { ...TITLE_SLOT, clamp: 2 } };
  const page = showLayout(layout, { ...MODEL, slots }, [
    {
      key: 'one#0',
      title: words('One'),
      start: at(FIFTH),
      badge: 'Cancelled',
      place: words('Hall'),
      summary: words('About one.'),
      link: '/one',
    },
  ]);
  const name = page.getByRole('heading', { level: 3 });
  expect(name.querySelector('a')?.getAttribute('href')).toBe('/one');
  expect(page.getByRole('listitem').textContent).toBe('OneCancelledHallAbout one.ui.addToCalendar');
  expect(page.getByText('About one.').getAttribute('data-clamp')).toBe('2');
});

test('an event has no place for what nobody says of it', () => {
  const page = showLayout(layout, { ...MODEL, calendar: false }, [
    { key: 'one#0', title: words('One'), start: at(FIFTH), summary: words('About.') },
    { key: 'two#1', title: words('Two'), start: at(FIFTH) },
  ]);
  const bodies = page.getAllByRole('listitem').map((item) => item.firstElementChild?.children);
  expect(bodies.map((body) => body?.length)).toEqual([2, 1]);
  expect(page.getByText('About.').hasAttribute('data-clamp')).toBe(false);
});

test('the calendar of an event is named after it, and that of all of them stands below', () => {
  const page = showLayout(layout, MODEL, [
    { key: 'one#0', title: words('One'), start: at(FIFTH, '10:00') },
  ]);
  const [own, all] = page.getAllByRole('link');
  expect([own?.textContent, own?.getAttribute('aria-label'), own?.getAttribute('type')]).toEqual([
    'ui.addToCalendar',
    'ui.addToCalendar: One',
    'text/calendar',
  ]);
  expect([all?.textContent, all?.getAttribute('type')]).toEqual([
    'ui.calendarOfAll',
    'text/calendar',
  ]);
});
