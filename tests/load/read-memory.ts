const NAMES = ['process_resident_memory_bytes', 'page_render_duration_seconds_count'] as const;

/** What a running server says of itself. */
export async function readMetrics(origin: string): Promise<Record<(typeof NAMES)[number], number>> {
  const text = await (await fetch(`${origin}/-/metrics`)).text();
  const read = (name: string): number => {
    const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`The server does not tell its ${name}`);
    return Number(value);
  };
  return {
    process_resident_memory_bytes: read(NAMES[0]),
    page_render_duration_seconds_count: read(NAMES[1]),
  };
}
