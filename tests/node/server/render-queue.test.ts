import { describe, expect, it, onTestFinished } from 'vitest';
import { createRenderQueue, Overload } from '../../../src/node/server/render-queue.ts';

/** A queue with a clock of its own, and work of 100 ms that ends when it is told to. */
function setUp({ sideBySide = 2, longestWait = 250 } = {}) {
  let time = 0;
  const queue = createRenderQueue({ sideBySide, longestWait, now: () => time });
  onTestFinished(queue.stop);
  const ends: (() => void)[] = [];
  return {
    queue,
    start: () => queue.run(() => new Promise<void>((resolve) => ends.push(resolve))),
    pass: async (duration: number) => {
      await new Promise((resolve) => setImmediate(resolve));
      time += duration;
      // The heart beats in the test's own time.
      await new Promise((resolve) => setTimeout(resolve, 50));
    },
    endAll: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
        end();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

describe('the queue', () => {
  it('does as much side by side as it may, and the rest in turn', async () => {
    const { queue, start, endAll } = setUp();
    const work = [start(), start(), start(), start()];
    expect([queue.running(), queue.waiting()]).toEqual([2, 2]);
    await endAll();
    await Promise.all(work);
    expect([queue.running(), queue.waiting()]).toEqual([0, 0]);
  });

  it('turns away whoever would wait too long, and takes the next when there is time again', async () => {
    const { queue, start, pass, endAll } = setUp();
    const first = start();
    await pass(100);
    await endAll();
    await first;
    const work = Array.from({ length: 20 }, start);
    const results = Promise.allSettled(work);
    await endAll();
    const kept = (await results).filter(({ status }) => status === 'fulfilled');
    // Two are done at once; those after them wait 50 ms more each, and 250 at the most.
    expect(kept).toHaveLength(7);
    const next = start();
    await endAll();
    await expect(next).resolves.toBeUndefined();
    expect([queue.running(), queue.waiting()]).toEqual([0, 0]);
  });

  it('counts as waiting what the event loop has not come to', async () => {
    const { start, pass, endAll } = setUp({ longestWait: -1 });
    await expect(start()).rejects.toThrow(Overload);
    await expect(start()).rejects.toMatchObject({ retryAfter: 2 });
    await pass(0);
    await endAll();
  });

  it('goes on after work that fails', async () => {
    const { queue } = setUp({ sideBySide: 1 });
    const fail = () => queue.run(() => Promise.reject(new Error('broken')));
    await Promise.allSettled([fail(), fail(), fail()]);
    expect(await queue.run(async () => 'done')).toBe('done');
  });
});
