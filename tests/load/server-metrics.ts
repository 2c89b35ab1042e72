/** What a server whose metrics are read is to be started with. */
export const METRICS_TOKEN = 'the-token-of-a-measured-server';

/** What a server tells of itself, in the text format of Prometheus. */
export async function readMetrics(origin: string): Promise<string> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  return (await fetch(`${origin}/-/metrics`, { headers })).text();
}
