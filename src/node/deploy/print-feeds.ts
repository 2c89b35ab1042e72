import { LANGUAGE_KEY } from '../../core/language.ts';
import type { ItemFileModel, ListFileModel } from '../../core/manifest/discovery-model.ts';
import type { SiteModel } from '../../core/manifest/site-model.ts';
import { isParameter } from '../../core/routing/match-pattern.ts';
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

/**
 * The places of the exported feeds, and of the files that layouts make of their lists and items, and
 * blocks of the items of pages.
 */
export function printFeeds(
  feeds: readonly string[],
  files: readonly ListFileModel[],
  itemFiles: readonly ItemFileModel[],
): string {
  return [
    ...[...feeds, ...files.map(({ path }) => path)].map(printFeed),
    ...itemFiles.map(printItemFile),
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

/** A route without parameters has one file, as a feed has; of others nginx keeps what stands before the ending. */
function printItemFile({ route, ending }: ItemFileModel): string {
  const path = route === '/' ? '/index' : route;
  if (!path.split('/').some(isParameter)) return printFeed(`${path}.${ending}`);
  const segments = path
    .split('/')
    .map((segment) => (isParameter(segment) ? '[^/]+' : escapePattern(segment)));
  const place = `^(?<site_item>${segments.join('/')})\\.${ending}$`;
  return printPlace(
    `~ ${pattern(place).replace('~', '')}`,
    `$site_item.$site_feed_language.${ending}`,
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
