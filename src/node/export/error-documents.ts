import type { BackendModel } from '../../core/manifest/backend-model.ts';
import { createSiteServer, detach } from '../server/index.ts';
import { ExportProblem } from './export-problem.ts';
import { createVisitor, type Visit } from './site-visitor.ts';

/** A document that a web server sends in place of a page. */
export interface ErrorDocument {
  readonly status: number;
  readonly language: string;
  readonly html: string;
}

interface ErrorSources {
  readonly root: string;
  readonly origin: string;
  readonly languages: readonly string[];
  /** Addresses of sections: without the server's menus they are the pages that cannot be had. */
  readonly sections: readonly string[];
  readonly backends: readonly BackendModel[];
}

/** Nothing listens there, so every call fails at once. */
const DEAD_API = 'http://127.0.0.1:1';

/** The calls by which the site's server is made to answer with each status. */
const PROVOCATIONS = [
  { status: 400, method: 'GET', address: '/%' },
  { status: 404, method: 'GET', address: '/404' },
  { status: 405, method: 'POST', address: '/' },
] as const;

/** The documents for calls that are wrong, and for pages that are not there. */
export async function readErrorDocuments(
  visit: Visit,
  languages: readonly string[],
): Promise<ErrorDocument[]> {
  const calls = languages.flatMap((language) =>
    PROVOCATIONS.map((provocation) => ({ ...provocation, language })),
  );
  return Promise.all(
    calls.map(async ({ status, method, address, language }) => {
      const answer = await visit(address, { method, language });
      if (answer.status === status) return { status, language, html: detach(answer.body) };
      throw new ExportProblem(
        `${method} ${address} answers ${answer.status} in place of ${status}`,
      );
    }),
  );
}

/**
 * The documents for a site that cannot answer: what the site's server says while its API does not
 * answer it. To be read before anything else, since menus are kept for a moment once they are there.
 */
export async function readUnavailableDocuments(sources: ErrorSources): Promise<ErrorDocument[]> {
  const { root, origin, languages, sections, backends } = sources;
  const dead = { apiOrigin: DEAD_API, variables: deadVariables(backends) };
  const visit = createVisitor(await createSiteServer(root, dead), origin, 1);
  return Promise.all(
    languages.map(async (language) => {
      for (const address of [...sections, '/']) {
        const answer = await visit(address, { language });
        if (answer.status === 503) return { status: 503, language, html: detach(answer.body) };
      }
      throw new ExportProblem('No page says that the API does not answer; build the site again');
    }),
  );
}

/** An environment in which no backend answers, so that no secret is told to one either. */
function deadVariables(backends: readonly BackendModel[]): Record<string, string> {
  const entries = backends.flatMap(({ variable, secretHeaders }) => [
    [variable, DEAD_API] as const,
    ...Object.values(secretHeaders).map((secret) => [secret, 'none'] as const),
  ]);
  return Object.fromEntries(entries);
}
