import { LANGUAGE_KEY } from '../../core/language.ts';
import type { SiteModel } from '../../core/manifest/site-model.ts';
import { printTagMap } from './print-maps.ts';
import { printMap, quote } from './print-words.ts';

/** The file of a feed in a language, below the exported site: `about/news.en.atom`. */
export function feedFile(feed: string, language: string): string {
  return feed.slice(1).replace(/\.[^./]+$/, (ending) => `.${language}${ending}`);
}

/** The variables that tell a feed's language: its URL decides alone. */
export function printFeedMaps({ languages }: SiteModel): string {
  const codes = languages.map(({ code }) => code);
  const [first = '', second = first] = codes;
  return [
    printMap(`$arg_${LANGUAGE_KEY}`, 'site_feed_language', [
      ...codes.map((code) => [quote(code), quote(code)] as const),
      ['""', quote(first)],
      ['default', quote(second)],
    ]),
    printTagMap(languages, 'site_feed_language'),
  ].join('\n\n');
}

/** The places of the exported feeds. */
export function printFeeds(feeds: readonly string[]): string {
  return feeds.map(printFeed).join('\n\n');
}

function printFeed(feed: string): string {
  return [
    `location = ${quote(feed)} {`,
    '    include site/security-headers.conf;',
    '    add_header Cache-Control no-cache;',
    '    add_header Content-Language $site_feed_language_tag;',
    `    try_files /${feedFile(feed, '$site_feed_language')} =404;`,
    '}',
  ].join('\n');
}
