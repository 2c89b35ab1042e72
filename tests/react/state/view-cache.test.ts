import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, startList } from '../../../src/core/index.ts';
import type { ViewStates } from '../../../src/react/state/view-states.ts';
import { routeOf } from '../../core/site-of.ts';
import {
  active,
  answerOf,
  ITEM,
  itemsOf,
  KEY,
  LIST,
  later,
  openLists,
  PAGED,
  tick,
} from './open-lists.ts';

afterEach(() => vi.restoreAllMocks());

test('another state of a page is of the same page, and the page gone to once more is not', async () => {
  const { load, enter } = openLists([LIST]);
  const filtered = `${KEY}?kind=rock`;
  for (const key of [KEY, filtered, filtered, '/other', KEY]) await enter(key);
  const isSame = load.mock.calls.map(([{ visit }]) => visit.isSamePage);
  expect(isSame).toEqual([false, true, false, false, false]);
});

describe('a page that came with its data', () => {
  test('asks for nothing, and is the current one', async () => {
    const { states, load, restore, read, enter } = openLists([LIST]);
    expect([states.has(KEY), states.isCurrent(KEY)]).toEqual([false, false]);
    restore({ list: { ...startList(0), status: 'ready', items: itemsOf(2), end: 2 } });
    expect([states.has(KEY), states.isCurrent(KEY)]).toEqual([true, true]);
    expect(read()?.end).toBe(2);
    expect(states.viewOf(KEY, 'list')).toMatchObject(LIST);
    await enter(KEY, false);
    expect(load).not.toHaveBeenCalled();
  });

  test('asks for what the server was still waiting for', async () => {
    const { states, restore, names, read } = openLists([ITEM, LIST]);
    restore({ view: { ...startList(0), status: 'ready' }, list: startList(0) });
    await states.retry(KEY);
    expect(names()).toEqual(['list']);
    expect(read()?.status).toBe('ready');
  });

  test.each([
    ['shows that the server had failed until a better answer is there', true, 'failed'],
    ['shows that it asks again where a reader wants to', false, 'loading'],
  ])('%s', async (_, isUnseen, status) => {
    const { waiting, loadItems } = later();
    const { states, restore, read } = openLists([LIST], loadItems);
    const failure = { code: 'http', status: 502 } as const;
    restore({ list: { ...startList(0), status: 'failed', failure } });
    const retried = states.retry(KEY, isUnseen);
    await tick();
    expect(read()?.status).toBe(status);
    waiting[0]?.give(answerOf(2));
    await retried;
    expect(read()).toMatchObject({ status: 'ready', failure: undefined, end: 2 });
  });

  test('has no list of what the server has not sent', () => {
    const { restore, read, states } = openLists([ITEM, LIST]);
    restore({ list: startList(0) });
    expect([read('view'), states.viewOf(KEY, 'view')]).toEqual([undefined, undefined]);
  });

  test('has at first no more of a long list than a reader sees, and a few slices', async () => {
    const { states, enter } = openLists([LIST, ITEM], async ({ view }) =>
      answerOf(view.name === 'list' ? 150 : 1),
    );
    await enter();
    const { list, view } = states.snapshot(KEY);
    expect([list?.items.length, list?.partial, list?.end]).toEqual([100, true, 20]);
    expect([view?.items.length, view?.partial]).toEqual([1, false]);
    expect(states.snapshot('/other')).toEqual({});
  });

  test('asks for the whole of a list of which it has a part', async () => {
    const whole = openLists([LIST], async () => answerOf(150));
    await whole.enter();
    const { states, load, restore, read } = openLists([LIST], async () => answerOf(150));
    restore(whole.states.snapshot(KEY));
    for (const seen of [20, 40, 60, 80]) await states.showMore(KEY, 'list', seen);
    expect(load).not.toHaveBeenCalled();
    await states.showMore(KEY, 'list', 100);
    expect(load).toHaveBeenCalledOnce();
    expect(load.mock.calls[0]?.[0]).toMatchObject({ page: 0, offset: 0 });
    expect(read()).toMatchObject({ end: 120, total: 150, partial: false });
  });
});

