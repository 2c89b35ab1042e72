import { readMetrics } from './server-metrics.ts';

const MEMORY = 'process_resident_memory_bytes';

/** How much memory a running server takes, in bytes. */
export async function readMemory(origin: string): Promise<number> {
  const text = await readMetrics(origin);
  const value = new RegExp(`^${MEMORY} (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`The server does not tell its ${MEMORY}`);
  return Number(value);
}
