export { ApiError, type Failure, type FailureCode } from './errors.ts';
export { chooseLanguage, LANGUAGE_KEY, languageTag, nextLanguage } from './language.ts';
export {
  BREAKPOINTS,
  type Breakpoint,
  type CardListModel,
  type DetailModel,
  type FrameModel,
  type GridModel,
  type ImageRatio,
  type Language,
  type LayoutModel,
  type LinkListModel,
  type LocalizedText,
  type MasonryModel,
  type PageModel,
  type RouteModel,
  type SectionModel,
  type SiteMap,
  type SiteModel,
  type TabModel,
  type TabsFrameModel,
  type ViewSource,
} from './manifest/normal-form.ts';
export { toPlainText } from './mapping/formats.ts';
export { fillTemplate, safeUrl } from './mapping/links.ts';
export { mapItem } from './mapping/map-item.ts';
export { isRecord, readPath } from './mapping/read-path.ts';
export type {
  AttachmentValue,
  BlockValue,
  ImageValue,
  ItemOf,
  MappedItem,
  TextValue,
} from './mapping/values.ts';
export { type ApiClient, createApiClient } from './requests/api-client.ts';
export {
  failList,
  holdsNext,
  type ListState,
  receiveAnswer,
  showNextSlice,
  shownItems,
  startList,
  trimList,
  waitForList,
} from './requests/list-state.ts';
export { loadSource } from './requests/load-source.ts';
export {
  type FriendLink,
  type Infrastructure,
  readInfrastructure,
} from './routing/infrastructure.ts';
export {
  buildMenu,
  childTitle,
  isRouteOpen,
  type MenuGroup,
  type MenuItem,
  menuTitle,
} from './routing/menu.ts';
export { type NavigationEntry, readNavigation } from './routing/navigation.ts';
export { describePage, type PageHead } from './routing/page-head.ts';
export { listAddresses } from './routing/site-addresses.ts';
export {
  activeTab,
  activeViews,
  firstPage,
  layoutOfView,
  PAGE_PARAMETER,
  SIBLINGS_VIEW,
  SINGLE_VIEW,
  tabAddress,
} from './routing/views.ts';
export type { Redirection, RenderedPage, RenderRequest, ServerEntry } from './server-entry.ts';
export { UI_TEXTS, type UiText } from './texts/ui-texts.ts';
