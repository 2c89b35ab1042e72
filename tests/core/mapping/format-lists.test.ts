import { describe, expect, test } from 'vitest';
import { type FormatContext, formatValue } from '../../../src/core/mapping/format-value.ts';

const plain = (text: string) => ({ kind: 'plain', text }) as const;
const context = {
  language: 'en',
  locale: 'en',
  sanitize: (html: string) => html,
  formats: {
    text: { write: plain },
    live: { write: plain, isLive: true },
    many: { write: plain, writeList: (values: readonly unknown[]) => plain(values.join('+')) },
  },
} as unknown as FormatContext;
const format = (value: unknown, name: string) => formatValue(value, { format: name }, context);

describe('a format that joins lists', () => {
  test('gets the entries of a list, an object as the one entry, and what is neither by itself', () => {
    expect(format(['a', 'b'], 'many')).toEqual(plain('a+b'));
    expect(format({}, 'many')).toEqual(plain('[object Object]'));
    expect(format('a', 'many')).toEqual(plain('a'));
    expect(format(undefined, 'many')).toBeUndefined();
  });

  test('gets no more entries than are read of any list', () => {
    const values = Array.from({ length: 600 }, () => 'a');
    expect(format(values, 'many')).toEqual(plain(values.slice(0, 500).join('+')));
  });
});

test('a format that joins none shows nothing of a list, and one that goes on is named', () => {
  expect(format(['a'], 'text')).toBeUndefined();
  expect(format('a', 'text')).toEqual(plain('a'));
  expect(format('a', 'live')).toEqual({ ...plain('a'), live: 'live' });
  expect(() => format('a', 'none')).toThrow('There is no format "none"');
});
