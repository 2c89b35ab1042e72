import {
  isRecord,
  mainFrame,
  type PageModel,
  SIBLINGS_VIEW,
  type ViewSource,
} from '../../core/index.ts';
import type { FrameOptions } from '../../core/manifest/known-options.ts';
import type { ShownPage, SiteRuntime } from '../../react/site-runtime.ts';
import type { Match } from './match.ts';
import type { TreeNode } from './react-tree.ts';
import { findSlot, type InspectedView, inspectedView } from './trace-slot.ts';

/** The part of a page, in the main area or a drawer, that nodes belong to; undefined outside of pages. */
export function tracePage(nodes: readonly TreeNode[], runtime: SiteRuntime): Match | undefined {
  const end = nodes.findIndex(({ props }) => isShownPage(props.value));
  const shown = nodes[end]?.props.value;
  if (!isShownPage(shown)) return undefined;
  const page = runtime.pages.page(shown.route.id);
  if (page === undefined) return undefined;
  const inside = nodes.slice(0, end);
  const views = shown.route.views.map((view) => inspectedView(view, shown, page, runtime));
  const own = page.override === undefined ? [] : ['override'];
  return (
    traceTitle(inside, page.id) ??
    traceInView(inside, views, page.id) ??
    traceInFrame(inside, page, runtime) ??
    pagePart(page.id, own, end)
  );
}

/** The page's own heading: plain words, while that of an item is rendered by its slot. */
function traceTitle(nodes: readonly TreeNode[], page: string): Match | undefined {
  const index = nodes.findIndex(
    ({ element, props }) => element?.tagName === 'H1' && typeof props.children === 'string',
  );
  return index === -1 ? undefined : pagePart(page, ['title'], index);
}

function traceInView(
  nodes: readonly TreeNode[],
  views: readonly InspectedView[],
  page: string,
): Match | undefined {
  const end = nodes.findIndex((node) => viewOf(node, views) !== undefined);
  const around = nodes[end] && viewOf(nodes[end], views);
  const found = findSlot(around === undefined ? nodes : nodes.slice(0, end + 1), {
    views: around === undefined ? views : [around],
    isInside: around !== undefined,
  });
  const view = found?.view ?? around;
  if (view === undefined) return undefined;
  const path = found === undefined ? [] : ['layout', ...found.path];
  return {
    part: { kind: 'page', name: page, view: view.source.name, path },
    index: found?.index ?? end,
    source: printSource(view.source),
    fields: found?.fields ?? [],
  };
}

/** The call of a view: its endpoint with its query, and how it is paged. */
function printSource({ source }: ViewSource): string {
  const { endpoint, query, paging } = source;
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const call = [endpoint, parameters.join('&')].filter((part) => part !== '').join('?');
  return paging === 'none' ? call : `${call} (paged by the ${paging})`;
}

/** What a frame renders around its views: their headings, and a search box. */
function traceInFrame(
  nodes: readonly TreeNode[],
  { id: page, frame }: PageModel,
  { store, language }: SiteRuntime,
): Match | undefined {
  const main = mainFrame(frame);
  if (main?.type === 'siblings') {
    const heading = main.heading[store.get(language)];
    const index = nodes.findIndex(({ props }) => props.children === heading);
    if (index !== -1) return pagePart(page, ['heading'], index, SIBLINGS_VIEW);
  }
  const options: FrameOptions | undefined = frame;
  const search = options?.search;
  const form = nodes.findIndex(({ props }) => search !== undefined && props.search === search);
  if (form !== -1) return pagePart(page, ['frame', 'search'], form);
  const named = frame !== undefined && 'panes' in frame ? frame.panes : [];
  const index = nodes.findIndex(({ key }) => named.some(({ id }) => id === key));
  const id = nodes[index]?.key;
  return typeof id === 'string' ? pagePart(page, ['heading'], index, id) : undefined;
}

function pagePart(page: string, path: readonly string[], index: number, view?: string): Match {
  return { part: { kind: 'page', name: page, view, path }, index };
}

function viewOf({ props }: TreeNode, views: readonly InspectedView[]): InspectedView | undefined {
  return isRecord(props.layout)
    ? views.find(({ source }) => source.name === props.name)
    : undefined;
}

function isShownPage(value: unknown): value is ShownPage {
  return (
    isRecord(value) &&
    typeof value.cacheKey === 'string' &&
    isRecord(value.route) &&
    Array.isArray(value.route.views)
  );
}
