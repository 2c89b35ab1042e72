import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/core/index.ts';
import type { ViewSource } from '../../../src/core/manifest/route-model.ts';
import type { ItemRequest } from '../../../src/react/site-runtime.ts';
import {
  answerOf,
  ITEM,
  KEY,
  LIST,
  type LoadItems,
  later,
  openLists,
  PAGED,
  tick,
} from './open-lists.ts';

afterEach(() => vi.restoreAllMocks());

describe('a call that fails', () => {
  test('says why, and leaves what was there', async () => {
    const { states, load, enter, read } = openLists([PAGED], async () => answerOf(20, true));
    await enter();
    load.mockRejectedValue(new ApiError('http', '/list', { status: 502 }));
    await states.showMore(KEY, 'list', 20);
    expect(read()).toMatchObject({
      status: 'failed',
      end: 20,
      failure: { code: 'http', status: 502 },
    });
    expect(read()?.items).toHaveLength(20);
  });

  test('by a mistake of the code is printed to the console', async () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    const mistake = new TypeError('a mistake');
    const { enter, read } = openLists([LIST], () => Promise.reject(mistake));
    await enter();
    expect(read()?.failure).toEqual({ code: 'internal', status: undefined });
    expect(print.mock.calls).toEqual([[mistake]]);
  });

  test('of the API’s is not printed', async () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    const { enter, read } = openLists([LIST], () =>
      Promise.reject(new ApiError('timeout', '/list')),
    );
    await enter();
    expect(read()?.failure?.code).toBe('timeout');
    expect(print).not.toHaveBeenCalled();
  });

  test('is made again when asked, and what did not fail is not', async () => {
    const { states, load, enter, read, names } = openLists([ITEM, LIST]);
    load.mockRejectedValueOnce(new ApiError('network', '/item'));
    await enter();
    expect([read('view')?.status, read()?.status]).toEqual(['failed', 'ready']);
    await states.retry(KEY);
    expect(names()).toEqual(['view', 'list', 'view']);
    expect(read('view')).toMatchObject({ status: 'ready', failure: undefined });
  });

  test('as the API knows no such item is not made again, while an unknown list is', async () => {
    const missing = () => Promise.reject(new ApiError('http', '/', { status: 404 }));
    const { states, enter, names } = openLists([ITEM, LIST], missing);
    await enter();
    await states.retry(KEY);
    expect(names()).toEqual(['view', 'list', 'list']);
  });

  test('of a page that nobody has opened is not made at all', async () => {
    const { states, load } = openLists([LIST]);
    await states.retry(KEY);
    await states.showMore(KEY, 'list', 0);
    await states.reload();
    states.rewind(KEY, 'list', 1);
    states.leave(KEY);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a view that needs fields of the page’s item', () => {
  const RELATED: ViewSource = { ...LIST, fields: ['place'] };
  const item = { ...answerOf(1), fields: { place: 'lake', id: 'other' } };
  const byName =
    (main: LoadItems): LoadItems =>
    (request) =>
      request.view.name === 'view' ? main(request) : Promise.resolve(answerOf(3));

  test('is asked for once the item is there, with them beside the route’s own', async () => {
    const { load, enter } = openLists(
      [ITEM, RELATED],
      byName(async () => item),
    );
    await enter();
    const [, [related]] = load.mock.calls as [unknown, [ItemRequest]];
    expect(related.visit.params).toEqual({ place: 'lake', id: '7' });
  });

  test('waits for no item where it needs none', async () => {
    const { load, enter } = openLists(
      [ITEM, LIST],
      byName(async () => item),
    );
    await enter();
    const [, [other]] = load.mock.calls as [unknown, [ItemRequest]];
    expect(other.visit.params).toEqual({ id: '7' });
  });

  test('is asked for again with the item', async () => {
    let isThere = false;
    const { states, enter, names } = openLists(
      [ITEM, RELATED],
      byName(async () => {
        if (!isThere) throw new ApiError('network', '/item');
        return item;
      }),
    );
    await enter();
    isThere = true;
    await states.retry(KEY);
    expect(names()).toEqual(['view', 'list', 'view', 'list']);
  });
});

