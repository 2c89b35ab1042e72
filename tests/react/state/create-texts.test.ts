import { expect, test, vi } from 'vitest';
import { createTexts } from '../../../src/react/site-runtime.ts';
import { createTranslate } from '../../../src/react/state/create-texts.ts';

const WORDS = {
  'ui.copy': 'Copy',
  'ui.backTo': 'Back to {{list}}',
  'ui.results_one': '{{count}} result',
  'ui.results_other': '{{count}} results',
  'ui.failed.http': 'Answer: {{status}}',
};

function open(words: Readonly<Record<string, string>> = WORDS) {
  const texts = createTexts('en', words);
  const look = vi.fn(texts.t);
  return { texts, look, translate: createTranslate(texts, look as never) };
}

test('words are found by their flat keys, with their values', () => {
  const { translate } = open();
  expect(translate('ui.copy')).toBe('Copy');
  expect(translate('ui.failed.http', { status: 500 })).toBe('Answer: 500');
  expect([1, 2].map((count) => translate('ui.results', { count }))).toEqual([
    '1 result',
    '2 results',
  ]);
});

test('values stay as they are, as React escapes them', () => {
  expect(open().translate('ui.backTo', { list: 'Trees & <Shrubs>' })).toBe(
    'Back to Trees & <Shrubs>',
  );
});

test('words that are missing are their keys', () => {
  expect(open({}).translate('ui.copy')).toBe('ui.copy');
});

test('the same words with the same values are looked up once, also by another who translates', () => {
  const { texts, look, translate } = open();
  for (const list of ['Trees', 'Shrubs', 'Trees']) translate('ui.backTo', { list });
  expect(look).toHaveBeenCalledTimes(2);
  const again = createTranslate(texts, look as never);
  expect(again('ui.backTo', { list: 'Trees' })).toBe('Back to Trees');
  expect(look).toHaveBeenCalledTimes(2);
});

test('words of one language are not those of another', () => {
  open().translate('ui.copy');
  expect(open({ 'ui.copy': '复制' }).translate('ui.copy')).toBe('复制');
});
