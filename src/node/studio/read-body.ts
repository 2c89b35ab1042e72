import type { IncomingMessage } from 'node:http';
import { isRecord } from '../../core/mapping/read-path.ts';
import { CallProblem } from './call-problem.ts';

/** More than all manifests of a large site hold. */
const MAX_BYTES = 50_000_000;

/**
 * What a call is asked: the query of GET, the JSON of POST.
 *
 * @throws {CallProblem} where it is neither
 */
export async function readAsked(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (request.method === 'GET') {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    return Object.fromEntries(searchParams);
  }
  // Another site's page can send no JSON without asking first, and is refused then.
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    throw new CallProblem(415, { message: 'a call is JSON; send it as application/json' });
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MAX_BYTES) {
      throw new CallProblem(413, { message: 'the call is larger than any site' });
    }
    chunks.push(chunk);
  }
  return parse(Buffer.concat(chunks).toString('utf8'));
}

function parse(text: string): Record<string, unknown> {
  try {
    const asked: unknown = JSON.parse(text || '{}');
    if (isRecord(asked)) return { ...asked };
  } catch {
    // Said below.
  }
  throw new CallProblem(400, { message: 'the call is no JSON object' });
}
