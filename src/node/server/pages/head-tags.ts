import type { PageHead } from '../../../core/discovery/index.ts';
import { escapeHtml } from '../../../core/escape-html.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { tag } from './markup.ts';

/** From this ratio of width to height on, a card with a wide picture shows most of it. */
const WIDE = 1.2;

/** The tags by which search engines, networks and feed readers know a page. */
export function describeTags(head: PageHead, languageTag: string, origin: string): string[] {
  const { title, description, canonical, alternates, feeds, isListed } = head;
  const [main] = alternates;
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    ...(isListed ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
    tag('link', { rel: 'canonical', href: origin + canonical }),
    ...alternates.map(({ tag: hreflang, path }) =>
      tag('link', { rel: 'alternate', hreflang, href: origin + path }),
    ),
    ...(main === undefined
      ? []
      : [tag('link', { rel: 'alternate', hreflang: 'x-default', href: origin + main.path })]),
    ...feeds.map((feed) =>
      tag('link', {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: feed.title,
        href: feed.path,
      }),
    ),
    ...sharingTags(head, languageTag, origin),
  ];
}

/** Open Graph, which all networks read, and the one thing that it cannot say. */
function sharingTags(head: PageHead, languageTag: string, origin: string): string[] {
  const { title, description, siteName, canonical, alternates, type, image } = head;
  const others = alternates.filter((alternate) => alternate.tag !== languageTag);
  const isWide = image?.size === undefined || image.size.width >= image.size.height * WIDE;
  return [
    property('og:title', title),
    property('og:description', description),
    property('og:url', origin + canonical),
    property('og:site_name', siteName),
    property('og:locale', localeOf(languageTag)),
    ...others.map((other) => property('og:locale:alternate', localeOf(other.tag))),
    property('og:type', type),
    ...(image === undefined
      ? []
      : [
          property('og:image', new URL(image.src, origin).href),
          ...(image.type === undefined ? [] : [property('og:image:type', image.type)]),
          ...(image.size === undefined
            ? []
            : [
                property('og:image:width', String(image.size.width)),
                property('og:image:height', String(image.size.height)),
              ]),
          property('og:image:alt', image.alt === '' ? title : image.alt),
        ]),
    tag('meta', {
      name: 'twitter:card',
      content: image !== undefined && isWide ? 'summary_large_image' : 'summary',
    }),
  ];
}

function property(name: string, content: string): string {
  return tag('meta', { property: name, content });
}

/** Networks write a language with its country by an underscore. */
function localeOf(languageTag: string): string {
  return languageTag.replace('-', '_');
}

/**
 * What a page is about, as JSON-LD, in a form that no text of it can end: `<` would begin a tag.
 * Nothing where there is nothing to say.
 */
export function thingTags({ things }: PageHead, origin: string): string[] {
  if (things.length === 0) return [];
  const graph = { '@context': 'https://schema.org', '@graph': things };
  const json = JSON.stringify(graph, (_key, value: unknown) =>
    isRecord(value) && typeof value['@url'] === 'string'
      ? new URL(value['@url'], origin).href
      : value,
  );
  return [`<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`];
}
