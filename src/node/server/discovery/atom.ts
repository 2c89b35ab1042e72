import type { FeedAnswer, FeedEntry } from '../../../core/discovery/index.ts';
import { escapeHtml } from '../../../core/escape-html.ts';

/** What XML 1.0 has no place for, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const NO_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * A feed as Atom (RFC 4287). An entry's id is its URL: it stays the same for as long as the
 * page does, and the site its origin.
 */
export function printAtom(feed: FeedAnswer, origin: string): string {
  const self = absolute(feed.path, origin);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(feed.languageTag)}">`,
    element('id', self),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    element('updated', feed.updated),
    `<author>${element('name', feed.siteName)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(absolute(feed.page, origin))}"/>`,
    ...feed.entries.map((entry) => printEntry(entry, origin)),
    '</feed>',
    '',
  ].join('\n');
}

function printEntry({ path, title, updated, summary }: FeedEntry, origin: string): string {
  const url = absolute(path, origin);
  const lines = [
    element('id', url),
    element('title', title),
    element('updated', updated),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    ...(summary === undefined
      ? []
      : [
          summary.kind === 'html'
            ? `<summary type="html">${escapeXml(withOrigin(summary.html, origin))}</summary>`
            : element('summary', summary.text),
        ]),
  ];
  return `<entry>\n  ${lines.join('\n  ')}\n</entry>`;
}

/** Links and pictures inside cleaned HTML; a reader of feeds knows no URL to read them from. */
function withOrigin(html: string, origin: string): string {
  return html.replace(/ (href|src)="(\/[^"]*)"/g, (_, name: string, path: string) => {
    return ` ${name}="${absolute(path, origin)}"`;
  });
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function absolute(url: string, origin: string): string {
  return new URL(url, origin).href;
}

function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(NO_CHARACTER, ''));
}
