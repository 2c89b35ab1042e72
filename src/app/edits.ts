import { flushSync } from 'react-dom';
import { type PageModel, type RouteTable, rowOf, slotsOfPage } from '../core/index.ts';
import { SITE_EDITS, type SiteEdits, withoutTexts, withRows } from '../core/site-edits.ts';
import { createTexts, type SiteRuntime } from '../react/site-runtime.ts';
import { type FindRouter, fillViews } from './fill-views.ts';
import { FINDING_OVERLAY } from './show-failure.ts';

/** What brings what the development server sends. */
interface EditSource {
  readonly on: (event: string, listener: (edits: SiteEdits) => void) => void;
}

/** Renders a running site, in the place of what it was before. */
export type RenderEdited = (runtime: SiteRuntime) => void;

/**
 * Shows edited manifests in the running page: its place, its scrolling and what is open in it stay. Where it
 * needs other code or data for that, as for another layout, it stays as it is until these have come.
 *
 * @param findRouter undefined until there is one
 * @returns what begins to render the site as it is by then, and renders it again with each edit
 */
export function listenForEdits(
  hot: EditSource,
  runtime: SiteRuntime,
  findRouter: FindRouter,
): (render: RenderEdited) => void {
  let current = runtime;
  let show: RenderEdited = () => {};
  let waiting: SiteEdits | undefined;
  let isBusy = false;

  const showWaiting = async () => {
    if (isBusy) return;
    isBusy = true;
    while (waiting !== undefined) {
      const { pages, site, texts } = waiting;
      const table = waiting.table && withRows(current.table, waiting.table);
      waiting = undefined;
      const isOther = needsOtherData(current, pages, table ?? current.table);
      const showPages = pages.map((page) => runtime.pages.replace(page));
      const views = isOther ? runtime.newViews() : undefined;
      if (views !== undefined) await fillViews(views, runtime, table ?? current.table, findRouter);
      const language = runtime.store.get(runtime.language);
      const words = texts?.[language];
      // All at once: no layout is shown items that were mapped for another one.
      flushSync(() => {
        current = current.edit({
          ...(site !== undefined && { site }),
          ...(table !== undefined && { table }),
          ...(words !== undefined && { texts: createTexts(language, words) }),
          ...(views !== undefined && { views }),
        });
        for (const showPage of showPages) showPage();
        show(current);
      });
    }
    isBusy = false;
  };

  hot.on(SITE_EDITS, (edits) => {
    // Vite takes its overlay away for updates of its own only.
    document.querySelector(FINDING_OVERLAY)?.remove();
    waiting = waiting === undefined ? edits : joinEdits(waiting, edits);
    // Where code cannot be loaded, the page is loaded anew, and says what is wrong.
    void showWaiting().catch(() => window.location.reload());
  });
  return (render) => {
    show = render;
    render(current);
  };
}

/** Two edits as one, the newer of what both have. */
function joinEdits(before: SiteEdits, after: SiteEdits): SiteEdits {
  const table = joinRows(before.table, after.table);
  return {
    ...before,
    ...after,
    pages: joinById(before.pages, after.pages),
    ...(table !== undefined && { table }),
  };
}

function joinRows(before: SiteEdits['table'], after: SiteEdits['table']): SiteEdits['table'] {
  if (before === undefined || after === undefined) return after ?? before;
  return { sections: after.sections, routes: joinById(before.routes, after.routes) };
}

function joinById<Entry extends { readonly id: string }>(
  before: readonly Entry[],
  after: readonly Entry[],
): Entry[] {
  const newer = new Set(after.map(({ id }) => id));
  return [...before.filter(({ id }) => !newer.has(id)), ...after];
}

/** Whether any page that is loaded needs other renderers, other calls or other items than before. */
function needsOtherData(
  { site, table, pages }: SiteRuntime,
  edited: readonly PageModel[],
  newTable: RouteTable,
): boolean {
  const codes = new Set(site.languages.map((language) => language.code));
  const after = new Map(edited.map((page) => [page.id, page]));
  return table.routes.some(({ id }) => {
    const before = pages.page(id);
    const page = after.get(id) ?? before;
    if (before === undefined || page === undefined) return false;
    return printNeeds(table, before, codes) !== printNeeds(newTable, page, codes);
  });
}

/** What a page's code and data follow from; words of its lists are read as they are shown. */
function printNeeds({ routes }: RouteTable, page: PageModel, codes: ReadonlySet<string>): string {
  const { views = [], tabs, search, orders, renderers } = rowOf(routes, page.id) ?? {};
  const lists = views.map(({ name, list, ...view }) => {
    const mapped = slotsOfPage(page, name);
    const type = mapped !== undefined && 'type' in mapped ? mapped.type : undefined;
    const { needs, slots } = mapped ?? {};
    return { name, view, list: withoutTexts(list, codes), type, needs, slots };
  });
  return JSON.stringify({ lists, tabs, search, orders, renderers });
}
