import type { RenderedPage } from '../../core/server-entry.ts';
import { describeTags, thingTags } from './head-tags.ts';
import { escapeHtml } from './markup.ts';

/** The built index.html, cut where the pages differ. */
export interface DocumentTemplate {
  readonly print: (page: RenderedPage, links: DocumentLinks) => string;
}

export interface DocumentLinks {
  /** Where the site is reached, for absolute addresses. */
  readonly origin: string;
  /** Chunks that the page's own code needs, to load beside the entry. */
  readonly modules: readonly string[];
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
  const [beforeEnd, end] = cut(afterSnapshot, '</template>');
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
        ...links.modules.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
        '</template>',
        end,
      ].join(''),
  };
}

function printHead({ head, languageTag }: RenderedPage, { origin }: DocumentLinks): string {
  const tags = [
    ...describeTags(head, languageTag, origin),
    // Nothing that readers see waits for it.
    ...thingTags(head, origin),
  ];
  return tags.join('\n    ');
}

function cut(text: string, mark: string): [string, string] {
  const index = text.indexOf(mark);
  if (index < 0) throw new Error(`The built index.html lacks ${mark}; build the site again`);
  return [text.slice(0, index), text.slice(index + mark.length)];
}
