import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
/** How many tests of the engine name a page of the institute, by folder. It may only shrink. */
const LIST = 'tests/institute-routes.json';

/** The beginnings of the institute's pages, so far as they stand: `/people/faculty` of `…/:id`. */
function findRoutes(): string[] {
  return globSync('manifests/**/*.json', { cwd: ROOT })
    .map((file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as { route?: string })
    .flatMap(({ route = '' }) => route.split('/:')[0] ?? [])
    .filter((route) => route.lastIndexOf('/') > 0);
}

function countByFolder(): Record<string, number> {
  const named = new RegExp(`(?:${findRoutes().join('|')})(?![\\w-])`);
  const counts: Record<string, number> = {};
  for (const file of globSync('tests/{app,core,e2e,node,react}/**/*.{ts,tsx}', { cwd: ROOT })) {
    if (!named.test(readFileSync(path.join(ROOT, file), 'utf8'))) continue;
    const folder = file.split(path.sep).slice(0, 2).join('/');
    counts[folder] = (counts[folder] ?? 0) + 1;
  }
  return counts;
}

test('tests of the engine that name the institute’s pages become fewer, never more', () => {
  const allowed: Record<string, number> = JSON.parse(readFileSync(path.join(ROOT, LIST), 'utf8'));
  const why = `use a site of tests/sites or a fixture; where there are fewer now, say so in ${LIST}`;
  expect(countByFolder(), why).toEqual(allowed);
});
