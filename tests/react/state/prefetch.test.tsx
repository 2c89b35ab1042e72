import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchApproach } from '../../../src/react/state/prefetch.ts';
import { routeOf, viewOf } from '../../core/site-of.ts';
import { runSite } from './run-site.ts';

/** How long a pointer rests on a link before its page is asked for, in milliseconds. */
const REST = 65;
const ROUTES = [
  routeOf('/ferns', { views: [viewOf('view')] }),
  routeOf('/fern/:id', { views: [viewOf('view')] }),
  routeOf('/search', { views: [viewOf('view')], search: 'q' }),
];
const MOVE = { pointerType: 'mouse', movementX: 1, movementY: 0 };

let stop = () => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Watches a page of links; what it answers are the calls for data and for manifests. */
function watch(first: Event = new Event('click'), links?: React.ReactElement) {
  const loadItems = vi.fn(async ({ visit }: { visit: { params: object } }) => {
    asked.push(visit.params);
    return { items: [], hasMore: false };
  });
  const asked: object[] = [];
  const runtime = runSite({ routes: ROUTES }, { loadItems });
  const load = vi.spyOn(runtime.pages, 'load');
  const page = render(
    links ?? (
      <>
        <a href="/fern/1">
          <b>One</b>
        </a>
        <a href="/fern/2">Two</a>
      </>
    ),
  );
  stop = watchApproach(runtime, first);
  return { ...page, runtime, load, asked };
}

const rest = (milliseconds = REST) => vi.advanceTimersByTimeAsync(milliseconds);

test('the page of a link that a pointer rests on is asked for, with its data', async () => {
  const { getByText, load, asked } = watch();
  fireEvent.pointerMove(getByText('One'), MOVE);
  await rest(REST - 1);
  expect(load).not.toHaveBeenCalled();
  await rest(1);
  expect(load.mock.calls.map(([{ route }]) => route)).toEqual(['/fern/:id']);
  expect(asked).toEqual([{ id: '1' }]);
});

test('a pointer that goes on has asked for nothing, and one that stays asks once', async () => {
  const { getByText, asked } = watch();
  fireEvent.pointerMove(getByText('One'), MOVE);
  await rest(REST - 1);
  fireEvent.pointerMove(getByText('Two'), MOVE);
  await rest(REST - 1);
  expect(asked).toEqual([]);
  fireEvent.pointerMove(getByText('Two'), MOVE);
  await rest(1);
  expect(asked).toEqual([{ id: '2' }]);
  fireEvent.pointerMove(getByText('Two'), MOVE);
  await rest();
  expect(asked).toHaveLength(1);
  fireEvent.pointerMove(document.body, MOVE);
  fireEvent.pointerMove(getByText('One'), MOVE);
  fireEvent.pointerMove(document.body, MOVE);
  await rest();
  expect(asked).toHaveLength(1);
});

test('a finger on a link asks at once, and the focus as a pointer does', async () => {
  const { getByText, asked } = watch();
  fireEvent.touchStart(getByText('One'));
  await rest(0);
  expect(asked).toEqual([{ id: '1' }]);
  fireEvent.focusIn(getByText('Two'));
  await rest(REST - 1);
  expect(asked).toHaveLength(1);
  await rest(1);
  expect(asked).toEqual([{ id: '1' }, { id: '2' }]);
});

test.each([
  ['a page scrolls under a pointer at rest', { ...MOVE, movementX: 0 }],
  ['a finger moves', { ...MOVE, pointerType: 'touch' }],
])('nothing is asked for where %s', async (_, move) => {
  const { getByText, asked } = watch();
  fireEvent(getByText('One'), new PointerEvent('pointermove', { bubbles: true, ...move }));
  await rest();
  expect(asked).toEqual([]);
});

test('a pointer that moves up or down is one that moves', async () => {
  const { getByText, asked } = watch();
  const move = { ...MOVE, movementX: 0, movementY: -1 };
  fireEvent(getByText('One'), new PointerEvent('pointermove', { bubbles: true, ...move }));
  await rest();
  expect(asked).toEqual([{ id: '1' }]);
});

test('what a reader has done first counts, where it comes near a link', async () => {
  const page = render(<a href="/fern/3">Three</a>);
  const target = page.getByText('Three');
  for (const [type, asks] of [
    ['focusin', true],
    ['click', false],
  ] as const) {
    const first = new Event(type, { bubbles: true });
    target.dispatchEvent(first);
    const { asked, unmount } = watch(first);
    await rest();
    expect(asked).toEqual(asks ? [{ id: '3' }] : []);
    stop();
    unmount();
  }
});

test.each([
  [
    'of another site',
    <a key="" href="https://other.example/ferns">
      Ferns
    </a>,
  ],
  [
    'to a part of the page',
    <a key="" href="#part">
      Ferns
    </a>,
  ],
  [
    'for another window',
    <a key="" href="/ferns" target="_blank" rel="noopener">
      Ferns
    </a>,
  ],
  [
    'to a file that is downloaded',
    <a key="" href="/ferns" download>
      Ferns
    </a>,
  ],
  [
    'to a file of another type',
    <a key="" href="/ferns" type="text/calendar">
      Ferns
    </a>,
  ],
  [
    'that is not to be asked for',
    <a key="" href="/ferns" data-prefetch="none">
      Ferns
    </a>,
  ],
  [
    'to no page',
    <a key="" href="/nowhere">
      Ferns
    </a>,
  ],
  [
    'to a search',
    <a key="" href="/search">
      Ferns
    </a>,
  ],
])('nothing is asked for by a link %s', async (_, link) => {
  const { getByText, asked, load } = watch(new Event('click'), link);
  fireEvent.pointerMove(getByText('Ferns'), MOVE);
  await rest();
  expect([asked, load.mock.calls]).toEqual([[], []]);
});

test('what cannot be had ahead is no failure', async () => {
  const refused = vi.fn();
  process.on('unhandledRejection', refused);
  const { getByText, load, runtime } = watch();
  load.mockRejectedValue(new Error('offline'));
  const prefetch = vi.spyOn(runtime.views, 'prefetch');
  fireEvent.pointerMove(getByText('One'), MOVE);
  await rest();
  expect(prefetch).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', refused);
  expect(refused).not.toHaveBeenCalled();
});

test('who is not watched any more is asked nothing for', async () => {
  const { getByText, asked } = watch();
  fireEvent.pointerMove(getByText('One'), MOVE);
  stop();
  fireEvent.touchStart(getByText('Two'));
  fireEvent.focusIn(getByText('Two'));
  await rest();
  expect(asked).toEqual([]);
});
