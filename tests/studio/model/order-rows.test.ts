import { expect, test } from 'vitest';
import type { StudioTextRow } from '../../../src/core/studio/data.ts';
import { orderRows } from '../../../src/studio/texts/order-rows.ts';

function row(key: string, missing: readonly string[], isEngine = false): StudioTextRow {
  return { key, places: [], texts: { en: `Words of ${key}` }, missing, untranslated: [], isEngine };
}

const keys = (rows: readonly StudioTextRow[], sought = '') =>
  orderRows(rows, sought).map(({ key }) => key);

test('texts that lack a language come first, those of the engine last', () => {
  const rows = [row('a', []), row('ui.b', ['zh'], true), row('c', ['zh']), row('d', [])];
  expect(keys(rows)).toEqual(['c', 'a', 'd', 'ui.b']);
});

test('a text is found by its key and by its words in any language', () => {
  const rows = [row('menu.trees', []), row('menu.ferns', [])];
  expect(keys(rows, 'FERNS')).toEqual(['menu.ferns']);
  expect(keys(rows, 'words of menu.trees')).toEqual(['menu.trees']);
});

test('rows stay where they are while they are translated, and new ones come last', () => {
  const rows = [row('a', []), row('c', []), row('d', ['zh'])];
  const shown = orderRows(rows, '', ['c', 'a']).map(({ key }) => key);
  expect(shown).toEqual(['c', 'a', 'd']);
});
