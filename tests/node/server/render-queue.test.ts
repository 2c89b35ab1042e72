import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRenderQueue, Overload } from '../../../src/node/server/pages/render-queue.ts';

/** A queue with a clock of its own, and work of 100 ms that ends when it is told to. */
function setUp({ sideBySide = 2, longestWait = 250, longestTurn = Number.POSITIVE_INFINITY } = {}) {
  let time = 0;
  const queue = createRenderQueue({ sideBySide, longestWait, longestTurn, now: () => time });
  onTestFinished(queue.stop);
  const ends: (() => void)[] = [];
  return {
    queue,
    start: () => queue.run(() => new Promise<void>((resolve) => ends.push(resolve))),
    pass: async (duration: number) => {
      await new Promise((resolve) => setImmediate(resolve));
      time += duration;
      // The queue's timer runs in real time; the clock that it reads is the test's.
      await new Promise((resolve) => setTimeout(resolve, 50));
    },
    endAll: async () => {
      await turn();
      for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
        end();
        await turn();
      }
    },
  };
}

/** As many turns of the event loop as the queue leaves to others between two pieces of work. */
async function turn(): Promise<void> {
  for (let turns = 0; turns < 4; turns += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('the queue', () => {
  it('gives the places of those who leave while they wait to the others', async () => {
    const { queue, start, endAll } = setUp({ sideBySide: 1 });
    const running = start();
    const leaving = new AbortController();
    const work = vi.fn(async () => 'done');
    const left = queue.run(work, leaving.signal);
    const next = start();
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect([queue.running(), queue.waiting()]).toEqual([1, 1]);
    await endAll();
    await Promise.all([running, next]);
    expect(work).not.toHaveBeenCalled();
    await expect(queue.run(work, leaving.signal)).rejects.toThrow('left');
  });

  it('gives the place of work that has had its turn to others, while it goes on', async () => {
    const { queue, start, endAll } = setUp({ sideBySide: 1, longestTurn: 30 });
    const slow = start();
    const next = start();
    expect([queue.running(), queue.waiting()]).toEqual([1, 1]);
    await expect.poll(queue.waiting).toBe(0);
    expect(queue.running()).toBe(1);
    await endAll();
    await Promise.all([slow, next]);
    expect([queue.running(), queue.waiting()]).toEqual([0, 0]);
  });

  it('lets no more than 160 pieces of work go on beside it', async () => {
    const { queue, start, endAll } = setUp({ sideBySide: 200, longestTurn: 10 });
    // What has ended makes room for as much.
    for (const _ of ['once', 'and again']) {
      const work = Array.from({ length: 170 }, start);
      await expect.poll(queue.running).toBe(10);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(queue.running()).toBe(10);
      await endAll();
      await Promise.all(work);
      await expect.poll(queue.running).toBe(0);
    }
  });

  it('takes its place from work that fails', async () => {
    const { queue } = setUp({ sideBySide: 1, longestTurn: 30 });
    const failing = queue.run(async () => {
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    await expect(queue.run(async () => 'next')).resolves.toBe('next');
  });

  it('does as much side by side as it may, and the rest in turn', async () => {
    const { queue, start, endAll } = setUp();
    const work = [start(), start(), start(), start()];
    expect([queue.running(), queue.waiting()]).toEqual([2, 2]);
    await endAll();
    await Promise.all(work);
    expect([queue.running(), queue.waiting()]).toEqual([0, 0]);
  });

  it('turns away whoever would wait too long, and takes the next when there is time again', async () => {
    const { queue, start, pass, endAll } = setUp({ longestWait: 25 });
    const first = start();
    await pass(100);
    await endAll();
    await first;
    const work = Array.from({ length: 20 }, start);
    const results = Promise.allSettled(work);
    await endAll();
    const rendered = (await results).filter(({ status }) => status === 'fulfilled');
    // One piece alone counts for a tenth of its 100 ms. Two are done at once; those after them wait
    // 5 ms more each, and 25 at the most.
    expect(rendered).toHaveLength(7);
    const next = start();
    await endAll();
    await expect(next).resolves.toBeUndefined();
    expect([queue.running(), queue.waiting()]).toEqual([0, 0]);
  });

  it('goes by how long work took lately, however long it took before', async () => {
    const { queue, start, pass, endAll } = setUp({ longestWait: 25 });
    const spend = async (duration: number) => {
      const work = start();
      await pass(duration);
      await endAll();
      await work;
    };
    await spend(1000);
    // The mean is 100 ms: whoever comes third would wait for 50.
    const work = [start(), start()];
    await expect(start()).rejects.toThrow(Overload);
    await endAll();
    await Promise.all(work);
    for (let quick = 0; quick < 10; quick += 1) await spend(0);
    // It is a third of that after a dozen that take no time.
    const later = [start(), start(), start()];
    expect(queue.waiting()).toBe(1);
    await endAll();
    await expect(Promise.all(later)).resolves.toHaveLength(3);
  });

  it('counts as waiting what the event loop has not come to', async () => {
    const { start, pass, endAll } = setUp({ longestWait: -1 });
    await expect(start()).rejects.toThrow(Overload);
    await expect(start()).rejects.toMatchObject({ retryAfter: 2 });
    await pass(0);
    await endAll();
  });

  it('lets the event loop turn between two pieces of work that end at once', async () => {
    const { queue } = setUp({ sideBySide: 1, longestWait: 1000 });
    const done: string[] = [];
    const work = ['one', 'two', 'three'].map((name) =>
      queue.run(async () => {
        done.push(name);
        // Whoever comes in the meantime is heard before the next piece begins.
        setImmediate(() => done.push(`after ${name}`));
      }),
    );
    await Promise.all(work);
    await turn();
    expect(done).toEqual(['one', 'after one', 'two', 'after two', 'three', 'after three']);
  });

  it('lets in who comes for as long as the work before took, and goes on then', async () => {
    let time = 0;
    const queue = createRenderQueue({ sideBySide: 1, longestWait: 1000, now: () => time });
    onTestFinished(queue.stop);
    const order: string[] = [];
    const come = (name: string, takes: number) =>
      queue.run(async () => {
        order.push(name);
        time += takes;
      });
    const work = [come('first', 5), come('second', 0)];
    // One comes in each turn, which takes a millisecond.
    for (let turns = 1; turns <= 12; turns += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      time += 1;
      order.push(`turn ${turns}`);
      work.push(come(`newcomer ${turns}`, 0));
    }
    await Promise.all(work);
    const second = order.indexOf('second');
    expect(order[0]).toBe('first');
    expect(second).toBeGreaterThan(order.indexOf('turn 4'));
    expect(second).toBeLessThan(order.indexOf('turn 8'));
    expect(order.indexOf('newcomer 1')).toBeGreaterThan(second);
  });

  it('goes on after work that fails', async () => {
    const { queue } = setUp({ sideBySide: 1 });
    const fail = () => queue.run(() => Promise.reject(new Error('broken')));
    await Promise.allSettled([fail(), fail(), fail()]);
    expect(await queue.run(async () => 'done')).toBe('done');
  });
});
