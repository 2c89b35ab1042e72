import { showsOne } from '../../core/manifest/layout-model.ts';
import type { PageManifest, Source, Tab, View } from '../../core/manifest/manifest-types.ts';
import type { Path } from './manifest-file.ts';
import { viewOfTab } from './normalise-views.ts';
import { placedItemFields, placedListFields } from './placed-discovery.ts';
import { type Placed, type PlacedField, placedBlocks, placedSlots } from './placed-slots.ts';

/** A source of a page, and everything that is read from its items. */
export interface PlacedView {
  readonly source: Source;
  /** Path of the source. */
  readonly path: Path;
  /** The query's parts: the source's own, and what a tab adds. */
  readonly queries: readonly Placed<Readonly<Record<string, string>>>[];
  /** Path of the items' place in the answer, where a tab names it. */
  readonly itemsPath: Path | undefined;
  readonly shape: 'one' | 'list';
  readonly fields: readonly PlacedField[];
  readonly links: readonly PlacedField[];
}

type Parts = Pick<PlacedView, 'fields' | 'links'>;

/**
 * The views of a page: its own with its siblings, or those of its frame. A page that has both is
 * wrong already, and which of them is meant nobody knows.
 */
export function placedViews(page: PageManifest): PlacedView[] {
  const { view, frame } = page;
  if (view !== undefined && frame !== undefined) return [];
  if (view !== undefined) return [placedOwnView(page, view), ...placedSiblings(view.layout)];
  if (frame?.type === 'tabs') {
    return frame.tabs.flatMap((tab, index) => placedTab(tab, frame.view, ['frame', 'tabs', index]));
  }
  if (frame === undefined) return [];
  const panes = frame.views.map((pane, index) =>
    placedView(pane.view, ['frame', 'views', index, 'view']),
  );
  return frame.titles === undefined
    ? panes
    : [
        ...panes,
        placedTitles(
          frame.titles,
          frame.views.map(({ title }) => title),
        ),
      ];
}

/** A page's one view, and what the page says of its items beside it. */
function placedOwnView(page: PageManifest, view: View): PlacedView {
  const placed = placedView(view, ['view']);
  const beside = placed.shape === 'one' ? placedItemFields(page) : placedListFields(page);
  // Of a field that the layout reads in the same way, all is said there.
  const further = beside.filter(
    ({ value, reading }) =>
      !placed.fields.some(
        (field) =>
          field.within === undefined && field.value === value && field.reading.as === reading.as,
      ),
  );
  return { ...placed, fields: [...placed.fields, ...further] };
}

function placedView(view: View, path: Path): PlacedView {
  const { source, layout } = view;
  const at = [...path, 'source'];
  const { fields, links } = placedLayout(layout, [...path, 'layout']);
  return {
    ...placedSource(source, at),
    shape: showsOne(layout) ? 'one' : 'list',
    fields: [...sortField(source, at), ...fields],
    links,
  };
}

function placedSource(source: Source, path: Path) {
  const queries = [{ value: source.query ?? {}, path: [...path, 'query'] }];
  return { source, path, queries, itemsPath: undefined };
}

/** What a tab asks and reads; what it takes from the common view is placed there. */
function placedTab(tab: Tab, common: View | undefined, path: Path): PlacedView[] {
  if (tab.view !== undefined) return [placedView(tab.view, [...path, 'view'])];
  const view = viewOfTab(common, tab);
  if (view === undefined || common === undefined) return [];
  const shared = placedView(withoutSlots(common, Object.keys(tab.item ?? {})), ['frame', 'view']);
  const own = placedSlots(tab.item ?? {}, [...path, 'item']);
  return [
    {
      ...shared,
      source: view.source,
      queries: [...shared.queries, { value: tab.query ?? {}, path: [...path, 'query'] }],
      itemsPath: tab.items === undefined ? undefined : [...path, 'items'],
      fields: [...shared.fields, ...own.fields],
      links: [...shared.links, ...own.links],
    },
  ];
}

/** What is left of the common view where a tab replaces some of its slots. */
function withoutSlots({ source, layout }: View, names: readonly string[]): View {
  if (!('item' in layout)) return { source, layout };
  const rest = Object.entries(layout.item).filter(([name]) => !names.includes(name));
  return { source, layout: { ...layout, item: Object.fromEntries(rest) } as View['layout'] };
}

function placedTitles(source: Source, titles: readonly unknown[]): PlacedView {
  const fields = titles.flatMap((title, index) =>
    placedSlots({ title }, ['frame', 'views', index]).fields.filter(({ path }) =>
      path.includes('field'),
    ),
  );
  return { ...placedSource(source, ['frame', 'titles']), shape: 'one', fields, links: [] };
}

function placedSiblings(layout: View['layout']): PlacedView[] {
  if (layout.type !== 'detail' || layout.siblings === undefined) return [];
  const { source, title, link } = layout.siblings;
  const path = ['view', 'layout', 'siblings'];
  const slots = placedSlots({ title, link }, path);
  return [
    {
      ...placedSource(source, [...path, 'source']),
      shape: 'list',
      fields: [...sortField(source, [...path, 'source']), ...slots.fields],
      links: slots.links,
    },
  ];
}

function placedLayout(layout: View['layout'], at: Path): Parts {
  if (layout.type === 'detail') {
    const { title, cover, blocks } = layout;
    return joined(placedSlots({ title, cover }, at), placedBlocks(blocks, [...at, 'blocks']));
  }
  const item = [...at, 'item'];
  if (layout.type === 'accordion') {
    const parts = joined(
      placedSlots(layout.item, item),
      placedBlocks(layout.item.blocks, [...item, 'blocks']),
    );
    return joined(
      placedBlocks(layout.introduction ?? [], [...at, 'introduction']),
      {
        fields: [
          { value: layout.items, path: [...at, 'items'], reading: { as: 'objects' }, isList: true },
        ],
        links: [],
      },
      {
        fields: parts.fields.map(inside(layout.items)),
        links: parts.links.map(inside(layout.items)),
      },
    );
  }
  const contact = layout.type === 'card-list' ? (layout.item.contact?.blocks ?? []) : [];
  return joined(
    placedSlots(layout.item, item),
    placedBlocks(contact, [...item, 'contact', 'blocks']),
  );
}

/** A field of the objects of a list field. */
function inside(list: string) {
  return (field: PlacedField): PlacedField => ({
    ...field,
    within: [list, ...(field.within ?? [])],
  });
}

function joined(...parts: readonly Parts[]): Parts {
  return {
    fields: parts.flatMap(({ fields }) => fields),
    links: parts.flatMap(({ links }) => links),
  };
}

function sortField({ sort }: Source, path: Path): PlacedField[] {
  return sort === undefined
    ? []
    : [{ value: sort.field, path: [...path, 'sort', 'field'], reading: { as: 'order' } }];
}
