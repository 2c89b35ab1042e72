import type { SiteUrl } from '../../../core/discovery/index.ts';
import { escapeHtml } from '../../../core/escape-html.ts';
import { urlIn } from '../../../core/language.ts';
import type { SiteModel } from '../../../core/manifest/site-model.ts';

/** URLs that one sitemap may have, by sitemaps.org. */
const MAX_URLS = 50_000;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The path of the sitemap; where there are several, of their index. */
export const SITEMAP_PATH = '/sitemap.xml';

/** The path of one of several sitemaps, counted from 1. */
export function sitemapPath(number: number): string {
  return `/sitemap-${number}.xml`;
}

/** The pages of a site, spread over as many sitemaps as they need. */
export function divideUrls(
  { languages }: SiteModel,
  urls: readonly SiteUrl[],
  most = MAX_URLS,
): (readonly SiteUrl[])[] {
  // Each page has a URL in every language, and they stay together.
  const size = Math.max(1, Math.floor(most / languages.length));
  const count = Math.max(1, Math.ceil(urls.length / size));
  return Array.from({ length: count }, (_, index) => urls.slice(index * size, (index + 1) * size));
}

/** A sitemap of pages, each with its URL in every language that has it, and links between those. */
export function printSitemap(site: SiteModel, origin: string, urls: readonly SiteUrl[]): string {
  const entries = urls.flatMap(({ path, updated, languages }) => {
    const spoken = site.languages.filter(({ code }) => languages.includes(code));
    const links = spoken.map(({ code, tag }) => ({
      tag,
      href: escapeHtml(origin + urlIn(site, path, code)),
    }));
    const fallback = links.slice(0, 1).map(({ href }) => ({ tag: 'x-default', href }));
    const forms = links.length > 1 ? [...links, ...fallback] : [];
    const alternates = forms.map(
      ({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`,
    );
    const lastModified = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
    return links.map(
      ({ href }) => `<url><loc>${href}</loc>${lastModified}${alternates.join('')}</url>`,
    );
  });
  return [
    HEAD,
    `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    '</urlset>',
  ].join('\n');
}

/** The index of several sitemaps. */
export function printSitemapIndex(origin: string, count: number): string {
  const entries = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${escapeHtml(origin + sitemapPath(index + 1))}</loc></sitemap>`,
  );
  return [HEAD, `<sitemapindex ${NAMESPACE}>`, ...entries, '</sitemapindex>'].join('\n');
}
