import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allApis } from '../../core/api-of.ts';
import type { BackendModel } from '../../core/manifest/backend-model.ts';
import type { ItemFileModel, ListFileModel } from '../../core/manifest/discovery-model.ts';
import type { RouteTable } from '../../core/manifest/route-model.ts';
import type { SiteModel } from '../../core/manifest/site-model.ts';
import {
  MISSING_LOCATION,
  printAnswers,
  printApiUpstream,
  printProxyAnswers,
} from './print-answers.ts';
import { printFeedMaps, printFeeds } from './print-feeds.ts';
import { type HeadersByType, printHeaderMaps, printHeaders } from './print-headers.ts';
import { type LiveApi, printLiveApiMaps } from './print-live-api.ts';
import { printMaps } from './print-maps.ts';
import { quote } from './print-words.ts';

/** What nginx has to know of a site. */
export interface NginxFacts {
  readonly site: SiteModel;
  readonly table: RouteTable;
  /** The paths at which lists are offered as feeds. */
  readonly feeds: readonly string[];
  /** The files that layouts make of their lists. */
  readonly files: readonly ListFileModel[];
  /** The files that blocks make of their pages' items. */
  readonly itemFiles: readonly ItemFileModel[];
  /** Where URLs lead that are no pages themselves. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Media types by the endings of files' names, without the dot. */
  readonly types: ReadonlyMap<string, string>;
  /** The headers with which the site's server protects readers. */
  readonly headers: HeadersByType;
  /** How the backends of the APIs are asked. */
  readonly backends: readonly BackendModel[];
  /** The backends that are asked for what is newer than the export, by the names of their APIs. */
  readonly origins: ReadonlyMap<BackendModel['api'], string>;
}

const GENERATED =
  '# Written by colophon export from the manifests and the answers of the server.\n\n';

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
  const { site, table, feeds, files, itemFiles, redirects, types, headers } = facts;
  const apis = allApis(site).map((named) => ({ ...named, live: liveApi(named.name, facts) }));
  const live = apis.flatMap((api) => (api.live === undefined ? [] : [{ ...api, live: api.live }]));
  return {
    'generated.conf': [
      printMaps(site, table, redirects),
      printFeedMaps(site),
      printHeaderMaps(headers),
      ...live.map(({ name, live: { origin } }) => printApiUpstream(name, origin)),
      ...(live.length === 0 ? [] : [printLiveApiMaps()]),
    ].join('\n\n'),
    'security-headers.conf': printHeaders(headers),
    'types.conf': printTypes(types),
    'feeds.conf': printFeeds(feeds, files, itemFiles),
    'answers.conf': [
      ...apis.map(({ live: asked, ...named }) => printAnswers(named, asked)),
      MISSING_LOCATION,
    ].join('\n\n'),
    'proxy-answers.conf': apis.map(printProxyAnswers).join('\n\n'),
  };
}

/** The backend that nginx asks for an API; undefined where it has the exported answers alone. */
function liveApi(
  name: string | undefined,
  { backends, origins, headers }: NginxFacts,
): LiveApi | undefined {
  const origin = origins.get(name);
  const backend = backends.find(({ api }) => api === name);
  return origin === undefined || backend === undefined ? undefined : { origin, backend, headers };
}

function printTypes(types: NginxFacts['types']): string {
  const lines = [...types].map(([ending, type]) => `    ${quote(type)} ${ending};`);
  return ['default_type application/octet-stream;', 'types {', ...lines, '}'].join('\n');
}
