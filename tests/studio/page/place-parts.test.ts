import { expect, test } from 'vitest';
import type { InspectedPart } from '../../../src/core/inspected-part.ts';
import { createPlacing } from '../../../src/studio/page/place-parts.ts';

const parts = (['head', 'list', 'gone'] as const).map(
  (name): InspectedPart => ({ kind: 'page', name, path: [] }),
) as [InspectedPart, InspectedPart, InspectedPart];

test('of parts that a page says again, each is asked for once in a revision, with all that are new', async () => {
  const asked: string[][] = [];
  const place = createPlacing(async (parts) => {
    asked.push(parts.map(({ name }) => name));
    return parts.map(({ name }) =>
      name === 'gone' ? null : { file: `${name}.json`, path: [], line: 1, column: 1 },
    );
  });
  const [head, list, gone] = parts;
  const first = await place([head, gone], 1);
  expect(first.map(({ place: { file } }) => file)).toEqual(['head.json']);
  const all = await place([head, list, gone], 1);
  expect(all.map(({ place: { file } }) => file)).toEqual(['head.json', 'list.json']);
  expect(await place([gone, list, head], 1)).toEqual(all.toReversed());
  expect(asked).toEqual([['head', 'gone'], ['list']]);
  await place(parts, 2);
  expect(asked.at(-1)).toEqual(['head', 'list', 'gone']);
});

test('where places cannot be asked for, no part has one', async () => {
  const place = createPlacing(() => Promise.reject(new Error('the server is away')));
  expect(await place(parts, 1)).toEqual([]);
});
