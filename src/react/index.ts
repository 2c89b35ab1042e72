/** The renderer API: all that a layout, frame, block or override may use. */
export type {
  AttachmentValue,
  BlockFile,
  BlockFiles,
  BlockModels,
  BlockValue,
  Breakpoint,
  CellModel,
  CellValue,
  CodeOfText,
  DateParts,
  DateValue,
  FileEntry,
  FileSubject,
  FlagSlot,
  Format,
  FrameModels,
  ImageRatio,
  ImageSlot,
  ImageValue,
  ItemFileEntry,
  ItemOf,
  LayoutFile,
  LayoutFiles,
  LayoutModels,
  LinkSlot,
  ListSlot,
  LiveText,
  PageModel,
  ReadingContext,
  TableOrder,
  TextPart,
  TextSlot,
  TextValue,
} from '../core/index.ts';
export {
  activeTab,
  BREAKPOINTS,
  datePartsOf,
  fillUrl,
  fullPicture,
  hasCheckDigit,
  headingsOf,
  isRecord,
  isSitePath,
  isTextValue,
  itemId,
  joinDayAndHour,
  LANGUAGE_KEY,
  linkHeadings,
  localPartsOf,
  machineDate,
  ORDER_PARAMETER,
  PAGE_PARAMETER,
  PLAIN_FORMAT,
  partText,
  phoneUrl,
  printOrder,
  queryOf,
  reachTables,
  readHour,
  readNumber,
  readOrder,
  readPath,
  SIBLINGS_VIEW,
  SINGLE_VIEW,
  sanitizeHtml,
  savedName,
  searchState,
  TITLES_VIEW,
  tabUrl,
  textOf,
  wordsOfHtml,
  writeDate,
  writeLocalDay,
  writeLocalDays,
  writeLocalHour,
  writeLocalHours,
  writeOutDay,
} from '../core/index.ts';
export { ComingSoonView, Notice } from './page/error-views.tsx';
export { LinkedPage } from './page/linked-page.tsx';
export { PageFrame } from './page/page.tsx';
export { PageIntroduction } from './page/page-introduction.tsx';
export { isMissingItem, OwnView, View } from './page/view.tsx';
export { BackLink } from './parts/back-link.tsx';
export { Blocks } from './parts/blocks.tsx';
export { columnClasses, useColumnCount } from './parts/columns.ts';
export { CopyButton } from './parts/copy-button.tsx';
export { FluentSite } from './parts/fluent/fluent-site.tsx';
export { IconButton } from './parts/icon-button.tsx';
export {
  closeIcon,
  fileIcon,
  nextIcon,
  pauseIcon,
  playIcon,
  previousIcon,
  searchIcon,
} from './parts/icons.tsx';
export { ItemLevelContext, useItemHeading } from './parts/item-level.ts';
export { ItemLink, OutsideLink } from './parts/item-link.tsx';
export {
  defineLazyComponent,
  type LazyComponent,
  type SwapHandlers,
  useIntent,
  useSwap,
} from './parts/lazy-component.tsx';
export { inParts, ListPart, LongList, PART_LENGTH } from './parts/long-list.tsx';
export { PageTitle, usePageTitle } from './parts/page-title.tsx';
export { Picture } from './parts/picture.tsx';
export { ReadOn } from './parts/read-on.tsx';
export { RichText, SlotText, Time } from './parts/rich-text.tsx';
export { isPlainClick, SiteLink } from './parts/site-link.tsx';
export { useDialog } from './parts/use-dialog.ts';
export { useIsMobile } from './parts/use-is-mobile.ts';
export {
  useDatesTag,
  useLanguage,
  useLanguageTag,
  useRuntime,
  useText,
  useUiText,
  useUrlIn,
} from './state/context.ts';
export { type NeighbourPages, useNeighbourPages } from './state/neighbour-pages.ts';
export {
  type OpenedPage,
  OVER_PAGE,
  type OverlayPage,
  useOverlayPage,
} from './state/overlay-page.ts';
export type {
  AnyBlock,
  AnyFrame,
  AnyLayout,
  BlockProps,
  FrameProps,
  LayoutProps,
  LayoutRenderer,
  OverrideProps,
  OverrideRenderer,
  Registry,
  ViewRenderer,
} from './state/registry.ts';
export { type ShownPage, useShownPage } from './state/shown-page.ts';
export { useClientValue } from './state/use-client-value.ts';
export { useHistoryEntry } from './state/use-history-entry.ts';
export { useIsFiltered } from './state/use-is-filtered.ts';
export { useItemFile } from './state/use-item-file.ts';
export { useListFile } from './state/use-list-file.ts';
export { useMoreItems } from './state/use-more-items.ts';
export { useListState, useView, type ViewHandle } from './state/use-view.ts';
