import { act } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { ActiveView, ListFacts, MappedAnswer } from '../../../src/core/index.ts';
import type { ViewSource } from '../../../src/core/manifest/route-model.ts';
import { useMoreItems } from '../../../src/react/state/use-more-items.ts';
import { useView } from '../../../src/react/state/use-view.ts';
import { routeOf, sourceOf, viewOf } from '../../core/site-of.ts';
import { readOnPage } from '../read-on-page.tsx';
import { itemsOf } from './open-lists.ts';
import { runSite } from './run-site.ts';

const AT = '/ferns';
const PAGED: ViewSource = {
  name: 'view',
  source: sourceOf('/ferns', { paging: 'server', pageSize: 5 }),
};
const SLICED: ViewSource = {
  name: 'view',
  source: sourceOf('/ferns', { paging: 'client', pageSize: 5 }),
};
const FACTS: ListFacts = {
  total: 0,
  values: {},
  years: {},
  without: {},
  times: undefined,
  groups: undefined,
};

interface Opened {
  readonly view?: ViewSource;
  readonly others?: readonly ViewSource[];
  readonly choices?: ActiveView['choices'];
  readonly answer?: Partial<MappedAnswer>;
  /** The view that is read. */
  readonly name?: string;
}

/** Opens a page of a list, and reads a view of it. */
async function open<Result>(
  use: (name: string) => Result,
  { view = PAGED, others = [], choices = {}, answer = {}, name = 'view' }: Opened = {},
) {
  const loadItems = vi.fn(async () => ({ items: [], hasMore: false, ...answer }));
  const route = routeOf(AT, { views: [view, ...others] });
  const runtime = runSite({ routes: [route] }, { loadItems });
  const active = [view, ...others].map((one) => ({ ...one, firstPage: 0, choices }));
  await runtime.views.enter(AT, active, { route, params: {} }, { fresh: true });
  const page = readOnPage(() => use(name), runtime, { at: AT, route, view: name });
  return { ...page, loadItems };
}

describe('a view', () => {
  test('has its items, the size of its pages and the parameter that names one', async () => {
    const { read } = await open(useView, { answer: { items: itemsOf(3) } });
    expect(read()).toMatchObject({
      state: { status: 'ready' },
      pageSize: 5,
      pageParameter: 'page',
      isPart: false,
      isEmpty: false,
    });
    expect(read().state.items).toHaveLength(3);
  });

  test('that nobody has asked for yet is one that is on its way', async () => {
    const { read } = await open(useView, { name: 'none' });
    expect(read()).toMatchObject({ pageSize: 1, pageParameter: 'page-none', isEmpty: false });
    expect(read().state).toMatchObject({ status: 'loading', items: [] });
  });

  test('that is beside what the page is about is a part of it', async () => {
    const others = [{ ...viewOf('trees'), role: 'related' as const }];
    const { read } = await open(useView, { others, name: 'trees' });
    expect(read()).toMatchObject({ isPart: true, pageParameter: 'page-trees', pageSize: 20 });
    const { read: readFirst } = await open(useView, { others });
    expect(readFirst().isPart).toBe(false);
  });

  test.each<[string, Opened, boolean]>([
    ['is empty where nothing came', {}, true],
    ['is not where something did', { answer: { items: itemsOf(1) } }, false],
    ['is not where what is chosen leaves nothing', { choices: { kind: 'book' } }, false],
    [
      'is empty where nothing is to come or over',
      { answer: { facts: { ...FACTS, times: { upcoming: 0, past: 0 } } } },
      true,
    ],
    [
      'is not where something is over',
      { answer: { facts: { ...FACTS, times: { upcoming: 0, past: 2 } } } },
      false,
    ],
    [
      'is not where something is to come',
      { answer: { facts: { ...FACTS, times: { upcoming: 2, past: 0 } } } },
      false,
    ],
    ['is empty where nobody counts what is to come', { answer: { facts: FACTS } }, true],
  ])('%s', async (_, opened, isEmpty) => {
    const { read } = await open(useView, opened);
    expect(read().isEmpty).toBe(isEmpty);
  });

  test('shows more of itself, once for all who ask at the same place', async () => {
    const { read, loadItems } = await open(useView, {
      answer: { items: itemsOf(5), hasMore: true },
    });
    const { showMore } = read();
    await act(async () => {
      showMore();
      showMore();
    });
    expect(loadItems).toHaveBeenCalledTimes(2);
    expect(read().state.end).toBe(10);
    await act(async () => showMore());
    expect(loadItems).toHaveBeenCalledTimes(2);
    await act(async () => read().showMore());
    expect(read().state.end).toBe(15);
  });

  test('that failed is asked for again', async () => {
    const { read, loadItems } = await open(useView, {
      answer: { items: itemsOf(5), hasMore: true },
    });
    loadItems.mockRejectedValueOnce(new Error('offline'));
    const print = vi.spyOn(console, 'error').mockReturnValue();
    await act(async () => read().showMore());
    print.mockRestore();
    expect(read().state.status).toBe('failed');
    await act(async () => read().retry());
    expect(read().state).toMatchObject({ status: 'ready', end: 10 });
  });
});

describe('the next items of a list', () => {
  test('are shown by whoever asks, where they are here already', async () => {
    const { read } = await open(useMoreItems, { view: SLICED, answer: { items: itemsOf(8) } });
    await act(async () => read()?.());
    expect(read()).toBeUndefined();
  });

  test.each<[string, Opened]>([
    ['the server has to be asked for them', { answer: { items: itemsOf(5), hasMore: true } }],
    ['there are none', { view: SLICED, answer: { items: itemsOf(5) } }],
    ['the list was never asked for', { name: 'none' }],
  ])('are not where %s', async (_, opened) => {
    const { read } = await open(useMoreItems, opened);
    expect(read()).toBeUndefined();
  });
});
