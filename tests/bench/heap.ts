import type { CDPSession } from 'playwright';

/** Kinds of a heap's nodes that no script holds: what the engine compiles, and the browser's own. */
const NOT_HELD = new Set(['code', 'native']);

/** Bytes of scripts' memory in use, what the engine has compiled of them included. */
export async function usedHeap(session: CDPSession): Promise<number> {
  await collectGarbage(session);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/**
 * Bytes of objects and texts that scripts hold. The engine compiles more of a program the longer it
 * runs, up to all of it, which says nothing of what the program keeps.
 */
export async function heldBytes(session: CDPSession): Promise<number> {
  await collectGarbage(session);
  const chunks: string[] = [];
  const collect = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  return sumHeld(JSON.parse(chunks.join('')));
}

/** The part of a heap snapshot that is read here. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (readonly string[])[];
    };
  };
  /** Each node's fields, one after another. */
  readonly nodes: readonly number[];
}

function sumHeld({ snapshot: { meta }, nodes }: HeapSnapshot): number {
  const { node_fields: fields, node_types: types } = meta;
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  let sum = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const name = types[type]?.[nodes[node + type] ?? 0] ?? '';
    if (!NOT_HELD.has(name)) sum += nodes[node + size] ?? 0;
  }
  return sum;
}

async function collectGarbage(session: CDPSession): Promise<void> {
  // What is let go in one collection may only be taken by the next.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
}
