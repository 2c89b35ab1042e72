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
