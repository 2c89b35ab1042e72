import type { CDPSession } from 'playwright';

/** Bytes of scripts' memory that something still holds. */
export async function usedHeap(session: CDPSession): Promise<number> {
  // What is let go in one collection may only be taken by the next.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
