import { describe, expect, test } from 'vitest';
import { parseRange } from '../../../src/node/http/byte-range.ts';

describe('a Range header, of a body of 1000 bytes', () => {
  test.each([
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=100-', { first: 100, last: 999 }],
    ['bytes=-100', { first: 900, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
    ['bytes=999-999', { first: 999, last: 999 }],
    ['bytes=0-999999', { first: 0, last: 999 }],
    ['BYTES = 0 - 1', { first: 0, last: 1 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=1000-2000', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0-1,5-6', undefined],
    ['items=0-1', undefined],
    [`bytes=${'9'.repeat(400)}-`, undefined],
    ['', undefined],
  ])('%s asks for %j', (header, range) => {
    expect(parseRange(header, 1000)).toEqual(range);
  });

  test('nothing of an empty body can be had', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable');
  });
});
