import { describe, expect, it } from 'vitest';
import { readMetrics } from '../../../load/server-metrics.ts';
import { FOR_READERS, startSlowSite } from './slow-backend.ts';

const LATE = [503, 'no-store', true];

async function ask(url: string, method = 'GET') {
  const { status, headers, ...response } = await fetch(url, { method }).then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    html: await answer.text(),
  }));
  return [status, headers.get('cache-control'), response.html.includes('<i>Late</i>')];
}

describe('a page whose data are late', () => {
  it('is sent in its loading state, and given up, where nobody wishes skeletons ahead', async () => {
    const { origin, left } = await startSlowSite({ skeletonsAhead: false });
    expect(await ask(`${origin}/pages/slow`)).toEqual(LATE);
    await expect.poll(() => left).toEqual(['/api/words']);
  });

  it('is given up, too, where it has no skeleton and is not cached: nobody waits on', async () => {
    const { origin, left } = await startSlowSite();
    expect(await ask(`${origin}/pages/slow/search`)).toEqual(LATE);
    await expect.poll(() => left).toEqual(['/api/words']);
    expect((await ask(`${origin}/pages/slow-search`, 'HEAD')).slice(0, 2)).toEqual([
      503,
      'no-store',
    ]);
    await expect.poll(() => left).toHaveLength(2);
  });

  it('is no longer late for those who come after it has failed', async () => {
    const { origin, answer, calls } = await startSlowSite();
    expect(await ask(`${origin}/pages/slow/1`)).toEqual(LATE);
    // Whoever comes meanwhile waits for the same.
    expect(await ask(`${origin}/pages/slow/1`)).toEqual(LATE);
    await answer(500);
    await expect.poll(() => readMetrics(origin)).toContain('page_render_duration_seconds_count 1');
    const asking = ask(`${origin}/pages/slow/1`);
    await answer('word');
    const [status, , isLate] = await asking;
    expect([status, isLate, calls()]).toEqual([200, false, 2]);
  });

  it('is waited for by who goes by its status, and then is one that cannot be had', async () => {
    const { origin, answer, calls } = await startSlowSite();
    expect(await ask(`${origin}/pages/slow`)).toEqual(LATE);
    await answer('word');
    const [status] = await ask(`${origin}/pages/slow`);
    expect([status, calls()]).toEqual([200, 1]);
  });

  it('is sent as it was before where it is cached, and not waited for on', async () => {
    const freshness = { fresh: 0, stale: 0, onError: 60_000 };
    const { origin, answer, left, log } = await startSlowSite({ freshness });
    const first = fetch(`${origin}/pages/slow`, { headers: FOR_READERS });
    await answer('before');
    expect(await (await first).text()).toContain('<p>before</p>');
    const again = await fetch(`${origin}/pages/slow`, { headers: FOR_READERS });
    const html = await again.text();
    expect([again.status, html.includes('<p>before</p>')]).toEqual([200, true]);
    expect(html).not.toContain('Skeleton');
    await expect.poll(() => left).toHaveLength(1);
    expect(log()).toMatch(/is sent as it was/);
  });

  it('is named in the log where its skeleton was sent and its data did not come', async () => {
    const { origin, answer, log } = await startSlowSite();
    const response = await fetch(`${origin}/pages/slow`, { headers: FOR_READERS });
    await answer(500);
    await response.text();
    expect(log()).toContain('/pages/slow was sent ahead of its data, and is answered with 503');
  });

  it('takes no place from others after a second and a half', async () => {
    const { origin, answer } = await startSlowSite();
    const asking = fetch(`${origin}/pages/slow`, { headers: FOR_READERS });
    await expect.poll(() => readMetrics(origin)).toContain('page_renders_running 1');
    await expect
      .poll(() => readMetrics(origin), { timeout: 4000 })
      .toContain('page_renders_running 0');
    await answer('word');
    expect(await (await asking).text()).toContain('<p>word</p>');
  });
});
