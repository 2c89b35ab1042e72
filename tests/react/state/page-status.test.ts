import { expect, test } from 'vitest';
import {
  activeViews,
  cacheKeyOf,
  type Failure,
  type ListState,
  startList,
} from '../../../src/core/index.ts';
import type { RouteModel, ViewSource } from '../../../src/core/manifest/route-model.ts';
import { pageStatus } from '../../../src/react/state/page-status.ts';
import { entryOf, menuOf, routeOf, sourceOf } from '../../core/site-of.ts';
import { runSite } from './run-site.ts';

const AT = { pathname: '/person/an', search: '' };
const ITEM: ViewSource = { name: 'view', source: sourceOf('/person', { answers: 'one' }) };
const LIST: ViewSource = { name: 'view', source: sourceOf('/people') };

const READY: Partial<ListState> = { status: 'ready' };
const failed = (
  status: number | undefined,
  code: Failure['code'] = 'http',
): Partial<ListState> => ({
  status: 'failed',
  failure: { code, status },
});

/** What a page answers by the states of its views; one that has none was not asked for. */
function statusOf(
  states: Readonly<Record<string, Partial<ListState>>>,
  views: readonly ViewSource[] = [ITEM],
  change: Partial<RouteModel> = {},
  location = AT,
): number {
  const route = routeOf('/person/:id', { views, ...change });
  const params = { id: 'an' };
  const runtime = runSite({ routes: [route] });
  const sent = Object.entries(states).map(([name, state]) => [name, { ...startList(0), ...state }]);
  runtime.views.restore(
    cacheKeyOf({ route, params }, location),
    activeViews(route, new URLSearchParams(location.search)),
    { route, params },
    Object.fromEntries(sent),
  );
  return pageStatus(runtime, location, { route, params });
}

test('a page whose data is there is there, and so is one without any', () => {
  expect(statusOf({ view: READY })).toBe(200);
  expect(statusOf({ view: { status: 'idle' } })).toBe(200);
  expect(statusOf({}, [])).toBe(200);
});

test('a URL without a page is not there', () => {
  expect(pageStatus(runSite({}), AT, undefined)).toBe(404);
});

test('a page that the server’s navigation hides is not there, though its data is', () => {
  const route = routeOf('/person/an', { menu: menuOf('people') });
  const statusBy = (display: boolean) => {
    const navigation = [entryOf('people', { display })];
    const runtime = runSite({ routes: [route] }, {}, { restored: { shell: { navigation } } });
    return pageStatus(runtime, AT, { route, params: {} });
  };
  expect([statusBy(true), statusBy(false)]).toEqual([200, 404]);
});

test('a page whose item the API does not know is not there', () => {
  expect(statusOf({ view: failed(404) })).toBe(404);
  // Where the API does not know the list itself, the page cannot be had: it is the call that is wrong.
  expect(statusOf({ view: failed(404) }, [LIST])).toBe(503);
});

test.each([
  ['still loading', { status: 'loading' }],
  ['answered with an error of the server', failed(500)],
  ['answered with another refusal', failed(403)],
  ['not answered', failed(undefined, 'timeout')],
] as const)('a page cannot be had now where its call is %s', (_, view) => {
  expect(statusOf({ view }, [LIST])).toBe(503);
});

test.each([400, 414, 422])('a call that the API refuses with %i is wrong by itself', (status) => {
  expect(statusOf({ view: failed(status) }, [LIST])).toBe(400);
});

test('a page of several calls is wrong by itself only where all that fail are', () => {
  const views = [LIST, { ...LIST, name: 'other', role: 'part' as const }];
  expect(statusOf({ view: failed(400), other: READY }, views)).toBe(400);
  expect(statusOf({ view: failed(400), other: failed(422) }, views)).toBe(400);
  expect(statusOf({ view: failed(400), other: failed(500) }, views)).toBe(503);
  expect(statusOf({ view: failed(400), other: { status: 'loading' } }, views)).toBe(503);
});

test('what is related to an item is nothing that its page needs', () => {
  const views = [ITEM, { ...LIST, name: 'related', role: 'related' as const }];
  expect(statusOf({ view: READY, related: failed(500) }, views)).toBe(200);
  expect(statusOf({ view: READY, related: { status: 'loading' } }, views)).toBe(200);
});

test('a page of several parts is there without the item of one', () => {
  const views = [LIST, { ...ITEM, name: 'item', role: 'part' as const }];
  expect(statusOf({ view: READY, item: failed(404) }, views)).toBe(200);
  expect(statusOf({ view: failed(500), item: failed(404) }, views)).toBe(503);
});

test('of tabs that are asked for one by one, the one in the URL counts', () => {
  const views = [LIST, { ...LIST, name: 'past' }];
  const tabs = { parameter: 'tab', together: false };
  const at = (search: string) =>
    statusOf({ view: failed(500), past: READY }, views, { tabs }, { ...AT, search });
  expect([at(''), at('?tab=past')]).toEqual([503, 200]);
});
