import { LANGUAGE_KEY } from '../../core/language.ts';
import { createErrorPages, detach, readBuild } from '../server/index.ts';
import { ExportProblem } from './export-problem.ts';
import type { VisitUrl } from './visit-site.ts';

/** A document that a web server sends in place of a page. */
export interface ErrorDocument {
  readonly status: number;
  readonly language: string;
  readonly html: string;
}

/** Nothing is asked for there, and no page named. */
const ANY_URL = 'http://site.invalid/';

/** The calls by which the site's server is made to answer with each status. */
const PROVOCATIONS = [
  { status: 400, method: 'GET', url: '/%' },
  { status: 404, method: 'GET', url: '/404' },
  { status: 405, method: 'POST', url: '/' },
] as const;

/** The documents for calls that are wrong, and for pages that are not there. */
export async function readErrorDocuments(
  visit: VisitUrl,
  languages: readonly string[],
): Promise<ErrorDocument[]> {
  const calls = languages.flatMap((language) =>
    PROVOCATIONS.map((provocation) => ({ ...provocation, language })),
  );
  return Promise.all(
    calls.map(async ({ status, method, url, language }) => {
      const answer = await visit(url, { method, language });
      if (answer.status === status) return { status, language, html: detach(answer.body) };
      throw new ExportProblem(`${method} ${url} answers ${answer.status} in place of ${status}`);
    }),
  );
}

/** The documents for a site that cannot answer: the server's own, of a build that is there. */
export async function readUnavailableDocuments(
  root: string,
  languages: readonly string[],
): Promise<ErrorDocument[]> {
  const pages = await createErrorPages(await readBuild(root));
  return Promise.all(
    languages.map(async (language) => {
      const headers = { Cookie: `${LANGUAGE_KEY}=${language}` };
      const answer = await pages.answer(new Request(ANY_URL, { headers }), 503);
      return { status: 503, language, html: await answer.text() };
    }),
  );
}
