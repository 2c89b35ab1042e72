import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SAMPLE_WORDS } from '../../src/node/init/init-words.ts';

test('the README says which languages init has samples in', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
  const [, list = ''] = /samples in ([^.]*?), and\n/.exec(text) ?? [];
  const named = [...list.matchAll(/\(`(\w+)`\)/g)].map(([, code]) => code);
  expect(named.toSorted()).toEqual(Object.keys(SAMPLE_WORDS).sort());
});
