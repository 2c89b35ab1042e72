import { describe, expect, test } from 'vitest';
import { isPhone } from '../../../src/node/compiler/meaning/is-phone.ts';
import {
  formatName,
  isOfEach,
  readingOfText,
  valuesWithWords,
} from '../../../src/node/compiler/meaning/reading.ts';
import { requireSchemas } from '../../../src/node/compiler/read/read-schemas.ts';
import { readShapes } from '../../../src/node/compiler/schema/shapes.ts';
import { PROJECT } from './small-site.ts';

test.each([
  ['+49 30 1234567', true],
  ['+49 30 1234567 ext. 12345678', true],
  ['0000-0002-1825-0097', false],
  ['ask at the desk', false],
])('%s is a telephone number: %s', (text, isOne) => {
  expect(isPhone(text)).toBe(isOne);
});

describe('how a text is read', () => {
  const { formats } = readShapes(requireSchemas(PROJECT));

  test('is by its words, or else by its format, and plain without either', () => {
    expect(readingOfText(undefined, undefined, formats)).toEqual({ as: 'plain' });
    expect(readingOfText('text', undefined, formats)).toEqual({ as: 'plain' });
    expect(readingOfText('date', { a: 'x', b: 'y' }, formats)).toEqual({
      as: 'code',
      words: ['a', 'b'],
    });
    expect(readingOfText({ type: 'date' }, undefined, formats)).toMatchObject({ as: 'day' });
    expect(readingOfText('no-such-format', undefined, formats)).toEqual({ as: 'text' });
  });

  test('knows names and words however they are written', () => {
    expect([formatName('date'), formatName({ type: 'date' })]).toEqual(['date', 'date']);
    expect(valuesWithWords({ a: 'x' })).toEqual(['a']);
    expect(valuesWithWords('words')).toEqual([]);
    const option = (ofEachWith: string | undefined) =>
      ({ ofEachWith }) as Parameters<typeof isOfEach>[0];
    expect(isOfEach(option(undefined), {})).toBe(true);
    expect(isOfEach(option('list'), {})).toBe(false);
    expect(isOfEach(option('list'), { list: 'x' })).toBe(true);
  });
});
