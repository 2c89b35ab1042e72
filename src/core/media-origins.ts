import type { SiteModel } from './manifest/site-model.ts';

/**
 * The origins from which a site's pages show pictures and fetch files.
 *
 * @param apiOrigin the backend that answers the site's calls, where that is another server
 */
export function mediaOriginsOf({ api, header, icons }: SiteModel, apiOrigin?: string): string[] {
  const addresses = [
    ...[api.media, ...api.mediaOrigins, apiOrigin ?? ''],
    ...[header.logo ?? '', ...icons.map(({ src }) => src)],
  ];
  // A path is of the site itself.
  const elsewhere = addresses.filter((address) => /^https?:\/\//i.test(address));
  return [...new Set(elsewhere.map((address) => new URL(address).origin))];
}
