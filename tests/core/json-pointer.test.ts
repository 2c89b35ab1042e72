import { describe, expect, test } from 'vitest';
import { fragmentStep, readPointer, valueAtPointer } from '../../src/core/json-pointer.ts';

const DOCUMENT = { paths: { '/news/{id}': ['get'], 'a~b%': 1 }, toString: undefined };

describe('a JSON pointer', () => {
  test.each([
    ['', []],
    ['/paths/~1news~1{id}/0', ['paths', '/news/{id}', '0']],
    ['#/paths/~1news~1%7Bid%7D', ['paths', '/news/{id}']],
    ['#/100%', ['100%']],
    ['/%7B', ['%7B']],
    ['/~01', ['~1']],
  ])('%j names %j', (pointer, names) => {
    expect(readPointer(pointer)).toEqual(names);
  });

  test.each(['/news/{id}', 'a~b%', '', '~1'])('leads to %j by the fragment of its name', (name) => {
    const pointer = `#/${fragmentStep(name)}`;
    expect(readPointer(pointer)).toEqual([name]);
    expect(valueAtPointer({ [name]: 'here' }, pointer)).toBe('here');
  });

  test('leads to entries of lists and to own properties, and else nowhere', () => {
    expect(valueAtPointer(DOCUMENT, '#')).toBe(DOCUMENT);
    expect(valueAtPointer(DOCUMENT, '#/paths/~1news~1{id}/0')).toBe('get');
    expect(valueAtPointer(DOCUMENT, '/paths/~1news~1{id}/1')).toBeUndefined();
    expect(valueAtPointer(DOCUMENT, '/hasOwnProperty')).toBeUndefined();
    expect(valueAtPointer(DOCUMENT, '/paths/a~0b%/x')).toBeUndefined();
  });
});
