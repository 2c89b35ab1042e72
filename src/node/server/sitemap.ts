import { LANGUAGE_KEY } from '../../core/language.ts';
import type { SiteModel } from '../../core/manifest/site-model.ts';

/** The sitemap of a site's paths, each with its address in every language. */
export function printSitemap(site: SiteModel, origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const alternates = site.languages.map(
      ({ code, tag }) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(origin + address(site, path, code))}"/>`,
    );
    return site.languages.map(
      ({ code }) =>
        `<url><loc>${escapeXml(origin + address(site, path, code))}</loc>${alternates.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
}

/** The default language needs no parameter. */
function address(site: SiteModel, path: string, language: string): string {
  return language === site.languages[0]?.code ? path : `${path}?${LANGUAGE_KEY}=${language}`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
