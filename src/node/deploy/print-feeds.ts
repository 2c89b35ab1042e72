import { LANGUAGE_KEY } from '../../core/language.ts';
import type { ListFileModel } from '../../core/manifest/discovery-model.ts';
import type { SiteModel } from '../../core/manifest/site-model.ts';
import { printTagMap } from './print-maps.ts';
import { escapePattern, pattern, printMap, quote } from './print-words.ts';

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

/** The places of the exported feeds, and of the files that layouts make of their lists and items. */
export function printFeeds(feeds: readonly string[], files: readonly ListFileModel[]): string {
  return [
    ...[...feeds, ...files.map(({ path }) => path)].map(printFeed),
    ...files.map(printItems),
  ].join('\n\n');
}

function printItems({ path, ending }: ListFileModel): string {
  const folder = path.slice(0, -ending.length - 1);
  const place = `^${escapePattern(folder)}/(?<site_item>[^/]+)\\.${ending}$`;
  return printPlace(
    `~ ${pattern(place).replace('~', '')}`,
    `${folder}/$site_item.$site_feed_language.${ending}`,
  );
}

function printFeed(feed: string): string {
  return printPlace(`= ${quote(feed)}`, `/${feedFile(feed, '$site_feed_language')}`);
}

function printPlace(place: string, file: string): string {
  return [
    `location ${place} {`,
    '    include site/security-headers.conf;',
    '    add_header Cache-Control no-cache;',
    '    add_header Content-Language $site_feed_language_tag;',
    `    try_files ${file} =404;`,
    '}',
  ].join('\n');
}
