import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type RouteModel, startList } from '../../../src/core/index.ts';
import { usePageIn } from '../../../src/react/shell/use-page-in.ts';
import { routeOf, sourceOf } from '../../core/site-of.ts';
import { readOnPage } from '../read-on-page.tsx';
import { runSite } from '../state/run-site.ts';

const VIEW = { name: 'view', source: sourceOf('/fern/{id}', { answers: 'one' }) } as const;
const FERN = routeOf('/fern/:id', { views: [VIEW], parent: '/ferns' });
const KEY = JSON.stringify([FERN.id, 'a']);

/** Where a link to Chinese leads from an item that is there in some languages. */
function open(languages: readonly string[] | undefined, route: RouteModel = FERN) {
  const runtime = runSite({ routes: [route] });
  const state = { ...startList(0), status: 'ready', ...(languages && { languages }) } as const;
  const views = [{ ...VIEW, firstPage: 0, choices: {} }];
  runtime.views.restore(KEY, views, { route, params: { id: 'a' } }, { view: state });
  return readOnPage(() => usePageIn({ code: 'zh' }), runtime, { at: '/fern/a?b=c' });
}

const SHOWN = { pathname: '/fern/a', search: '?b=c', isShown: true };

test.each([
  ['that says nothing of languages', undefined],
  ['that is there in that one', ['en', 'zh']],
])('from an item %s a link to another language leads to the same page', (_, languages) => {
  expect(open(languages).read()).toEqual(SHOWN);
});

test('from an item that is not there in that language it leads to the list, or without one home', () => {
  expect(open(['en']).read()).toEqual({ pathname: '/ferns', search: '', isShown: false });
  expect(open([], { ...FERN, parent: undefined }).read()).toMatchObject({ pathname: '/' });
});

test('from what is open over an item it leads to that', async () => {
  const { read, router } = open(['en']);
  await act(() => router.navigate('/fern/a', { mask: '/tree/b?d=e' }));
  expect(read()).toEqual({ pathname: '/tree/b', search: '?d=e', isShown: true });
});

test('from where there is no page it leads to the same URL', async () => {
  const { read, goTo } = open(['en']);
  await goTo('/nowhere');
  expect(read()).toEqual({ pathname: '/nowhere', search: '', isShown: true });
});
