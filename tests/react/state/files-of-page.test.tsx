import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ViewSource } from '../../../src/core/manifest/route-model.ts';
import { useIsFiltered } from '../../../src/react/state/use-is-filtered.ts';
import { useItemFile } from '../../../src/react/state/use-item-file.ts';
import { ListEndContext, useListFile } from '../../../src/react/state/use-list-file.ts';
import { FILTERS, listOf, SORT } from '../../core/lists/list-of.ts';
import { routeOf, viewOf } from '../../core/site-of.ts';
import { siteAround } from '../../renderers/show.tsx';
import { readOnPage } from '../read-on-page.tsx';
import { runSite } from './run-site.ts';

const SITE = runSite({});

describe('the file of a list', () => {
  const fileOf = (route: string, view: string, id?: string) =>
    readOnPage(() => useListFile('ics'), SITE, {
      at: '/talks',
      route: routeOf(route),
      view,
    }).read()(id);

  test('stands beside its page, in the language of that', () => {
    expect(fileOf('/talks', 'view')).toBe('/talks.ics?lang=en');
    expect(fileOf('/talks', 'walks')).toBe('/talks/walks.ics?lang=en');
    expect(fileOf('/talks', 'view', 'night')).toBe('/talks/night.ics?lang=en');
  });

  test('is not there for a page with parameters', () => {
    expect(fileOf('/talk/:id', 'view')).toBeUndefined();
  });

  test('is that of the last group alone, while each has those of its items', () => {
    const seen: (string | undefined)[][] = [];
    function Group() {
      const fileAt = useListFile('ics');
      seen.push([fileAt(), fileAt('night')]);
      return null;
    }
    const groups = [false, true].map((isEnd) => (
      <ListEndContext key={String(isEnd)} value={isEnd}>
        <Group />
      </ListEndContext>
    ));
    render(siteAround(<ul>{groups}</ul>));
    expect(seen).toEqual([
      [undefined, '/page/night.ics?lang=en'],
      ['/page.ics?lang=en', '/page/night.ics?lang=en'],
    ]);
  });
});

test('the file of an item stands where its page does, in the language of that', () => {
  const route = routeOf('/talk/:id');
  const place = { at: '/talk/a%20b', route, params: { id: 'a b' } };
  expect(readOnPage(() => useItemFile('ics'), SITE, place).read()).toBe('/talk/a%20b.ics?lang=en');
});

describe('whether a list is filtered', () => {
  const list = listOf({ filters: FILTERS, sort: SORT });
  const views: ViewSource[] = [{ ...viewOf('view'), list }, viewOf('other')];
  const isFiltered = (at: string, view = 'view') =>
    readOnPage(useIsFiltered, SITE, { at, route: routeOf('/talks', { views }), view }).read();

  test.each([
    ['is said where something is chosen of it', '/talks?kind=book', 'view', true],
    ['is not where nothing is chosen', '/talks', 'view', false],
    ['is not where another order is', '/talks?sort=title', 'view', false],
    ['is not where it cannot be filtered', '/talks?kind=book', 'other', false],
    ['is not outside of a list', '/talks?kind=book', 'none', false],
  ])('%s', (_, at, view, is) => {
    expect(isFiltered(at, view)).toBe(is);
  });
});
