import type { CDPSession } from 'playwright';

/** Kinds of a heap's nodes that no script holds: what the engine compiles, and the browser's own. */
const NOT_HELD = new Set(['code', 'native']);
/** What the engine holds for itself, such as its cache of printed numbers, which grows in leaps. */
const OF_THE_ENGINE = '(Strong root list)';

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
      readonly edge_fields: readonly string[];
    };
  };
  /** Each node's fields, one after another. */
  readonly nodes: readonly number[];
  /** The fields of what each node leads to, in the order of the nodes. */
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

function sumHeld({ snapshot: { meta }, nodes, edges, strings }: HeapSnapshot): number {
  const { node_fields: fields, node_types: types, edge_fields: edgeFields } = meta;
  const [type, name, size, count] = ['type', 'name', 'self_size', 'edge_count'].map((field) =>
    fields.indexOf(field),
  ) as [number, number, number, number];
  const to = edgeFields.indexOf('to_node');
  // The engine's roots stand before what they lead to.
  const own = new Set<number>();
  let sum = 0;
  let edge = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const read = (field: number) => nodes[node + field] ?? 0;
    const end = edge + read(count) * edgeFields.length;
    if (strings[read(name)] === OF_THE_ENGINE) {
      for (let at = edge; at < end; at += edgeFields.length) own.add(edges[at + to] ?? 0);
    }
    edge = end;
    if (!NOT_HELD.has(types[type]?.[read(type)] ?? '') && !own.has(node)) sum += read(size);
  }
  return sum;
}

async function collectGarbage(session: CDPSession): Promise<void> {
  // What is let go in one collection may only be taken by the next.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
}
