/** The contract of the application: what it needs to put a site together. */
export { createEngine, type Engine, type EngineOptions, type Snapshot } from './engine/engine.ts';
export type { Registry } from './engine/registry.ts';
export { readStoredLanguage, storeLanguage } from './language-storage.ts';
export { addressOf } from './page/addresses.ts';
export { headOf } from './page/document-head.ts';
export { pageStatus } from './page/page-status.ts';
export { createRoutes } from './page/routes.tsx';
export { Site } from './site.tsx';
