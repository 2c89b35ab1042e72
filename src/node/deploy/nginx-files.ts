import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteTable } from '../../core/manifest/route-model.ts';
import type { SiteModel } from '../../core/manifest/site-model.ts';
import { printAnswers, printApiUpstream, printProxyAnswers } from './print-answers.ts';
import { printFeedMaps, printFeeds } from './print-feeds.ts';
import { type HeadersByType, printHeaderMaps, printHeaders } from './print-headers.ts';
import { printLiveApiMaps } from './print-live-api.ts';
import { printMaps } from './print-maps.ts';
import { quote } from './print-words.ts';

/** What nginx has to know of a site. */
export interface NginxFacts {
  readonly site: SiteModel;
  readonly table: RouteTable;
  /** The paths at which lists are offered as feeds. */
  readonly feeds: readonly string[];
  /** Where addresses lead that are no pages themselves. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Media types by the endings of files' names, without the dot. */
  readonly types: ReadonlyMap<string, string>;
  /** The headers with which the site's server protects readers. */
  readonly headers: HeadersByType;
  /** The API that is asked for what is newer than the export; undefined where there is none. */
  readonly apiOrigin: string | undefined;
  /** Headers that the API is sent and nobody else, by their names. */
  readonly secretHeaders: Readonly<Record<string, string>>;
}

const GENERATED =
  '# Written by npm run export from the manifests and the answers of the server.\n\n';

/** The configuration of nginx for a site: the texts of its files by their names. */
export function nginxFiles(facts: NginxFacts): ReadonlyMap<string, string> {
  const folder = path.join(import.meta.dirname, 'nginx');
  const written = readdirSync(folder).map(
    (name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const,
  );
  const generated = Object.entries(printFiles(facts)).map(
    ([name, text]) => [name, `${GENERATED}${text}\n`] as const,
  );
  return new Map([...written, ...generated]);
}

function printFiles(facts: NginxFacts) {
  const { site, table, feeds, redirects, types, headers, apiOrigin, secretHeaders } = facts;
  const live = apiOrigin === undefined ? undefined : { origin: apiOrigin, secretHeaders, headers };
  return {
    'generated.conf': [
      printMaps(site, table, redirects),
      printFeedMaps(site),
      printHeaderMaps(headers),
      ...(live === undefined ? [] : [printApiUpstream(live.origin), printLiveApiMaps()]),
    ].join('\n\n'),
    'security-headers.conf': printHeaders(headers),
    'types.conf': printTypes(types),
    'feeds.conf': printFeeds(feeds),
    'answers.conf': printAnswers(site.api, live),
    'proxy-answers.conf': printProxyAnswers(site.api),
  };
}

function printTypes(types: NginxFacts['types']): string {
  const lines = [...types].map(([ending, type]) => `    ${quote(type)} ${ending};`);
  return ['default_type application/octet-stream;', 'types {', ...lines, '}'].join('\n');
}
