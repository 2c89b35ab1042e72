import { describe, expect, test } from 'vitest';
import { readEveryField, readFields } from '../../../../src/node/scaffold/answer/answer-fields.ts';
import { chooseFields } from '../../../../src/node/scaffold/answer/choose-fields.ts';

describe('a text in several languages', () => {
  const items = [{ name: { de: 'Moor', fr: 'Tourbière' }, size: { id: 'a', width: 'b' } }];

  test.each<[what: string, languages: readonly string[], title: string]>([
    ['is read in the site\u2019s first one that it has', ['en', 'fr', 'de'], 'name.fr'],
    ['is left as it is where it has none of them', ['pt'], 'name.de'],
  ])('%s', (_, languages, title) => {
    expect(chooseFields(readFields(items, languages)).title?.field.path).toBe(title);
  });

  test('may name countries, too', () => {
    const named = [{ name: { de_DE: 'Moor', en_GB: 'Bog' } }];
    expect(chooseFields(readFields(named, ['de'])).title?.field.path).toBe('name.de_DE');
  });

  test('is not every object with short names', () => {
    expect(readEveryField(items).map(({ path }) => path)).toContain('size.width');
  });
});
