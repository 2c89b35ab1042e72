import type { EngineWords, OwnWords } from '../manifest/words-model.ts';

/**
 * The keys of the words of the engine's own parts; those of a renderer stand in its folder. Every language of
 * a site has each of them in its texts; the compiler says which are missing.
 */
export const UI_TEXTS = [
  'ui.skipToContent',
  'ui.home',
  'ui.mainMenu',
  'ui.openMenu',
  'ui.closeMenu',
  'ui.openSearch',
  'ui.closeSearch',
  'ui.search',
  'ui.searchPlaceholder',
  'ui.language',
  'ui.switchLanguage',
  'ui.sectionMenu',
  'ui.backTo',
  'ui.backHome',
  'ui.loading',
  'ui.loadMore',
  'ui.loadedMore',
  'ui.previousPage',
  'ui.emptyList',
  'ui.retry',
  'ui.failed.timeout',
  'ui.failed.network',
  'ui.failed.http',
  'ui.failed.missing',
  'ui.failed.malformed',
  'ui.failed.title',
  'ui.copy',
  'ui.copied',
  'ui.copyFailed',
  'ui.readOn',
  'ui.readLess',
  'ui.results',
  'ui.opensInNewWindow',
  'ui.notFound.title',
  'ui.notFound.text',
  'ui.toHome',
  'ui.maintenance.title',
  'ui.maintenance.text',
  'ui.reload',
  'ui.error.400',
  'ui.error.405',
  'ui.error.503',
  'ui.error.unexpected',
  'ui.error.startAgain',
  'ui.error.tryLater',
  'ui.comingSoon.title',
  'ui.comingSoon.text',
] as const;

/** The key of a word that the renderer says by itself: of the engine's parts, or of a renderer's folder. */
export type UiText = (typeof UI_TEXTS)[number] | keyof EngineWords | keyof OwnWords;
