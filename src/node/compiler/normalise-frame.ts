import type { LayoutModel } from '../../core/manifest/layout-model.ts';
import type { PageManifest, SplitFrame, TabsFrame } from '../../core/manifest/manifest-types.ts';
import type {
  FrameModel,
  SplitFrameModel,
  TabsFrameModel,
} from '../../core/manifest/page-model.ts';
import type { SlottedModel } from '../../core/manifest/slot-model.ts';
import { normaliseTitle } from './normalise-blocks.ts';
import { normaliseSiblings } from './normalise-layout.ts';
import { textSlot } from './normalise-slots.ts';
import type { NormalView } from './normalise-views.ts';
import { resolveText, type TextTable } from './texts.ts';

const TAB_PARAMETER = 'tab';
const SEARCH_PARAMETER = 'q';

/** How a page arranges its views; undefined for a page that has none. */
export function normaliseFrame(
  { view, frame }: PageManifest,
  views: readonly NormalView[],
  texts: TextTable,
): FrameModel | undefined {
  if (frame?.type === 'tabs') return normaliseTabs(frame, views, texts);
  if (frame?.type === 'split') return normaliseSplit(frame, views, texts);
  const layout = views[0]?.layout;
  if (layout === undefined) return undefined;
  if (view?.layout.type !== 'detail' || view.layout.siblings === undefined) {
    return { type: 'single', layout };
  }
  const { siblings } = view.layout;
  return {
    type: 'siblings',
    heading: resolveText(siblings.heading, texts),
    list: normaliseSiblings(siblings, texts),
    layout,
  };
}

/** The parameter of a page's address that keeps the chosen tab. */
export function tabParameter({ parameter }: TabsFrame): string {
  return parameter ?? TAB_PARAMETER;
}

/** The parameter of a page's address that brings the words searched for. */
export function searchParameter({ search }: TabsFrame): string | undefined {
  return search && (search.parameter ?? SEARCH_PARAMETER);
}

function normaliseTabs(
  frame: TabsFrame,
  views: readonly NormalView[],
  texts: TextTable,
): TabsFrameModel {
  const { label, placement, counts, search, tabs } = frame;
  return {
    type: 'tabs',
    label: resolveText(label, texts),
    parameter: tabParameter(frame),
    placement: placement ?? 'top',
    counts: counts ?? false,
    search: search && {
      parameter: searchParameter(frame) ?? SEARCH_PARAMETER,
      hint: resolveText(search.hint, texts),
    },
    tabs: tabs.flatMap(({ id, title, italic }) => {
      const layout = layoutOf(views, id);
      const words = resolveText(title, texts);
      return layout === undefined ? [] : [{ id, title: words, italic: italic ?? false, layout }];
    }),
  };
}

function normaliseSplit(
  frame: SplitFrame,
  views: readonly NormalView[],
  texts: TextTable,
): SplitFrameModel {
  const titles = frame.views.map(({ id, title }) => ({ id, ...normaliseTitle(title, texts) }));
  const slots: SlottedModel['slots'] = Object.fromEntries(
    titles.flatMap(({ id, field }) => (field === undefined ? [] : [[id, textSlot(field, texts)]])),
  );
  return {
    type: 'split',
    titles: frame.titles && { slots },
    panes: titles.flatMap(({ id, text }) => {
      const layout = layoutOf(views, id);
      return layout === undefined ? [] : [{ id, title: text, layout }];
    }),
  };
}

function layoutOf(views: readonly NormalView[], id: string): LayoutModel | undefined {
  return views.find(({ name }) => name === id)?.layout;
}
