import { describe, expect, it } from 'vitest';
import { createRepresentation } from '../../../src/node/http/representation.ts';
import type { DrawnPage } from '../../../src/node/server/drawn-page.ts';
import { type CacheResult, createPageCache } from '../../../src/node/server/page-cache.ts';

const pageOf = (text: string, status = 200, lacks: 'nothing' | 'menus' | 'data' = 'nothing') =>
  ({ kind: 'page', status, lacks, representation: createRepresentation(text, {}) }) as const;
const textOf = (page: DrawnPage) =>
  page.kind === 'page' ? new TextDecoder().decode(page.representation.body) : page.location;

/** A cache with a clock of its own, in which a page is fresh for 5, stale for 60, kept for 1000. */
function setUp(room = 10_000) {
  const told: CacheResult[] = [];
  const warnings: string[] = [];
  let time = 0;
  let drawn = 0;
  const cache = createPageCache({
    room,
    freshness: { fresh: 5, stale: 60, onError: 1000 },
    warn: (message) => warnings.push(message),
    now: () => time,
  });
  return {
    cache,
    told,
    warnings,
    drawn: () => drawn,
    pass: (duration: number) => {
      time += duration;
    },
    ask: async (draw: () => Promise<DrawnPage> | DrawnPage, key = 'a') => {
      const page = await cache.get(
        key,
        async () => {
          drawn += 1;
          return draw();
        },
        (result) => told.push(result),
        () => new AbortController().signal,
      );
      // What is drawn behind the reader's back is there when the next one comes.
      await new Promise((resolve) => setImmediate(resolve));
      return textOf(page);
    },
  };
}

describe('a kept page', () => {
  it.each([
    ['is sent as it is while it is fresh', 4, ['old', 'old'], ['miss', 'hit', 'hit']],
    ['is sent once more while it is drawn anew', 30, ['old', 'new'], ['miss', 'stale', 'hit']],
    ['is waited for when it is older', 100, ['new', 'new'], ['miss', 'miss', 'hit']],
  ])('%s', async (_, age, answers, results) => {
    const { ask, pass, told } = setUp();
    await ask(() => pageOf('old'));
    pass(age);
    const draw = () => pageOf('new');
    expect([await ask(draw), await ask(draw)]).toEqual(answers);
    expect(told).toEqual(results);
  });

  it.each<[string, () => DrawnPage]>([
    ['the server fails', () => pageOf('broken', 500)],
    ['the backend fails', () => pageOf('broken', 503)],
    ['data is late', () => pageOf('broken', 200, 'data')],
    ['menus are late', () => pageOf('broken', 200, 'menus')],
    [
      'drawing throws',
      () => {
        throw new Error('broken');
      },
    ],
  ])('is sent as it was while %s, and only the log is told', async (_, draw) => {
    const { ask, pass, warnings } = setUp();
    await ask(() => pageOf('good'));
    pass(500);
    expect(await ask(draw)).toBe('good');
    expect(warnings).toEqual([expect.stringMatching(/^a is sent as it was \d+ s ago: /)]);
    expect(await ask(() => pageOf('better'))).toBe('good');
    pass(6);
    await ask(() => pageOf('better'));
    expect(await ask(() => pageOf('unused'))).toBe('better');
  });

  it('is not sent for ever where drawing fails', async () => {
    const { ask, pass } = setUp();
    await ask(() => pageOf('good'));
    pass(1001);
    expect(await ask(() => pageOf('broken', 503))).toBe('broken');
  });

  it.each<[string, DrawnPage]>([
    ['it is gone', pageOf('gone', 404)],
    ['it has moved', { kind: 'redirect', status: 302, location: 'gone' }],
  ])('is forgotten when %s', async (_, page) => {
    const { ask, pass, cache } = setUp();
    await ask(() => pageOf('good'));
    pass(100);
    expect(await ask(() => page)).toBe('gone');
    expect(cache.count()).toBe(0);
  });
});

describe('the cache', () => {
  it('draws a page once for all who ask at the same time', async () => {
    const { ask, drawn } = setUp();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(() => pageOf('one'))));
    expect(new Set(answers)).toEqual(new Set(['one']));
    expect(drawn()).toBe(1);
  });

  it('tells all who wait of a failure, and tries again for the next', async () => {
    const { ask } = setUp();
    const fail = async () => {
      throw new Error('broken');
    };
    const answers = await Promise.allSettled([ask(fail), ask(fail)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask(() => pageOf('good'))).toBe('good');
  });

  it.each<[string, DrawnPage]>([
    ['what is not there', pageOf('x', 404)],
    ['what is not allowed', pageOf('x', 405)],
    ['failures', pageOf('x', 503)],
    ['loading states', pageOf('x', 200, 'data')],
    ['redirections', { kind: 'redirect', status: 302, location: '/' }],
  ])('keeps no %s', async (_, page) => {
    const { ask, cache } = setUp();
    await ask(() => page);
    expect([cache.count(), cache.bytes()]).toEqual([0, 0]);
  });

  it('stays within its room', async () => {
    const { ask, cache } = setUp(1000);
    for (let count = 0; count < 100; count += 1) {
      await ask(() => pageOf('x'.repeat(100)), `key ${count}`);
      expect(cache.bytes()).toBeLessThanOrEqual(1000);
    }
    expect(cache.count()).toBe(5);
  });
});
