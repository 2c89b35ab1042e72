import type { ViteHotContext } from 'vite/types/hot.js';
import { EDITED_PAGES } from '../core/edited-pages.ts';
import type { PageModel } from '../core/index.ts';
import type { Engine } from '../react/site-engine.ts';
import { FINDING_OVERLAY } from './show-failure.ts';

/**
 * Shows edited manifests in the running page: its place, its scrolling and what is open in it stay.
 * What is mapped anew is asked for again, and stands there until the answer has come.
 */
export function listenForEdits(hot: ViteHotContext, engine: Engine): void {
  hot.on(EDITED_PAGES, (pages: readonly PageModel[]) => {
    // Vite takes its overlay away for updates of its own only.
    document.querySelector(FINDING_OVERLAY)?.remove();
    void showEdits(engine, pages);
  });
}

async function showEdits(engine: Engine, pages: readonly PageModel[]): Promise<void> {
  const edited = pages.filter(({ id }) => engine.code.page(id) !== undefined);
  for (const page of edited) engine.code.replace(page);
  if (edited.length > 0) await engine.views.reload();
}
