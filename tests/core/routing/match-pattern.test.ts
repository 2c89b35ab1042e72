import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPatternMatcher, findTie } from '../../../src/core/routing/match-pattern.ts';

const WORDS = ['a', 'b', 'ferns'];
const anySegment = fc.constantFrom(...WORDS, ':id', ':name', ':x');
const anyPattern = fc
  .array(anySegment, { maxLength: 4 })
  .map((segments) => `/${segments.join('/')}`);
/** Tables that collide: few words, many parameters. */
const anyTable = fc.array(anyPattern, { minLength: 1, maxLength: 12 });
const anyPath = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc.constantFrom(...WORDS, 'A', 'Ferns', '%61', '%E6%B9%96', '%E6', 'x%2Fy', '%252F', ''),
        fc.string({ maxLength: 3 }).map((text) => encodeURIComponent(text.replaceAll('.', ''))),
      ),
      { maxLength: 4 },
    ),
    fc.constantFrom('', '/', '//'),
  )
  .map(([segments, end]) => `/${segments.join('/')}${end}`);

// The router warns of paths that cannot be decoded.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

test('of colliding routes, the one is found that the router shows', () => {
  fc.assert(
    fc.property(anyTable, anyPath, (table, path) => {
      const routes = table.map((pattern, index) => ({
        id: String(index),
        path: pattern,
        caseSensitive: true,
      }));
      const shown = matchRoutes(routes, path)?.at(-1);
      const found = createPatternMatcher(
        table.map((pattern, index) => ({ pattern, owner: String(index) })),
      )(path);
      expect(found && { id: found.owner, params: found.params }).toEqual(
        shown && { id: shown.route.id, params: shown.params },
      );
    }),
    { numRuns: 3000, seed: 20_260_101 },
  );
});

/** What the compiler lets pass: no two patterns are the same, or meet without one ranking first. */
function withoutTies(table: readonly string[]): string[] {
  const shapeOf = (pattern: string) => pattern.replace(/:\w+/g, ':');
  const apart: string[] = [];
  for (const pattern of table) {
    const meets = (other: string) =>
      shapeOf(other) === shapeOf(pattern) || findTie(other, pattern) !== undefined;
    if (!apart.some(meets)) apart.push(pattern);
  }
  return apart;
}

test('without ties, the order of a table changes nothing', () => {
  fc.assert(
    fc.property(anyTable.map(withoutTies), anyPath, (table, path) => {
      const match = (patterns: string[]) =>
        createPatternMatcher(patterns.map((pattern) => ({ pattern, owner: pattern })))(path)?.owner;
      expect(match(table)).toBe(match(table.toReversed()));
    }),
    { numRuns: 1000, seed: 20_260_101 },
  );
});

test.each([
  ['/plants/:id', '/:section/ferns', '/plants/ferns'],
  ['/:a/b', '/c/:d', '/c/b'],
  ['/plants/:id', '/plants/ferns', undefined],
  ['/plants/:id', '/:a/:b', undefined],
  ['/plants/:id', '/news/:id', undefined],
  ['/plants/:id', '/plants/:id/papers', undefined],
  ['/plants/:id', '/plants/:id/:part', undefined],
])('%s and %s both stand at %s', (one, other, path) => {
  expect([findTie(one, other), findTie(other, one)]).toEqual([path, path]);
});

test('exact patterns tell slashes at the end apart, all of them case', () => {
  const match = createPatternMatcher(
    [
      { pattern: '/Notes', owner: 'list' },
      { pattern: '/Notes/:id', owner: 'item' },
      { pattern: '/Notes/new', owner: 'new' },
    ],
    { isExact: true },
  );
  const ownerAt = (path: string) => match(path)?.owner;
  expect(['/Notes', '/Notes/1', '/Notes/new', '/Notes/New'].map(ownerAt)).toEqual([
    'list',
    'item',
    'new',
    'item',
  ]);
  const none = [undefined, undefined, undefined];
  expect(['/notes', '/Notes/', '/Notes/new/'].map(ownerAt)).toEqual(none);
  const lax = createPatternMatcher([{ pattern: '/Notes', owner: 'list' }]);
  expect(['/Notes', '/Notes//', '/notes'].map((path) => lax(path)?.owner)).toEqual([
    ...['list', 'list'],
    undefined,
  ]);
});
