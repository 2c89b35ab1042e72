import { describe, expect, test } from 'vitest';
import { formats } from '../../../renderers/formats/index.ts';
import { mapText } from '../../../src/core/mapping/map-text.ts';

const words = {
  chair: { zh: '主任', en: 'Chair' },
  true: { zh: '线上', en: 'Online' },
  2: { zh: '二', en: 'Two' },
};
const context = { language: 'en', sanitize: (html: string) => html, formats };

describe('words in place of a value', () => {
  test.each<[unknown, string | undefined]>([
    ['chair', 'Chair'],
    [true, 'Online'],
    [2, 'Two'],
    ['member', undefined],
    [false, undefined],
    ['toString', undefined],
    [undefined, undefined],
    [null, undefined],
    [['chair'], undefined],
    [{ chair: true }, undefined],
  ])('for %j they are %j', (value, text) => {
    const wanted = text === undefined ? undefined : { kind: 'plain', text };
    expect(mapText(value, { format: 'text', words }, context)).toEqual(wanted);
  });

  test('are those of the page’s language', () => {
    const chinese = { ...context, language: 'zh' };
    expect(mapText('chair', { format: 'text', words }, chinese)).toEqual({
      kind: 'plain',
      text: '主任',
    });
  });

  test('are not asked for where the manifest has none', () => {
    expect(mapText('An', { format: 'text' }, context)).toEqual({ kind: 'plain', text: 'An' });
  });
});
