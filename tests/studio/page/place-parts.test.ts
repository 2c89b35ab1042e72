import { expect, test } from 'vitest';
import type { InspectedPart } from '../../../src/core/inspected-part.ts';
import { createPlacing } from '../../../src/studio/page/place-parts.ts';

const [HEAD, LIST, GONE] = ['head', 'list', 'gone'].map(
  (name): InspectedPart => ({ kind: 'page', name, path: [] }),
);

test('of parts that a page says again, each is asked for once in a revision', async () => {
  const asked: string[] = [];
  const place = createPlacing(async ({ name }) => {
    asked.push(name);
    if (name === 'gone') throw new Error('no such part');
    return { file: `${name}.json`, path: [], line: 1, column: 1 };
  });
  const parts = [HEAD, LIST, GONE].filter((part) => part !== undefined);
  const first = await place(parts, 1);
  expect(first.map(({ place: { file } }) => file)).toEqual(['head.json', 'list.json']);
  expect(await place(parts.toReversed(), 1)).toEqual(first.toReversed());
  expect(asked).toEqual(['head', 'list', 'gone']);
  await place(parts, 2);
  expect(asked).toHaveLength(6);
});
