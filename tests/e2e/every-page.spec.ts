import path from 'node:path';
import { compile } from '../../src/node/compiler/index.ts';
import { expect, inEachLanguage, test } from './support/test.ts';
import { LANGUAGE_TAGS } from './support/texts.ts';

const { compiled } = compile(path.resolve(import.meta.dirname, '../..'));
const ROUTES = compiled?.map.routes.map(({ route }) => route) ?? [];

/** Whether an address is one of a route: `/people/faculty/wei-minzhi` of `/people/faculty/:id`. */
function isOf(route: string, address: string): boolean {
  return new RegExp(`^${route.replace(/:[^/]+/g, '[^/]+')}$`).test(address);
}

inEachLanguage((language) => {
  for (const route of ROUTES) {
    test(`${route} shows a page with one heading`, async ({
      page,
      request,
      baseURL,
      visit,
      calls,
    }) => {
      const sitemap = await (await request.get('/sitemap.xml')).text();
      const addresses = [...sitemap.matchAll(/<loc>([^<?]+)<\/loc>/g)].map(([, url]) =>
        decodeURI((url ?? '').slice(baseURL?.length)),
      );
      const address = route.startsWith('/preview')
        ? '/preview/application/workshop-grant-application'
        : addresses.find((candidate) => isOf(route, candidate || '/'));
      expect(address, 'the sitemap has an address of the route').toBeDefined();

      await visit(address || '/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(calls, 'the HTML brought the data along').toEqual([]);
    });
  }
});
