import { describe, expect, it } from 'vitest';
import { createAnswerCache } from '../../../src/node/content-api/http/answer-cache.ts';

describe('the cache of answers', () => {
  it('lets go of what was used longest ago', () => {
    const cache = createAnswerCache<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });
});
