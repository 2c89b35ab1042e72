/** What `app` imports of `react`, to put a site together. */

export { titleOptions } from './page/document-head.ts';
export { createPatch } from './patch-routes.ts';
export { createRoutes, sectionId } from './routes.tsx';
export { Site } from './site.tsx';
export { isCanonical, isDecodable } from './state/canonical-path.ts';
export type { DataNeeds, SiteData } from './state/create-site-data.ts';
export { createTexts, type Texts } from './state/create-texts.ts';
export { onFirstInteraction } from './state/first-interaction.ts';
export { mappingOf } from './state/item-mappings.ts';
export { readStoredLanguage, storeLanguage } from './state/language-storage.ts';
export type { ItemRequest } from './state/load-items.ts';
export { loadOnce } from './state/load-once.ts';
export {
  contextOfRequest,
  createLoaders,
  type FindContext,
  type RouteContext,
} from './state/loaders.ts';
export { neededViews, pageStatus } from './state/page-status.ts';
export { createPageStore } from './state/page-store.ts';
export type { Registry } from './state/registry.ts';
export {
  createRuntime,
  type Recovery,
  type RecoveryOutcome,
  type RuntimeOptions,
  type SiteRuntime,
  type Snapshot,
} from './state/runtime.ts';
export { type ShellSnapshot, wantedParts } from './state/shell-state.ts';
export type { ShownPage } from './state/shown-page.ts';
export { createVisitLog } from './state/visit-log.ts';
