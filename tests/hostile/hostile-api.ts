import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { isRecord } from '../../src/core/mapping/read-path.ts';
import { createApiSources } from '../../src/node/server/edge/api-sources.ts';
import { compileRight } from '../compile-right.ts';
import { PAYLOADS } from './collection.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** By what menus and pages are found; without them there would be nothing to look at. */
const FIXED_FIELDS = ['id', 'code', 'parent'];

/** The embedded content with payloads in place of its texts. */
export interface HostileApi {
  readonly origin: string;
  /** Which payload each field has; undefined for honest answers. In odd rounds ids are hostile too. */
  readonly startRound: (round: number | undefined) => void;
  readonly stop: () => void;
}

/** Starts the stand-in on a port that the system chooses. */
export async function startHostileApi(): Promise<HostileApi> {
  const { compiled } = compileRight(ROOT);
  const { site, backends } = compiled;
  const source = createApiSources(ROOT, { site, backends, origins: new Map(), variables: {} });
  const honestFields = new Set([...FIXED_FIELDS, ...enumeratedFields()]);
  let current: number | undefined;
  const answer = async (request: Request): Promise<Response> => {
    const language = request.headers.get('accept-language') ?? '';
    // Nothing else: an answer that is compressed cannot be read here.
    const headers = { 'Accept-Language': language };
    const honest = await source.fetch(new Request(request.url, { headers }));
    if (current === undefined || !honest.ok) return honest;
    const { pathname, search } = new URL(request.url);
    // Ids of the navigation lead to every page.
    const hasOwnIds = current % 2 === 1 && !pathname.endsWith('/navigations');
    const next = choosePayload(pathname + search, current);
    const keeps = (name: string) => honestFields.has(name) && !(name === 'id' && hasOwnIds);
    return Response.json(poison(await honest.json(), keeps, next));
  };
  const server = serve({ fetch: answer, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    startRound: (round) => {
      current = round;
    },
    stop: () => server.close(),
  };
}

/** How many rounds there are until a field that stands alone in its answer has had each payload. */
export const ALL_ROUNDS = PAYLOADS.length;

/** Neighbours have different payloads, the same call always the same ones: pages are hydrated. */
function choosePayload(call: string, round: number): () => string {
  let index = [...call].reduce((sum, unit) => sum + (unit.codePointAt(0) ?? 0), round);
  return () => PAYLOADS[index++ % PAYLOADS.length]?.text ?? '';
}

function poison(value: unknown, keeps: (name: string) => boolean, next: () => string): unknown {
  if (typeof value === 'string') return next();
  if (Array.isArray(value)) return value.map((entry) => poison(entry, keeps, next));
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    keeps(name) ? field : poison(field, keeps, next),
  ]);
  // As JSON may have it: a parser makes an own property of it.
  return Object.fromEntries([...fields, ['__proto__', { hostile: next() }]]);
}

/** Fields of which the description lists the values; another one would be passed over. */
function enumeratedFields(): string[] {
  const description: unknown = JSON.parse(
    readFileSync(path.join(ROOT, 'schemas/api.openapi.json'), 'utf8'),
  );
  const names: string[] = [];
  JSON.stringify(description, (name, value: unknown) => {
    if (isRecord(value) && Array.isArray(value.enum)) names.push(name);
    return value;
  });
  return names;
}
