import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { findTie } from '../../src/core/routing/match-pattern.ts';
import { matchRoute } from '../../src/core/routing/match-route.ts';
import { indexTable } from '../../src/core/routing/route-table.ts';
import { createRoutes } from '../../src/react/routes.tsx';
import { menuOf, routeOf, sectionOf } from '../core/site-of.ts';

const SECTIONS = ['/people', '/news'].map((route) => sectionOf(route, menuOf(undefined)));
const WORDS = ['people', 'news', 'staffs', 'all'];
const anyPattern = fc
  .array(fc.constantFrom(...WORDS, ':id', ':name'), { minLength: 1, maxLength: 3 })
  .map((segments) => `/${segments.join('/')}`);
const anyPage = fc.record({
  patterns: fc.array(anyPattern, { minLength: 1, maxLength: 3 }),
  section: fc.constantFrom(undefined, ...SECTIONS.map(({ route }) => route)),
});
const anyPath = fc
  .array(fc.constantFrom(...WORDS, 'x', 'People', '%70eople'), { maxLength: 3 })
  .map((segments) => `/${segments.join('/')}`);

test('of pages that collide, links, server and router know the same one', () => {
  fc.assert(
    fc.property(fc.array(anyPage, { minLength: 1, maxLength: 6 }), anyPath, (pages, path) => {
      const table = tableOf(pages);
      const part = indexTable(table)(path);
      const shown = matchRoutes(createRoutes(part), path)?.at(-1)?.route;
      const found = matchRoute(part, path);
      // An alias leads to its route, and has no id.
      const isAlias = found?.route.aliases.some((alias) => alias === shown?.path) === true;
      expect(shown?.path?.replace('*', '')).toBe(found === undefined ? ownPath(path) : shown?.path);
      if (found !== undefined && !isAlias) expect(shown?.id).toBe(found.route.id);
      expect(matchRoute(table, path)).toEqual(found);
    }),
    { numRuns: 1000, seed: 20_260_101 },
  );
});

/** What the router shows where there is no page: a section, or that nothing is there. */
function ownPath(path: string): string {
  const decoded = decodeURIComponent(path);
  return SECTIONS.find(({ route }) => route === decoded)?.route ?? '';
}

/** A table that the compiler lets pass: no two patterns are the same, or meet in a tie. */
function tableOf(pages: readonly { patterns: readonly string[]; section: string | undefined }[]) {
  const taken = SECTIONS.map(({ route }) => route);
  const shapeOf = (pattern: string) => pattern.replace(/:\w+/g, ':');
  const routes = pages.flatMap(({ patterns, section }, index) => {
    const free = patterns.filter((pattern) => {
      const meets = (other: string) =>
        shapeOf(other) === shapeOf(pattern) || findTie(other, pattern) !== undefined;
      if (taken.some(meets)) return false;
      taken.push(pattern);
      return true;
    });
    const [route, ...aliases] = free;
    return route === undefined ? [] : [routeOf(route, { id: `page-${index}`, aliases, section })];
  });
  return { sections: SECTIONS, routes };
}
