import { describe, expect, test } from 'vitest';
import { readNavigation } from '../../../src/core/routing/navigation.ts';

const ENTRY = {
  id: '1',
  code: 'people',
  name: 'People',
  parent: '0',
  state: 'PUBLISHED',
  display: true,
  sortValue: 3,
};
const READ = {
  id: '1',
  code: 'people',
  name: 'People',
  parent: '0',
  published: true,
  display: true,
  sortValue: 3,
};

describe('the navigation list', () => {
  test.each<[string, object, object]>([
    ['whole', {}, {}],
    ['with a number for its id', { id: 7 }, { id: '7' }],
    ['with a number for its parent', { parent: 0 }, { parent: '0' }],
    ['without a parent', { parent: null }, { parent: undefined }],
    ['with an empty parent', { parent: '' }, { parent: undefined }],
    ['with an odd parent', { parent: {} }, { parent: undefined }],
    ['without a name', { name: undefined }, { name: '' }],
    ['with an odd name', { name: { zh: 'x' } }, { name: '' }],
    ['not published', { state: 'DRAFT' }, { published: false }],
    ['published in other letters', { state: 'published' }, { published: false }],
    ['without a state', { state: undefined }, { published: false }],
    ['not displayed', { display: false }, { display: false }],
    ['with a text for display', { display: 'true' }, { display: false }],
    ['with a number for display', { display: 1 }, { display: false }],
    ['without a sort value', { sortValue: undefined }, { sortValue: 0 }],
    ['with a sort value of null', { sortValue: null }, { sortValue: 0 }],
    ['with a text for sort value', { sortValue: '9' }, { sortValue: 0 }],
    ['with more than is read', { extra: '<script>' }, {}],
  ])('reads an entry %s', (_, change, read) => {
    expect(readNavigation([{ ...ENTRY, ...change }])).toEqual([{ ...READ, ...read }]);
  });

  test('passes over what is no entry and keeps the rest in order', () => {
    const odd = [null, 5, 'people', [], {}, { id: '1' }, { code: 'a' }, { id: '', code: 'a' }];
    const more = [
      { id: {}, code: 'a' },
      { id: '1', code: 5 },
      { id: true, code: 'a' },
    ];
    const entries = readNavigation([...odd, ENTRY, ...more, { ...ENTRY, id: '2' }]);
    expect(entries?.map(({ id }) => id)).toEqual(['1', '2']);
  });

  test.each([null, undefined, {}, 'text', 5, { 0: ENTRY, length: 1 }])('is not %j', (answer) => {
    expect(readNavigation(answer)).toBeUndefined();
  });

  test('may be empty', () => {
    expect(readNavigation([])).toEqual([]);
  });
});
