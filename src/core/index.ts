export { allApis, apiOf, type NamedApi } from './api-of.ts';
export { decodeSegment } from './decode-segment.ts';
export type {
  BlockFile,
  BlockFiles,
  FileEntry,
  FileSubject,
  ItemFileEntry,
  LayoutFile,
  LayoutFiles,
} from './discovery/index.ts';
export { MAIN_ID } from './document-names.ts';
export { ApiError, type Failure, type FailureCode } from './errors.ts';
export {
  type ContactLine,
  type FooterColumn,
  type FooterContent,
  type FooterLink,
  type FooterNote,
  fillFooter,
  type LegalLine,
  type Social,
  type SocialLink,
} from './footer/fill-footer.ts';
export { type FooterAnswer, readFooter } from './footer/footer-answer.ts';
export {
  chooseLanguage,
  findLanguage,
  foreignTag,
  LANGUAGE_KEY,
  languageAttributes,
  languageTag,
  nextLanguage,
  urlIn,
} from './language.ts';
export { askList, readFacts } from './lists/ask-list.ts';
export {
  chosenFilters,
  chosenOrder,
  isNarrowed,
  isPast,
  withChoices,
  withoutFilter,
} from './lists/choices.ts';
export { shownGroups } from './lists/group-items.ts';
export { type GroupRun, joinFacts, type ListFacts, type ValueCount } from './lists/list-facts.ts';
export { LIST_TEXTS, LIST_TEXTS_AT, type ListText } from './lists/list-texts.ts';
export { MAX_CHOICE_LENGTH, readChoices } from './lists/read-choices.ts';
export { type SelectContext, selectItems } from './lists/select-items.ts';
export { todayIn } from './lists/today.ts';
export type { BlockModels } from './manifest/block-model.ts';
export type { IconModel } from './manifest/footer-model.ts';
export type { FormatModels } from './manifest/format-model.ts';
export type { LayoutModel, LayoutModels } from './manifest/layout-model.ts';
export {
  type Choices,
  type FilterModel,
  type ListModel,
  PAST,
  parametersOf,
  yearParameters,
} from './manifest/list-model.ts';
export type { FrameModel, FrameModels, PageModel } from './manifest/page-model.ts';
export type { RouteModel, RouteTable, SectionModel, ViewSource } from './manifest/route-model.ts';
export { showsOne } from './manifest/shows-one.ts';
export {
  BREAKPOINTS,
  type Breakpoint,
  type Direction,
  type EndpointModel,
  type Language,
  type LanguageModel,
  type LocalizedText,
  type SiteModel,
} from './manifest/site-model.ts';
export type {
  BackModel,
  BlockModel,
  CellModel,
  FlagSlot,
  ImageRatio,
  ImageSlot,
  LinkSlot,
  ListSlot,
  SlottedModel,
  TextSlot,
} from './manifest/slot-model.ts';
export { PLAIN_FORMAT } from './manifest/slot-model.ts';
export { savedName } from './mapping/attachment-names.ts';
export { hasCheckDigit } from './mapping/check-digit.ts';
export { withContent } from './mapping/content-of.ts';
export { type DateParts, datePartsOf, readHour, writeDate, writeOutDay } from './mapping/dates.ts';
export {
  type Format,
  type Formats,
  type LiveText,
  type ReadingContext,
  readNumber,
  sanitizeHtml,
  wordsOfHtml,
} from './mapping/format-value.ts';
export { anchorName } from './mapping/heading-ids.ts';
export { languagesOfItem } from './mapping/item-language.ts';
export { joinStops, joinStopsIn } from './mapping/join-stops.ts';
export { fillUrl, isSitePath, safeUrl } from './mapping/links.ts';
export {
  type DateStyle,
  joinDayAndHour,
  localPartsOf,
  machineDate,
  writeLocalDay,
  writeLocalDays,
  writeLocalHour,
  writeLocalHours,
} from './mapping/local-dates.ts';
export { itemId, mapItem } from './mapping/map-item.ts';
export { mapOnDemand } from './mapping/map-on-demand.ts';
export type { MappingContext } from './mapping/map-slot.ts';
export { createMappingContext } from './mapping/mapping-context.ts';
export { type MediaRules, mediaRulesOf } from './mapping/media-url.ts';
export { fullPicture, nameRenditions, type Renditions } from './mapping/name-renditions.ts';
export { phoneUrl } from './mapping/phone-url.ts';
export {
  type FileSizes,
  NO_PICTURES,
  type PictureIndex,
} from './mapping/picture-facts.ts';
export { isRecord, readPath } from './mapping/read-path.ts';
export { isImageValue, isTextValue, textOf } from './mapping/text-of.ts';
export type {
  AttachmentValue,
  BlockValue,
  CellValue,
  DateValue,
  FilledBlock,
  ImageValue,
  ItemOf,
  MappedItem,
  TextPart,
  TextValue,
} from './mapping/values.ts';
export { mediaOriginsOf } from './media-origins.ts';
export { printQuery } from './older-browsers.ts';
export {
  type ApiClient,
  type ApiClients,
  createApiClient,
  createApiClients,
} from './requests/api-client.ts';
export {
  type FieldValues,
  failList,
  holdsNext,
  type ListState,
  type MappedAnswer,
  nextPage,
  receiveAnswer,
  restList,
  rewindList,
  showNextSlice,
  shownItems,
  startList,
  trimList,
  waitForList,
} from './requests/list-state.ts';
export { loadSource, type SourceAnswer } from './requests/load-source.ts';
export { readSourceFields } from './requests/read-source-fields.ts';
export { createSharedCalls } from './requests/shared-calls.ts';
export { linkHeadings } from './rich-text/link-headings.ts';
export { sizePictures } from './rich-text/size-pictures.ts';
export {
  type CodeOfText,
  headingsOf,
  type PartOfText,
  partText,
  reachTables,
  type TextHeading,
} from './rich-text/text-parts.ts';
export { trustHtml } from './rich-text/trusted-html.ts';
export {
  cacheKeyOf,
  type HistoryEntry,
  paramsAt,
  queryOf,
  type RoutePlace,
  searchState,
} from './routing/history-entry.ts';
export { itemFilePath } from './routing/item-file-path.ts';
export { listFilePath } from './routing/list-file-path.ts';
export { type MatchedRoute, matchRoute } from './routing/match-route.ts';
export {
  buildMenu,
  childTitle,
  isRouteOpen,
  isVisible,
  type MenuGroup,
  type MenuItem,
  menuTitle,
} from './routing/menu.ts';
export { type NavigationEntry, readNavigation } from './routing/navigation.ts';
export { type PageTitleOptions, pageTitle } from './routing/page-title.ts';
export { plainSearch } from './routing/plain-search.ts';
export { indexTable, type ShownPlace, type TableAt, tableOfPage } from './routing/route-table.ts';
export { rowAt, rowOf } from './routing/row-at.ts';
export {
  ORDER_PARAMETER,
  printOrder,
  readOrder,
  type TableOrder,
} from './routing/table-orders.ts';
export {
  type ActiveView,
  activeTab,
  activeViews,
  firstPage,
  INTRODUCTION_VIEW,
  mainFrame,
  PAGE_PARAMETER,
  pageParameter,
  SIBLINGS_VIEW,
  SINGLE_VIEW,
  shownView,
  slotsOfPage,
  slotsOfView,
  TITLES_VIEW,
  tabUrl,
} from './routing/views.ts';
export type {
  DataRequest,
  PlainUrl,
  Redirection,
  Render,
  RenderedPage,
  RenderRequest,
  ServerEntry,
} from './server-entry.ts';
export { UI_TEXTS, type UiText } from './texts/ui-texts.ts';
