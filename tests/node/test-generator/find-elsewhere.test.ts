import { expect, test } from 'vitest';
import type { RouteModel, ViewSource } from '../../../src/core/manifest/route-model.ts';
import { findElsewhere } from '../../../src/node/test-generator/find-elsewhere.ts';
import { menuOf, routeOf, sourceOf } from '../../core/site-of.ts';

/** A page of the menu with one list. */
function pageOf(path: string, paging: ViewSource['source']['paging']): RouteModel {
  const list = { name: 'list', source: sourceOf(path, { paging }) };
  return routeOf(path, { menu: menuOf(undefined), views: [list] });
}

const PAGED = pageOf('/news', 'server');
const SLICED = pageOf('/talks', 'client');
const QUIET = pageOf('/people', 'none');

/** Where a test begins that goes on to the last of some pages. */
function elsewhere(...routes: readonly RouteModel[]): string {
  const site = { table: { sections: [], routes }, pages: [] };
  return findElsewhere(site, routes.at(-1) ?? PAGED);
}

test('a page whose lists may still ask for more is not where tests begin that count calls', () => {
  expect(elsewhere(PAGED, SLICED, QUIET, PAGED)).toBe('/people');
});

test('nor is the page that a test is about, one with parameters, or one outside of the menus', () => {
  const item = pageOf('/people/:id', 'none');
  const outside = { ...pageOf('/imprint', 'none'), menu: undefined };
  expect(elsewhere(item, outside, SLICED, QUIET)).toBe('/talks');
});

test('a site without another page of a menu has its home page', () => {
  expect(elsewhere(QUIET)).toBe('/');
});
