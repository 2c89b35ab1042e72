import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describePage } from '../../src/core/discovery/index.ts';
import { activeViews, cacheKeyOf, isSitePath, matchRoute, paramsAt } from '../../src/core/index.ts';
import { canonicalPathOf } from '../../src/react/state/canonical-path.ts';
import { compileRight } from '../compile-right.ts';
import { ODD_TEXTS } from './edits.ts';
import { holdProperty } from './run-property.ts';
import { PROJECT } from './site-under-edit.ts';

const ORIGIN = 'http://site.example';
const USUAL = 500;

test('any URL is a page of the site, none, or told as one that cannot be read', async () => {
  const { compiled } = compileRight(PROJECT);
  const { site, table } = compiled;
  const routes = table.routes.flatMap(({ route, aliases }) => [route, ...aliases]);
  const steps = [...new Set(routes.flatMap((route) => route.split('/'))), ...ODD_TEXTS];
  const anyStep = fc.oneof(
    fc.constantFrom(...steps, '..', '.', '', '}', '%7D', 'evil.example', '%2e%2e', '%5c'),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const anyUrl = fc
    .tuple(
      fc.array(anyStep, { maxLength: 5 }),
      fc.array(fc.tuple(fc.constantFrom('q', 'tab', 'page', 'lang', '__proto__', '%'), anyStep), {
        maxLength: 3,
      }),
    )
    .map(([path, query]) => {
      const search = query.map(([name, value]) => `${name}=${value}`).join('&');
      return `/${path.join('/')}${search === '' ? '' : `?${search}`}`;
    });

  await holdProperty(
    'urls',
    anyUrl,
    (path) => {
      if (!URL.canParse(ORIGIN + path)) return;
      const url = new URL(ORIGIN + path);
      const clean = validate(url);
      if (clean !== undefined) {
        expect(isSitePath(clean), `leads to ${clean}`).toBe(true);
        expect(new URL(clean, ORIGIN).origin).toBe(ORIGIN);
      }
      const found = matchRoute(table, url.pathname);
      if (found === undefined) return;
      const { route, params } = found;
      paramsAt(route, params, url);
      cacheKeyOf(found, url);
      for (const view of activeViews(route, url.searchParams)) {
        expect(view.firstPage).toBeGreaterThanOrEqual(0);
      }
      const { canonical, alternates } = describePage({
        site,
        language: site.languages[0]?.code ?? '',
        pathname: url.pathname,
        search: url.searchParams,
        page: compiled.pages.find(({ id }) => id === route.id),
        route,
        section: table.sections.find((section) => section.route === route.section),
        entries: undefined,
        itemTitle: undefined,
        table,
        discovery: compiled.discovery,
        item: undefined,
        isListed: true,
      });
      for (const path of [canonical, ...alternates.map((one) => one.path)]) {
        expect(new URL(ORIGIN + path).origin, path).toBe(ORIGIN);
      }
    },
    USUAL,
  );
}, 0);

/** Where another form of a URL leads; one that cannot be decoded is told, not thrown. */
function validate(url: URL): string | undefined {
  try {
    return canonicalPathOf(url)?.path;
  } catch (error) {
    expect(error).toBeInstanceOf(Response);
    return undefined;
  }
}
