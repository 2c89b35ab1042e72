import { describe, expect, test } from 'vitest';
import { compileSite } from './small-site.ts';

describe('the small site of these tests', () => {
  test('has no findings and is compiled', () => {
    const { findings, compiled } = compileSite();
    expect(findings).toEqual([]);
    expect(compiled?.pages.map(({ id }) => id)).toEqual([
      'chapter',
      'contact',
      'find',
      'front',
      'home',
      'imprint',
      'landing',
      'lecture',
      'lectures',
      'news',
      'people/fellow',
      'people/fellows',
      'people/postdocs',
      'story',
    ]);
  });
});
