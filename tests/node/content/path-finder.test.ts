import { expect, test } from 'vitest';
import { createPathFinder } from '../../../src/node/content/asked-call.ts';

const GENERAL = '/{section}/{id}';
const NEWS = '/news/{newsId}';

test.each([
  ['first', [GENERAL, NEWS]],
  ['last', [NEWS, GENERAL]],
])('what spells out more answers, where the general path is the %s', (_, paths) => {
  const find = createPathFinder(paths);
  expect(find('/news/lake')).toEqual({ path: NEWS, isNamed: true });
  expect(find('/news/{id}')).toEqual({ path: NEWS, isNamed: false });
  expect(find('/talks/opening')).toEqual({ path: GENERAL, isNamed: true });
  expect(find('/{any}/{other}')).toEqual({ path: GENERAL, isNamed: false });
  expect(find('/news')).toBeUndefined();
});

test('a placeholder within a segment is none that an endpoint fills', () => {
  expect(createPathFinder(['/news/{id}.json'])('/news/lake.json')).toBeUndefined();
});
