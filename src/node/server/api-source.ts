import path from 'node:path';
import { loadContent } from '../content-api/index.ts';
import { createForwarder } from './forward.ts';

/** Where the API's answers come from. */
export interface ApiSource {
  /** Answers a request below the API's base. */
  readonly fetch: (request: Request) => Promise<Response> | Response;
  /** What a maintainer should know of the source at start, a line each. */
  readonly notes: readonly string[];
}

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
      fetch: createForwarder(origin),
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
    notes: problems.map(({ file, line, message }) => `${file}:${line}  ${message}`),
  };
}
