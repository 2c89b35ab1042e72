import { parseWeights } from './parse-weights.ts';

/** How a body is compressed, the preferred way first. */
export type Encoding = 'br' | 'gzip';

const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** The compression that an `Accept-Encoding` header allows; undefined for none. */
export function chooseEncoding(header: string | null): Encoding | undefined {
  if (header === null) return undefined;
  const wanted = parseWeights(header);
  const find = (name: string): number | undefined =>
    wanted.find((entry) => entry.name === name)?.weight;
  const others = find('*') ?? 0;
  const weigh = (encoding: Encoding): number => find(encoding) ?? others;
  const [best] = [...ENCODINGS].sort((a, b) => weigh(b) - weigh(a));
  if (best === undefined || weigh(best) <= 0) return undefined;
  // Only a client that says so would rather have the body as it is.
  return weigh(best) >= (find('identity') ?? 0) ? best : undefined;
}
