import path from 'node:path';
import { loadContent } from '../content-api/index.ts';

/** Where the API's answers come from. */
export interface ApiSource {
  /** Answers a request below the API's base. */
  readonly fetch: (request: Request) => Promise<Response> | Response;
  /** Whether a call is answered the same for as long as this process runs. */
  readonly isFixed: boolean;
  /** What a maintainer should know of the source at start, a line each. */
  readonly notes: readonly string[];
}

/** Headers that a backend needs of a reader's request. */
const FORWARDED = ['accept', 'accept-language', 'if-none-match', 'if-modified-since'];
/** Headers that belong to one connection, or to a coding that fetch has undone. */
const NOT_RETURNED = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
];

/** The embedded content, or the backend that `API_ORIGIN` names. */
export function createApiSource(
  root: string,
  options: {
    readonly base: string;
    readonly languages: readonly string[];
    readonly origin: string | undefined;
  },
): ApiSource {
  const { base, languages, origin } = options;
  if (origin !== undefined) {
    return {
      fetch: (request) => forward(request, origin),
      isFixed: false,
      notes: [`${base} is forwarded to ${origin}`],
    };
  }
  const { api, problems } = loadContent({
    folder: path.join(root, 'src/node/content'),
    description: path.join(root, 'schemas/api.openapi.json'),
    languages,
    base,
  });
  return {
    fetch: (request) => api.fetch(request),
    isFixed: true,
    notes: problems.map(({ file, line, message }) => `${file}:${line}  ${message}`),
  };
}

async function forward(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers();
  for (const name of FORWARDED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return problem(405, 'Method Not Allowed');
  try {
    const answer = await fetch(new URL(pathname + search, origin), {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: request.signal,
    });
    const returned = new Headers(answer.headers);
    for (const name of NOT_RETURNED) returned.delete(name);
    return new Response(answer.body, { status: answer.status, headers: returned });
  } catch {
    return problem(502, 'Bad Gateway');
  }
}

function problem(status: number, title: string): Response {
  return Response.json(
    { type: 'about:blank', title, status },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );
}
