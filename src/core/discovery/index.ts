/** How the site is found and shared; servers alone need it. */

export type { JsonLdNode } from './json-ld.ts';
export { type FeedAnswer, type FeedEntry, listFeedPaths, loadFeed } from './load-feed.ts';
export {
  allItemFiles,
  type BlockFile,
  type BlockFiles,
  type ItemFileEntry,
  loadItemFile,
} from './load-item-file.ts';
export {
  allListFiles,
  type FileAnswer,
  type FileEntry,
  type FileSubject,
  type LayoutFile,
  type LayoutFiles,
  loadListFile,
} from './load-list-file.ts';
export { loadNavigation } from './load-navigation.ts';
export { describePage, isWorkedWith, type PageHead, type PageHeadOptions } from './page-head.ts';
export {
  listSite,
  listUrls,
  type SiteSources,
  type SiteUrl,
} from './site-urls.ts';
export { type PropertyKind, THINGS } from './thing-properties.ts';
