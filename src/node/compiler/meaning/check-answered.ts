import type { SiteManifest } from '../../../core/manifest/manifest-types.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { ValidatedManifests } from '../read/validated-manifests.ts';
import { writtenApiOf } from '../read/written-apis.ts';
import type { Shapes } from '../schema/shapes.ts';
import { fileFor } from './explain-endpoint.ts';
import { placedViews } from './placed-views.ts';

/** The site's own API, where nothing describes it and no content answers for it. */
interface UnknownApi {
  /** The folder that its content would have, below the site's. */
  readonly content: string;
  readonly languages: readonly string[];
}

/** How content can be spoken to; all else that site.json says of an API is said of a backend. */
const OF_CONTENT: readonly string[] = ['base', 'languageHeader', 'languages', 'timeout'];

/** Whether what site.json says of the site's own API is said of a backend. */
export function isAnsweredByBackend(site: SiteManifest | undefined): boolean {
  return Object.keys(writtenApiOf(site, {})).some((key) => !OF_CONTENT.includes(key));
}

/**
 * The first call of the pages that nobody can answer, where the site has no content and nothing says that
 * a backend answers.
 */
export function checkAnswered(
  { content, languages }: UnknownApi,
  { site, pages }: ValidatedManifests,
  shapes: Shapes,
): Finding[] {
  if (isAnsweredByBackend(site?.value)) return [];
  const calls = pages.flatMap(({ value, file }) =>
    placedViews(value, shapes)
      .filter(({ source }) => source.api === undefined)
      .map(({ source: { endpoint }, path, answers }) => ({
        endpoint,
        isOne: answers === 'one',
        place: file.placeOf([...path, 'endpoint']),
      })),
  );
  const [first] = calls;
  if (first === undefined) return [];
  const file = fileFor(first, { place: content, language: languages[0] ?? '' });
  const message = `nobody answers "${first.endpoint}" and the other calls of the pages, since the folder ${content} has no item; write files such as ${file}, or say in site.json what path a backend has: "api": { "path": … }`;
  return [createFinding('M205', first.place, message)];
}
