import { expect, test } from 'vitest';
import { readNewerNames } from '../../../src/node/baseline/newer-names.ts';
import { findNewer } from '../../../src/node/site-plugin/find-newer.ts';

const newer = readNewerNames();

test.each([
  ['Map.groupBy(list, by)', ['Map.groupBy']],
  ['const { promise } = Promise.withResolvers()', ['Promise.withResolvers']],
  ['globalThis.AbortSignal.any([a, b])', ['AbortSignal.any']],
  ['URL.canParse(text)', ['URL.canParse']],
  ['list.toSorted().toReversed()', ['.toReversed', '.toSorted']],
  ['text.isWellFormed()', ['.isWellFormed']],
  ['one.union(other)', ['.union']],
  ['text.replace(/(?<!a)b/g, x)', ['/lookbehind_assertion/']],
  ['/(?<=a)b/.test(text)', ['/lookbehind_assertion/']],
  ['for (const x of a) x?.checkVisibility()', ['.checkVisibility']],
])('%s asks for what browsers of four years ago lack', (code, names) => {
  expect([...findNewer(code, newer)].sort()).toEqual(names);
});

test.each([
  'new Map(list.map((x) => [x.id, x])).get(id)',
  '/(?<name>a)(?=b)(?!c)/.exec(text)',
  'list.at(-1); Object.hasOwn(a, b); structuredClone(a); list.findLast(by)',
  'React.createElement("img", { role, image: item.image, size: item.size })',
  'const toSorted = 1; ({ groupBy: 2 }); x["toSorted"]',
])('%s asks for nothing newer', (code) => {
  expect([...findNewer(code, newer)]).toEqual([]);
});
