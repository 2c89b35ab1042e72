import { allApis } from './api-of.ts';
import type { SiteModel } from './manifest/site-model.ts';

/**
 * The origins from which a site's pages show pictures and fetch files.
 *
 * @param backends the origins of the backends that answer the site's calls
 */
export function mediaOriginsOf(site: SiteModel, backends: readonly string[] = []): string[] {
  const { header, icons } = site;
  const urls = [
    ...allApis(site).flatMap(({ api }) => [api.media, ...api.mediaOrigins]),
    ...backends,
    ...[header.logo ?? '', ...icons.map(({ src }) => src)],
  ];
  // A path is of the site itself.
  const elsewhere = urls.filter((url) => /^https?:\/\//i.test(url));
  return [...new Set(elsewhere.map((url) => new URL(url).origin))];
}
