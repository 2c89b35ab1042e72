import { describe, expect, test } from 'vitest';
import { isRecord, readPath } from '../../../src/core/mapping/read-path.ts';

const hostile: unknown = JSON.parse('{ "__proto__": { "own": 1 }, "constructor": 2 }');

describe('readPath', () => {
  test.each<[string, unknown, string, unknown]>([
    ['a property', { name: 'An' }, 'name', 'An'],
    ['a nested property', { address: { city: 'Lu' } }, 'address.city', 'Lu'],
    ['null', { name: null }, 'name', null],
    ['an array whole', { tags: ['a'] }, 'tags', ['a']],
    ['nothing of a missing name', {}, 'name', undefined],
    ['nothing below a text', { name: 'An' }, 'name.length', undefined],
    ['a place of an array', { pictures: [{ url: '/a' }] }, 'pictures.0.url', '/a'],
    ['nothing at a place that an array lacks', { tags: ['a'] }, 'tags.1', undefined],
    ['nothing at a place in other words', { tags: ['a'] }, 'tags.-1', undefined],
    ['nothing of an array by a name', { tags: ['a'] }, 'tags.at', undefined],
    ['a name with a colon', { 'wp:term': 'a' }, 'wp:term', 'a'],
    ['nothing of an array’s length', [1, 2], 'length', undefined],
    ['nothing below null', { a: null }, 'a.b', undefined],
    ['nothing of null', null, 'a', undefined],
    ['nothing of a number', 5, 'toFixed', undefined],
    ['nothing by an empty path', { a: 1 }, '', undefined],
    ['nothing of the prototype', {}, 'toString', undefined],
    ['nothing by way of the prototype', {}, 'constructor.name', undefined],
    ['an own property with a prototype’s name', hostile, 'constructor', 2],
    ['an own __proto__ as mere data', hostile, '__proto__.own', 1],
  ])('finds %s', (_, value, path, found) => {
    expect(readPath(value, path)).toEqual(found);
  });
});

describe('isRecord', () => {
  test.each<[unknown, boolean]>([
    [{}, true],
    [Object.create(null), true],
    [[], false],
    [null, false],
    [undefined, false],
    ['text', false],
    [0, false],
  ])('of %j is %s', (value, wanted) => {
    expect(isRecord(value)).toBe(wanted);
  });
});
