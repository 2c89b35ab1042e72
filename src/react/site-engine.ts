/** The contract of the application: what it needs to put a site together. */
export {
  createEngine,
  type Engine,
  type EngineOptions,
  type Recovery,
  type Snapshot,
} from './engine/engine.ts';
export { originOf } from './engine/origins.ts';
export type { Registry } from './engine/registry.ts';
export type { ShellSnapshot } from './engine/shell-state.ts';
export { readStoredLanguage, storeLanguage } from './language-storage.ts';
export { headOf } from './page/document-head.ts';
export type { RouteRuntime } from './page/loaders.ts';
export { pageStatus } from './page/page-status.ts';
export { createRoutes } from './page/routes.tsx';
export type { ShownPage } from './page/shown-page.ts';
export { createVisitLog } from './page/visit-log.ts';
export { Site } from './site.tsx';
