import { describe, expect, it } from 'vitest';
import { createRepresentation } from '../../../src/node/http/representation.ts';
import type { CacheResult } from '../../../src/node/server/edge/server-report.ts';
import type { PageAnswer } from '../../../src/node/server/pages/page-answer.ts';
import { createPageCache } from '../../../src/node/server/pages/page-cache.ts';

const pageOf = (text: string, status = 200, lacks: 'nothing' | 'menus' | 'data' = 'nothing') =>
  ({ kind: 'page', status, lacks, representation: createRepresentation(text, {}) }) as const;
const textOf = (page: PageAnswer) =>
  page.kind === 'page' ? new TextDecoder().decode(page.representation.body) : page.location;

/** A cache with a clock of its own, in which a page is fresh for 5, stale for 60, kept for 1000. */
function setUp(maxBytes = 10_000) {
  const reported: CacheResult[] = [];
  const warnings: string[] = [];
  let time = 0;
  let rendered = 0;
  const cache = createPageCache({
    maxBytes,
    freshness: { fresh: 5, stale: 60, onError: 1000 },
    warn: (message) => warnings.push(message),
    now: () => time,
  });
  return {
    cache,
    reported,
    warnings,
    rendered: () => rendered,
    pass: (duration: number) => {
      time += duration;
    },
    ask: async (render: () => Promise<PageAnswer> | PageAnswer, key = 'a') => {
      const page = await cache.get(
        key,
        async () => {
          rendered += 1;
          return render();
        },
        (result) => reported.push(result),
        () => new AbortController().signal,
      );
      // What is rendered behind the reader's back is there when the next one comes.
      await new Promise((resolve) => setImmediate(resolve));
      return textOf(page);
    },
  };
}

describe('a kept page', () => {
  it.each([
    ['is sent as it is while it is fresh', 4, ['old', 'old'], ['miss', 'hit', 'hit']],
    ['is sent once more while it is rendered anew', 30, ['old', 'new'], ['miss', 'stale', 'hit']],
    ['is waited for when it is older', 100, ['new', 'new'], ['miss', 'miss', 'hit']],
  ])('%s', async (_, age, answers, results) => {
    const { ask, pass, reported } = setUp();
    await ask(() => pageOf('old'));
    pass(age);
    const render = () => pageOf('new');
    expect([await ask(render), await ask(render)]).toEqual(answers);
    expect(reported).toEqual(results);
  });

  it.each<[string, () => PageAnswer]>([
    ['the server fails', () => pageOf('broken', 500)],
    ['the backend fails', () => pageOf('broken', 503)],
    ['data is late', () => pageOf('broken', 200, 'data')],
    ['menus are late', () => pageOf('broken', 200, 'menus')],
    [
      'rendering throws',
      () => {
        throw new Error('broken');
      },
    ],
  ])('is sent as it was while %s, and only the log is told', async (_, render) => {
    const { ask, pass, warnings } = setUp();
    await ask(() => pageOf('good'));
    pass(500);
    expect(await ask(render)).toBe('good');
    expect(warnings).toEqual([expect.stringMatching(/^a is sent as it was \d+ s ago: /)]);
    expect(await ask(() => pageOf('better'))).toBe('good');
    pass(6);
    await ask(() => pageOf('better'));
    expect(await ask(() => pageOf('unused'))).toBe('better');
  });

  it('without its menus gives way to one that has none either', async () => {
    const { ask, pass, warnings } = setUp();
    await ask(() => pageOf('old', 200, 'menus'));
    pass(100);
    expect(await ask(() => pageOf('new', 200, 'menus'))).toBe('new');
    expect(warnings).toEqual([]);
  });

  it('is not sent for ever where rendering fails', async () => {
    const { ask, pass } = setUp();
    await ask(() => pageOf('good'));
    pass(1001);
    expect(await ask(() => pageOf('broken', 503))).toBe('broken');
  });

  it.each<[string, PageAnswer]>([
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
  it('renders a page once for all who ask at the same time', async () => {
    const { ask, rendered } = setUp();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(() => pageOf('one'))));
    expect(new Set(answers)).toEqual(new Set(['one']));
    expect(rendered()).toBe(1);
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

  it.each<[string, PageAnswer]>([
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

  it('stays within its bytes', async () => {
    const { ask, cache } = setUp(1000);
    for (let count = 0; count < 100; count += 1) {
      await ask(() => pageOf('x'.repeat(100)), `key ${count}`);
      expect(cache.bytes()).toBeLessThanOrEqual(1000);
    }
    expect(cache.count()).toBe(5);
  });
});