describe('a page that is asked for anew', () => {
  test('shows as much of each list as before, of what is there by then', async () => {
    let count = 150;
    const { states, enter, read } = openLists([LIST], async () => answerOf(count));
    await enter();
    await states.showMore(KEY, 'list', 20);
    count = 90;
    const reloaded = states.reload();
    expect(read()).toMatchObject({ status: 'ready', total: 150, end: 40 });
    await reloaded;
    expect(read()).toMatchObject({ status: 'ready', total: 90, end: 40 });
    count = 30;
    await states.reload();
    expect(read()).toMatchObject({ total: 30, end: 30, hasMore: false });
  });

  test('asks for each page that it shows, whatever was cached', async () => {
    const { states, load, enter, read } = openLists([PAGED], async ({ page }) =>
      answerOf(20, page < 4),
    );
    await enter();
    await enter(KEY, true);
    await states.showMore(KEY, 'list', 20);
    const before = load.mock.calls.length;
    await states.reload();
    const calls = load.mock.calls.slice(before).map(([request]) => request);
    expect(calls.map(({ page, offset, visit }) => [page, offset, visit.isSamePage])).toEqual([
      [0, 0, false],
      [1, 20, false],
    ]);
    expect(read()?.end).toBe(40);
  });

  test('stays as it is where that fails', async () => {
    const { states, load, enter, read } = openLists([LIST]);
    await enter();
    const before = read();
    load.mockRejectedValue(new ApiError('network', '/list'));
    await states.reload();
    expect(read()).toBe(before);
  });
});

test('a page whose source needs what its URL does not say rests', async () => {
  const { enter, read } = openLists([LIST], async () => undefined);
  await enter();
  expect(read()).toMatchObject({ status: 'idle', items: [] });
});

test('of the pages that were visited, twelve are there on the way back', async () => {
  const { states, enter } = openLists([LIST]);
  for (let number = 0; number < 13; number += 1) await enter(`/page/${number}`);
  expect([states.has('/page/0'), states.has('/page/1')]).toEqual([false, true]);
});

describe('a page that was asked for ahead', () => {
  const ahead = (states: ViewStates, key: string) =>
    states.prefetch(key, active([LIST]), { route: routeOf(KEY), params: {} });

  test('counts as that of the visit for ten seconds', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    const { states, load, enter } = openLists([LIST]);
    await ahead(states, '/one');
    now.mockReturnValue(9999);
    await enter('/one');
    expect(load).toHaveBeenCalledOnce();
    await ahead(states, '/two');
    now.mockReturnValue(19_999);
    await enter('/two');
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('is asked for once while a reader is near, and again after that', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    const { states, load } = openLists([LIST]);
    await ahead(states, '/one');
    await ahead(states, '/one');
    expect(load).toHaveBeenCalledOnce();
    now.mockReturnValue(10_000);
    await ahead(states, '/one');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('is given up for another, and not at all for the one that is shown', async () => {
    const { waiting, loadItems } = later();
    const { states, load, enter } = openLists([LIST], loadItems);
    void ahead(states, '/one');
    await tick();
    const second = ahead(states, '/two');
    await tick();
    expect(load.mock.calls.map(([{ signal }]) => signal.aborted)).toEqual([true, false]);
    waiting[1]?.give(answerOf(1));
    await second;
    void enter('/here');
    await tick();
    await ahead(states, '/here');
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('takes nothing of a drawer that shows it', async () => {
    const { states, load, openDrawer, read } = openLists([LIST]);
    await openDrawer('/item');
    const before = read('list', '/item');
    await ahead(states, '/item');
    expect(load).toHaveBeenCalledOnce();
    expect(read('list', '/item')).toBe(before);
  });
});

test('the loads of some views are waited for, well or not, and those of others are not', async () => {
  const [item, list] = [later(), later()];
  const { states, enter } = openLists([ITEM, LIST], (request) =>
    (request.view.name === 'view' ? item : list).loadItems(request),
  );
  void enter();
  await tick();
  const ended: string[] = [];
  void states.loaded(KEY, ['view']).then(() => ended.push('view'));
  void states.loaded(KEY, ['view', 'list']).then(() => ended.push('both'));
  await states.loaded(KEY, ['unknown']);
  item.waiting[0]?.fail(new ApiError('timeout', '/item'));
  await tick();
  expect(ended).toEqual(['view']);
  list.waiting[0]?.give(answerOf(1));
  await tick();
  expect(ended).toEqual(['view', 'both']);
});
