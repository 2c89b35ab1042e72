import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PageManifest } from '../../core/manifest/manifest-types.ts';
import { Refusal, UsageError } from '../command-line/index.ts';
import { partsOfFrame } from '../compiler/index.ts';
import type { PagePlace } from './place.ts';
import type { Project } from './project.ts';

/**
 * The endpoint of a new page: beside its model's, under the page's own name.
 *
 * @param chosen the endpoint that the maintainer named, if any
 * @throws {Refusal} where it is taken
 */
export function nameEndpoint(
  project: Project,
  place: PagePlace,
  model: PageManifest,
  chosen: string | undefined,
): string {
  // Content has no folder whose name ends in a slash, as the endpoint of another API may.
  const endpoint = chosen?.replace(/\/$/, '') ?? `${parentOf(endpointOf(model))}/${place.name}`;
  refuseMalformed(endpoint);
  refuseDescribed(project, endpoint);
  const taken = [endpoint, ...project.languages.map((code) => `${endpoint}.${code}.md`)]
    .map((name) => `${project.content}${name}`)
    .find((name) => existsSync(path.join(project.root, name)));
  if (taken === undefined) return endpoint;
  const fix = `remove it, or choose another with --endpoint ${place.route}`;
  throw new Refusal(`${taken} is there already; ${fix}`);
}

/** @throws {UsageError} where the text is no path of an API */
export function refuseMalformed(endpoint: string): void {
  if (/^(\/[A-Za-z0-9._~@+:(),;!$*'-]+)+\/?$/.test(endpoint)) return;
  const fix = 'write a path below api.base of site.json, such as /peoples/honorary-fellows';
  throw new UsageError(`the endpoint "${endpoint}" is no path of the API; ${fix}`);
}

/** @throws {Refusal} where the API description has the endpoint already */
export function refuseDescribed({ api }: Project, endpoint: string): void {
  if (api?.findOperation(endpoint) === undefined) return;
  const fix = 'choose another with --endpoint, or write its manifest by hand';
  throw new Refusal(`the endpoint ${endpoint} is in the API description already; ${fix}`);
}

/** The first endpoint that a page asks. */
function endpointOf({ view, frame }: PageManifest): string {
  const { common, panes } = partsOfFrame(frame);
  const views = [view, common, ...panes.map(({ pane }) => pane.view)];
  return views.find((entry) => entry !== undefined)?.source.endpoint ?? '';
}

function parentOf(endpoint: string): string {
  return endpoint.replace(/\/[^/]*\/?$/, '');
}

/** The endpoint of an item, below that of its list; it ends as that does. */
export function endpointOfItem(endpoint: string, name: string): string {
  return endpoint.endsWith('/') ? `${endpoint}${name}/` : `${endpoint}/${name}`;
}
