import { apiOf } from '../api-of.ts';
import type { EndpointModel, SiteModel } from '../manifest/site-model.ts';
import { mediaOriginsOf } from '../media-origins.ts';
import { foreignOrigin, safeUrl } from './links.ts';

/** Where the pictures and files that answers name stand, and where they may come from. */
export interface MediaRules {
  /** What stands before a path; empty where paths are the site's own. */
  readonly base: string;
  /** The origins beside the site's own. */
  readonly origins: readonly string[];
}

/** The rules of a site's manifest for the answers of an API: `media` of that, and all origins. */
export function mediaRulesOf(site: SiteModel, call: Pick<EndpointModel, 'api'>): MediaRules {
  return { base: apiOf(site, call).media, origins: mediaOriginsOf(site) };
}

/**
 * The URL of a picture or a file, wherever an answer names one: in a field, in rich text, in the
 * site infrastructure. One that names no host stands below the base; one of an origin that the
 * manifest does not name, in whatever spelling, is undefined, since it would tell who reads.
 */
export function mediaUrl(value: unknown, { base, origins }: MediaRules): string | undefined {
  const url = safeUrl(value);
  if (url === undefined || isAmbiguous(url)) return undefined;
  const isPlaced = base === '' || /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url);
  const placed = isPlaced ? url : `${base}${url.startsWith('/') ? '' : '/'}${url}`;
  if (/^(mailto|tel):/i.test(placed)) return undefined;
  const origin = foreignOrigin(placed);
  return origin === undefined || origins.includes(origin) ? placed : undefined;
}

/** Browsers take a backslash for a slash and drop control characters; no URL needs either. */
function isAmbiguous(url: string): boolean {
  return /[\\\p{Cc}]/u.test(url);
}
