import { expect, test } from 'vitest';
import { specsOf } from './specs-of.ts';

const museum = await specsOf('museum', 'en');
const TITLE = 'keeps the places of its pictures while it loads';

test('lists that give their pictures a size keep the places of these, where they have any', () => {
  const asked = [...museum].flatMap(([file, code]) => (code.includes(TITLE) ? [file] : []));
  expect(asked).toEqual([
    'search.spec.ts',
    'visit/first-visit.spec.ts',
    'whats-on/exhibitions.spec.ts',
  ]);
});
