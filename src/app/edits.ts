import { SITE_EDITS, type SiteEdits } from '../core/site-edits.ts';
import { createTexts, type Engine } from '../react/site-engine.ts';
import { FINDING_OVERLAY } from './show-failure.ts';

/** What brings what the development server sends. */
interface EditSource {
  readonly on: (event: string, listener: (edits: SiteEdits) => void) => void;
}

/**
 * Shows edited manifests in the running page: its place, its scrolling and what is open in it stay.
 * What is mapped anew is asked for again, and stands there until the answer has come.
 *
 * @returns what begins to render the site as it is by then, and renders it again with each edit
 */
export function listenForEdits(
  hot: EditSource,
  engine: Engine,
): (render: (engine: Engine) => void) => void {
  let current = engine;
  let show = (_: Engine) => {};
  hot.on(SITE_EDITS, ({ pages, site, table, texts }) => {
    // Vite takes its overlay away for updates of its own only.
    document.querySelector(FINDING_OVERLAY)?.remove();
    const edited = pages.filter(({ id }) => engine.code.page(id) !== undefined);
    for (const page of edited) engine.code.replace(page);
    if (site !== undefined || table !== undefined || texts !== undefined) {
      const language = engine.store.get(engine.language);
      const words = texts?.[language];
      current = current.edit({
        ...(site !== undefined && { site }),
        ...(table !== undefined && { table }),
        ...(words !== undefined && { texts: createTexts(language, words) }),
      });
      show(current);
    }
    if (edited.length > 0) void engine.views.reload();
  });
  return (render) => {
    show = render;
    render(current);
  };
}
