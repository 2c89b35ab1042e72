import path from 'node:path';
import { compile } from '../../src/node/compiler/index.ts';
import { findRoutes, type RouteAddress } from '../find-routes.ts';
import { expect, inEachLanguage, test } from './support/test.ts';
import { LANGUAGE_TAGS } from './support/texts.ts';

const { compiled } = compile(path.resolve(import.meta.dirname, '../..'));
const ROUTES = compiled?.map.routes.map(({ route }) => route) ?? [];
let addresses: readonly RouteAddress[] = [];

test.beforeAll(async ({ baseURL }) => {
  if (compiled !== undefined && baseURL !== undefined) {
    addresses = (await findRoutes(compiled, baseURL)).routes;
  }
});

inEachLanguage((language) => {
  for (const route of ROUTES) {
    test(`${route} shows a page with one heading`, async ({ page, visit, calls }) => {
      const address = addresses.find(({ name }) => name.replace(/\?.*/, '') === route)?.address;
      expect(address, 'the site has a page of the route').toBeDefined();

      await visit(address ?? '/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(calls, 'the HTML brought the data along').toEqual([]);
    });
  }
});
