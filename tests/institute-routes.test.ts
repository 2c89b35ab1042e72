import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
/** How many tests of the engine name a page of the institute, by folder. It may only shrink. */
const LIST = 'tests/institute-routes.json';
/** Where the tests of the institute's site are, which name its pages. */
const INSTITUTE = 'tests/institute/**';

/** The beginnings of the institute's pages, so far as they stand: what is before the first `/:id`. */
function findRoutes(): string[] {
  return globSync('manifests/**/*.json', { cwd: ROOT })
    .map((file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as { route?: string })
    .flatMap(({ route = '' }) => route.split('/:')[0] ?? [])
    .filter((route) => route.lastIndexOf('/') > 0);
}

function countByFolder(): Record<string, number> {
  const named = new RegExp(`(?:${findRoutes().join('|')})(?![\\w-])`);
  const counts: Record<string, number> = {};
  const tests = ['tests/**/*.{ts,tsx}', 'renderers/**/*.test.{ts,tsx}'];
  for (const file of globSync(tests, { cwd: ROOT, exclude: [INSTITUTE] })) {
    if (!named.test(readFileSync(path.join(ROOT, file), 'utf8'))) continue;
    const folder = file.split(path.sep).slice(0, 2).join('/');
    counts[folder] = (counts[folder] ?? 0) + 1;
  }
  return counts;
}

test('tests of the engine that name the institute’s pages become fewer, never more', () => {
  const allowed: Record<string, number> = JSON.parse(readFileSync(path.join(ROOT, LIST), 'utf8'));
  const why = `use the garden, a site of tests/sites or a fixture; where there are fewer now, say so in ${LIST}`;
  expect(countByFolder(), why).toEqual(allowed);
});
