import type { RenderedPage } from '../../core/server-entry.ts';

/** The built index.html, cut where the pages differ. */
export interface DocumentTemplate {
  readonly print: (page: RenderedPage, links: DocumentLinks) => string;
}

export interface DocumentLinks {
  /** Where the site is reached, for absolute addresses. */
  readonly origin: string;
  /** Chunks that the page's own code needs, to load beside the entry. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  /** Fonts that every page shows. */
  readonly fonts: readonly string[];
}

const HTML_LANG = /<html lang="[^"]*">/;

/** @throws where the template lacks one of the places to fill */
export function readTemplate(html: string): DocumentTemplate {
  const [beforeHead, afterHead] = cut(
    html.replace(HTML_LANG, '<!--site-lang-->'),
    '<!--site-head-->',
  );
  const [start, headStart] = cut(beforeHead, '<!--site-lang-->');
  const [bodyStart, afterHtml] = cut(afterHead, '<!--site-html-->');
  const [between, afterSnapshot] = cut(afterHtml, '<!--site-snapshot-->');
  const [beforeEnd, end] = cut(afterSnapshot, '</body>');
  return {
    print: (page, links) =>
      [
        start,
        `<html lang="${escapeHtml(page.languageTag)}">`,
        headStart,
        printHead(page, links),
        bodyStart,
        page.html,
        between,
        `<script type="application/json" id="site-snapshot">${page.snapshot}</script>`,
        beforeEnd,
        ...links.modules.map(
          (href) => `<link rel="modulepreload" fetchpriority="low" href="${escapeHtml(href)}">`,
        ),
        '</body>',
        end,
      ].join(''),
  };
}

function printHead({ head, languageTag }: RenderedPage, links: DocumentLinks): string {
  const { origin, styles, fonts } = links;
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    tag('meta', { name: 'description', content: head.description }),
    tag('link', { rel: 'canonical', href: origin + head.canonical }),
    ...head.alternates.map((alternate) =>
      tag('link', { rel: 'alternate', hreflang: alternate.tag, href: origin + alternate.path }),
    ),
    tag('meta', { property: 'og:title', content: head.title }),
    tag('meta', { property: 'og:description', content: head.description }),
    tag('meta', { property: 'og:url', content: origin + head.canonical }),
    tag('meta', { property: 'og:locale', content: languageTag.replace('-', '_') }),
    tag('meta', { property: 'og:type', content: 'website' }),
    ...(head.image === undefined
      ? []
      : [
          tag('meta', { property: 'og:image', content: new URL(head.image, origin).href }),
          tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
        ]),
    ...fonts.map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href }),
    ),
    ...styles.map((href) => tag('link', { rel: 'stylesheet', href })),
  ];
  return tags.join('\n    ');
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const printed = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${printed.join('')}>`;
}

function escapeHtml(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function cut(text: string, mark: string): [string, string] {
  const index = text.indexOf(mark);
  if (index < 0) throw new Error(`The built index.html lacks ${mark}; build the site again`);
  return [text.slice(0, index), text.slice(index + mark.length)];
}
