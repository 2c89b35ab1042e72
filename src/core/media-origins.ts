import { allApis } from './api-of.ts';
import type { SiteModel } from './manifest/site-model.ts';

/**
 * The origins from which a site's pages show pictures and fetch files: those that its manifest names. Where
 * its backends are is nobody's matter but the server's.
 */
export function mediaOriginsOf(site: SiteModel): string[] {
  const { header, icons } = site;
  const urls = [
    ...allApis(site).flatMap(({ api }) => [api.media, ...api.mediaOrigins]),
    ...[header.logo ?? '', ...icons.map(({ src }) => src)],
  ];
  // A path is of the site itself.
  const elsewhere = urls.filter((url) => /^https?:\/\//i.test(url));
  return [...new Set(elsewhere.map((url) => new URL(url).origin))];
}