describe('a page that is left', () => {
  test('gives its calls up, and their answers count no more', async () => {
    const { waiting, loadItems } = later();
    const { load, enter, read } = openLists([LIST], loadItems);
    const first = enter('/one');
    await tick();
    const second = enter('/two');
    await tick();
    expect(load.mock.calls.map(([{ signal }]) => signal.aborted)).toEqual([true, false]);
    const { reason } = load.mock.calls[0]?.[0].signal ?? {};
    expect([reason.name, reason.message]).toEqual(['AbortError', 'The page was left']);
    waiting[0]?.give(answerOf(9));
    waiting[1]?.give(answerOf(4));
    await Promise.all([first, second]);
    expect(read('list', '/one')?.status).toBe('loading');
    expect(read('list', '/two')?.items).toHaveLength(4);
  });

  test('says nothing of a call that failed as it was given up', async () => {
    const { waiting, loadItems } = later();
    const { enter, read } = openLists([LIST], loadItems);
    const first = enter('/one');
    await tick();
    const second = enter('/two');
    await tick();
    waiting[0]?.fail(new ApiError('network', '/list'));
    waiting[1]?.give(answerOf(4));
    await Promise.all([first, second]);
    expect(read('list', '/one')?.status).toBe('loading');
  });

  test('is asked for again on the way back where it was not there yet', async () => {
    const { waiting, loadItems } = later();
    const { enter, load } = openLists([LIST], loadItems);
    void enter('/one');
    void enter('/two');
    const back = enter('/one', false);
    await tick();
    expect(load).toHaveBeenCalledTimes(3);
    waiting[2]?.give(answerOf(1));
    await back;
  });

  test('in a drawer gives its calls up, and the page below it does not', async () => {
    const { waiting, loadItems } = later();
    const { states, load, enter, openDrawer } = openLists([LIST], loadItems);
    const page = enter();
    void openDrawer('/item');
    await tick();
    states.leave('/item');
    expect(load.mock.calls.map(([{ signal }]) => signal.aborted)).toEqual([false, true]);
    waiting[0]?.give(answerOf(1));
    await page;
  });
});

test('what is on the way already is waited for, and not asked for twice', async () => {
  const { waiting, loadItems } = later();
  const { load, enter } = openLists([LIST], loadItems);
  const both = [enter(), enter(KEY, false)];
  await tick();
  expect(load).toHaveBeenCalledOnce();
  let isOver = false;
  void Promise.all(both).then(() => {
    isOver = true;
  });
  await tick();
  expect(isOver).toBe(false);
  waiting[0]?.give(answerOf(1));
  await Promise.all(both);
});

test('another state of the same page says that it is, and another page does not', async () => {
  const { load, enter } = openLists([LIST]);
  for (const key of ['/a', '/a?page=2', '/a#1:oaks', '/b', '/b?page=2']) await enter(key);
  expect(load.mock.calls.map(([{ visit }]) => visit.isSamePage)).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
});

describe('a list that the server pages', () => {
  test('is asked for page by page, with how many items stand before', async () => {
    const { states, load, enter, read } = openLists([PAGED], async ({ page }) =>
      answerOf(20, page < 1),
    );
    await enter();
    await states.showMore(KEY, 'list', 20);
    expect(load.mock.calls.map(([{ page, offset }]) => [page, offset])).toEqual([
      [0, 0],
      [1, 20],
    ]);
    expect(read()).toMatchObject({ end: 40, hasMore: false });
    await states.showMore(KEY, 'list', 40);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('grows for no one who has not seen its newest items', async () => {
    const { states, load, enter } = openLists([PAGED], async () => answerOf(20, true));
    await enter();
    await states.showMore(KEY, 'list', 19);
    await states.showMore(KEY, 'other', 20);
    expect(load).toHaveBeenCalledOnce();
  });

  test('does not ask again while it waits', async () => {
    const { states, load, enter } = openLists([PAGED], async () => answerOf(20, true));
    await enter();
    await Promise.all([states.showMore(KEY, 'list', 20), states.showMore(KEY, 'list', 20)]);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
