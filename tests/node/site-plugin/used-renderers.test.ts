import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../../../src/node/compiler/index.ts';
import { keepUsedRenderers } from '../../../src/node/site-plugin/used-renderers.ts';
import { writeSite } from '../compiler/small-site.ts';

const REGISTRY = path.resolve(import.meta.dirname, '../../../renderers/index.ts');

test('a build has the renderers that its pages use, and no other', () => {
  const { compiled } = compile(writeSite({}, {}));
  const list = readFileSync(REGISTRY, 'utf8');
  const written = keepUsedRenderers(list, compiled?.pages ?? []);
  const has = (file: string) => written.includes(`'./${file}/index.tsx'`);
  expect(written).not.toContain('*/index.tsx');
  const used = ['frames/single', 'frames/siblings', 'layouts/card-list', 'blocks/text'];
  expect(used.filter((file) => !has(file))).toEqual([]);
  expect(has('layouts/masonry')).toBe(false);
});

test('a list that names its folders in another way is no list to choose from in silence', () => {
  expect(() => keepUsedRenderers("import.meta.glob('./layouts/**')", [])).toThrow('nowhere');
});
