import { describe, expect, test } from 'vitest';
import { holdsWords } from '../../../src/core/lists/find-words.ts';
import { LIMITS } from '../../../src/core/mapping/answer-limits.ts';

const ITEM = {
  title: 'The Great Lake',
  text: '<p>Über <strong>Flußläufe</strong></p>',
  tags: ['sand', 'Élan'],
};
const holds = (text: string, fields: readonly string[] = ['title', 'text', 'tags']) =>
  holdsWords(text, fields)(ITEM);

describe('words are found', () => {
  test.each([
    ['in any order', 'lake great'],
    ['in several fields', 'lake sand'],
    ['as parts of words', 'gre lak'],
    ['with other capitals', 'GREAT LAKE'],
    ['without their accents', 'elan uber'],
    ['with accents that are not there', 'läke'],
    ['with ss for ß', 'fluss'],
    ['in what is set off', 'über flußläufe'],
    ['with spaces around and between them', '  great \n lake '],
    ['where none is looked for', ' '],
  ])('%s: %j', (_, text) => {
    expect(holds(text)).toBe(true);
  });

  test.each([
    ['that are not all there', 'lake mountain'],
    ['of markup', 'strong'],
    ['across the bounds of fields', 'lakeüber'],
    ['across the bounds of a list’s values', 'sandélan'],
  ])('nowhere %s: %j', (_, text) => {
    expect(holds(text)).toBe(false);
  });

  test('as far into a text as any is read, and no further', () => {
    const { characters } = LIMITS.article;
    const item = (length: number) => ({ title: `${'a'.repeat(length)} lake` });
    expect(holdsWords('lake', ['title'])(item(characters - 5))).toBe(true);
    expect(holdsWords('lake', ['title'])(item(characters))).toBe(false);
  });

  test('in the fields that are named, and in no other', () => {
    expect(holds('sand', ['title'])).toBe(false);
    expect(holds('sand', ['tags'])).toBe(true);
    expect(holds('lake', ['nothing'])).toBe(false);
  });
});
