/** The contract of the application: what it needs to put a site together. */
export {
  createEngine,
  type Engine,
  type EngineOptions,
  type Recovery,
  type Snapshot,
} from './engine/engine.ts';
export { sourceOf } from './engine/item-sources.ts';
export { LastKept } from './engine/last-kept.ts';
export type { ItemRequest } from './engine/load-items.ts';
export { createPageCode } from './engine/page-code.ts';
export type { Registry } from './engine/registry.ts';
export type { ShellSnapshot } from './engine/shell-state.ts';
export type { DataNeeds, SiteData } from './engine/site-data.ts';
export { createTexts, type Texts } from './engine/texts.ts';
export { readStoredLanguage, storeLanguage } from './language-storage.ts';
export { titleOptions } from './page/document-head.ts';
export type { RouteRuntime } from './page/loaders.ts';
export { pageStatus } from './page/page-status.ts';
export { createPatch, createRoutes, sectionId } from './page/routes.tsx';
export type { ShownPage } from './page/shown-page.ts';
export { isInOrder } from './page/validate-address.ts';
export { createVisitLog } from './page/visit-log.ts';
export { Site } from './site.tsx';
