import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { generateSuite, loadExpectations } from '../../../src/node/test-generator/index.ts';
import { localMoment } from '../../../src/node/test-generator/suite/support/expected-dates.ts';
import {
  aroundMidnight,
  aroundToday,
  endsOfToday,
  queryOfToday,
} from '../../../src/node/test-generator/suite/support/midnight.ts';
import { compileRight } from '../../compile-right.ts';
import { gardenWith } from '../../garden/make-garden.ts';

// A suite reads it from the file beside it, which is there once it is generated.
vi.mock('../../../src/node/test-generator/suite/support/facts.ts', () => ({
  FACTS: { timeZone: 'America/New_York', languages: [{ code: 'en' }] },
}));

const LANGUAGE = { code: 'en', tag: 'en', direction: 'ltr', label: '', dates: 'en', siteName: '' };
const FIELDS = { title: 'name', start: 'begin', end: 'finish' };
const TITLES = ['Entry 1', 'Entry 2', 'Entry 3', 'Entry 4'];

function madeFor(only?: 'past' | 'upcoming', pageSize = 20) {
  const time = { field: 'begin', ...(only !== undefined && { only }) };
  const list = only === undefined ? undefined : { filters: [], time };
  const source = { endpoint: '/events', pageSize, list };
  return aroundMidnight({ place: 'Hall', finish: 'x' }, FIELDS, source, LANGUAGE);
}

describe('items that are made up begin', () => {
  test('half an hour before and after midnight where the site is, in summer and in winter', () => {
    const moments = madeFor().map(({ begin }) => localMoment(begin));
    expect(moments.map(({ day, hour }) => `${day.slice(5)} ${hour}`)).toEqual([
      '07-14 23:30',
      '07-15 00:30',
      '01-20 23:30',
      '01-21 00:30',
    ]);
  });

  test('on days that are others where their offsets are', () => {
    const others = madeFor().filter(
      ({ begin }) => String(begin).slice(0, 10) !== localMoment(begin).day,
    );
    expect(others.length).toBeGreaterThan(2);
  });

  test('and have no end, but what else the item has', () => {
    expect(madeFor()[0]).toMatchObject({ place: 'Hall', finish: null, name: 'Entry 1' });
  });

  test.each([
    ['what is to come', 'upcoming', TITLES],
    ['what is over, the latest first', 'past', TITLES.toReversed()],
  ] as const)('in the order of a list of %s', (_, only, titles) => {
    expect(madeFor(only).map(({ name }) => name)).toEqual(titles);
  });

  test('and are no more than a list shows at first', () => {
    expect(madeFor(undefined, 3)).toHaveLength(3);
  });
});

describe('where the site is, today', () => {
  const TIME = { field: 'begin' };

  function madeToday(only?: 'past') {
    vi.setSystemTime('2026-07-15T02:00Z');
    const time = { ...TIME, ...(only !== undefined && { only }) };
    const source = { endpoint: '/events', pageSize: 20, list: { filters: [], time } };
    return aroundToday({ place: 'Hall', finish: 'x' }, FIELDS, source, LANGUAGE);
  }

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('is not over, and nor is what comes after it', () => {
    const { items, shown } = madeToday();
    expect(items.map(({ begin }) => begin)).toEqual(['2026-07-13', '2026-07-14', '2026-07-15']);
    expect(shown.map(({ begin }) => begin)).toEqual(['2026-07-14', '2026-07-15']);
    expect(madeToday('past').shown.map(({ begin }) => begin)).toEqual(['2026-07-13']);
  });

  test('ends and begins while it is another day elsewhere', () => {
    vi.setSystemTime('2026-07-15T02:00Z');
    expect(endsOfToday().map((time) => time.toISOString())).toEqual([
      '2026-07-14T04:30:00.000Z',
      '2026-07-15T03:30:00.000Z',
    ]);
  });

  test('is what an API is asked for that parts its list by itself', () => {
    vi.setSystemTime('2026-07-15T02:00Z');
    const asks = {
      from: '{field}From',
      sort: 'sort',
      ascending: '{field}',
      descending: '-{field}',
    };
    const list = { filters: [], time: TIME, asks: asks as never };
    expect(queryOfToday({ endpoint: '/events', pageSize: 5, list })).toEqual({
      beginFrom: '2026-07-14',
      sort: 'begin',
    });
    expect(queryOfToday({ endpoint: '/events', pageSize: 5 })).toEqual({});
  });
});

describe('lists that are shown items around midnight', () => {
  const words = { time: { field: 'time', format: 'long-date-time' }, title: 'name' };
  const timeline = { type: 'timeline', item: words };
  const sort = { field: 'time', descending: true };

  /** The spec of a page with a view in the place of the garden's. */
  async function specOf(view: object): Promise<string> {
    const root = gardenWith('garden/visit.json', { view });
    const { compiled, manifests } = compileRight(root);
    const { files } = generateSuite(compiled, {
      runs: { baseUrl: 'https://garden.example', languages: ['en'], widths: [800] },
      only: [],
      isReadOnly: false,
      renderers: await loadExpectations(root),
      manifests,
    });
    return files.get('garden/visit.spec.ts') ?? '';
  }

  test('are an agenda, whose headings are looked at', async () => {
    const agenda = { type: 'agenda', item: { title: 'name', start: 'time' } };
    const spec = await specOf({ source: { endpoint: '/home/latest-activities' }, layout: agenda });
    expect(spec).toContain("aroundMidnight(first ?? {}, { title: 'name', start: 'time' }");
    expect(spec).toContain('fullDay(day, site.language.dates)');
  });

  test('and a timeline that is sorted by its dates', async () => {
    const spec = await specOf({
      source: { endpoint: '/home/latest-activities', sort },
      layout: timeline,
    });
    expect(spec).toContain("aroundMidnight(first ?? {}, { title: 'name', start: 'time' }");
  });

  test('and one that tells what is over, at either end of today', async () => {
    const source = { endpoint: '/home/latest-activities' };
    const list = { time: { field: 'time', only: 'upcoming' } };
    const spec = await specOf({ source, list, layout: timeline });
    expect(spec).toContain("aroundToday(first ?? {}, { title: 'name', start: 'time' }");
    expect(spec).toContain('await page.clock.setFixedTime(now);');
    expect(await specOf({ source, layout: timeline })).not.toContain('aroundToday(');
  });

  test('but not one whose dates have samples', async () => {
    const spec = await specOf({
      source: { endpoint: '/home/latest-activities' },
      layout: timeline,
    });
    expect(spec).not.toContain('aroundMidnight(');
    expect(spec).toContain('withSamples(');
  });
});
