import { expect, test } from 'vitest';
import { chooseSpread } from './choose-spread.ts';

const LISTED = `Listing tests:
  [desktop] › a.spec.ts:3:1 › first
  [desktop] › a.spec.ts:9:1 › second
  [desktop] › a.spec.ts:15:1 › another
  [desktop] › a.spec.ts:17:1 › one more
  [desktop] › a.spec.ts:19:1 › the fifth
  [desktop] › a.spec.ts:19:9 › the sixth
  [desktop] › a.spec.ts:20:3 › zh › third
  [desktop] › a.spec.ts:20:3 › en › third
  [desktop] › b.spec.ts:5:1 › zh › one
  [desktop] › b.spec.ts:5:1 › en › one
  [mobile] › a.spec.ts:3:1 › first
  [desktop] › e2e/guides.desktop.spec.ts:3:1 › a whole site
Total: 12 tests in 3 files`.split('\n');

test('a part has tests of every file and project, and one of those that a loop makes', () => {
  expect(chooseSpread(LISTED)).toEqual([
    '[desktop] › a.spec.ts:3:1 › first',
    '[desktop] › a.spec.ts:20:3 › zh › third',
    '[desktop] › b.spec.ts:5:1 › en › one',
    '[mobile] › a.spec.ts:3:1 › first',
  ]);
});

test('a part is the same each time', () => {
  expect(chooseSpread(LISTED)).toEqual(chooseSpread(LISTED));
});
