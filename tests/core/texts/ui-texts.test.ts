import { expect, test } from 'vitest';
import { UI_TEXTS } from '../../../src/core/texts/ui-texts.ts';

test('the renderer’s words are named once, below ui, and no key is a group of another', () => {
  expect(new Set(UI_TEXTS).size).toBe(UI_TEXTS.length);
  expect(UI_TEXTS.filter((key) => !key.startsWith('ui.'))).toEqual([]);
  const groups = UI_TEXTS.filter((key) => UI_TEXTS.some((other) => other.startsWith(`${key}.`)));
  expect(groups).toEqual([]);
});
