import type { ApiModel, EndpointModel, SiteModel } from './manifest/site-model.ts';

/** An API of a site by its name; undefined is the site's own. */
export interface NamedApi {
  readonly name: string | undefined;
  readonly api: ApiModel;
}

type SiteApis = Pick<SiteModel, 'api' | 'apis'>;

/** All APIs of a site, its own first. */
export function allApis({ api, apis }: SiteApis): NamedApi[] {
  const further = Object.entries(apis).map(([name, other]) => ({ name, api: other }));
  return [{ name: undefined, api }, ...further];
}

/**
 * The API that answers a call.
 *
 * @throws where the site has none of that name, which the compiler lets nobody write
 */
export function apiOf(site: SiteApis, { api: name }: Pick<EndpointModel, 'api'>): ApiModel {
  const found = name === undefined ? site.api : site.apis[name];
  if (found === undefined) throw new Error(`The site has no API "${name}"`);
  return found;
}
