import type {
  ListControls,
  PageManifest,
  Source,
  View,
} from '../../../core/manifest/manifest-types.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { memoize } from '../../../core/memoize.ts';
import { type PlacedPane, partsOfFrame, viewOfPane } from '../normal/frame-panes.ts';
import { markdownOf, viewOfMarkdown } from '../normal/markdown-view.ts';
import type { WrittenLayout } from '../normal/written-layout.ts';
import { countOf, PARTS, type Shapes, type SlotShape, showsParts } from '../schema/shapes.ts';
import type { Path } from '../text/manifest-file.ts';
import { placedItemFields, placedListFields } from './placed-discovery.ts';
import { joinFields, type Placed, type PlacedField, type PlacedFields } from './placed-fields.ts';
import { placedListControls } from './placed-lists.ts';
import { placedOptions } from './placed-options.ts';
import { placedFillingFields } from './placed-related.ts';
import { placedField, placedSlots } from './placed-slots.ts';

/** A source of a page, and everything that is read from its items. */
export interface PlacedView {
  readonly source: Source;
  /** Path of the source. */
  readonly path: Path;
  /** The query's parts: the source's own, and what a tab adds. */
  readonly queries: readonly Placed<Readonly<Record<string, string>>>[];
  /** Path of the items' place in the answer, where a tab names it. */
  readonly itemsPath: Path | undefined;
  readonly answers: 'one' | 'list';
  /** What readers can do with the list, and where that stands. */
  readonly list: Placed<ListControls> | undefined;
  /** Path of the Markdown file's name, where the view is one. */
  readonly markdown: Path | undefined;
  /** Whether fields of the page's one item fill what is no parameter of its route. */
  readonly isFilledByItem: boolean;
  readonly fields: readonly PlacedField[];
  readonly links: readonly PlacedField[];
}

/**
 * The views of a page: its own with its siblings, or those of its frame. A page that has both is
 * wrong already, and which of them is meant nobody knows.
 */
export const placedViews: (page: PageManifest, shapes: Shapes) => readonly PlacedView[] =
  memoize(findPlacedViews);

function findPlacedViews(page: PageManifest, shapes: Shapes): PlacedView[] {
  const { view, frame, markdown, introduction } = page;
  if ([view, frame, markdown].filter((part) => part !== undefined).length > 1) return [];
  const file = markdownOf(introduction);
  return [
    ...(view === undefined
      ? []
      : [
          placedOwnView(page, view, shapes),
          ...placedSiblings(view.layout, shapes),
          ...placedRelated(page, view, shapes),
        ]),
    ...(markdown === undefined ? [] : [placedMarkdown(markdown, ['markdown'])]),
    ...placedPanes(frame, shapes),
    ...(file === undefined ? [] : [placedMarkdown(file, ['introduction', 'markdown'])]),
  ];
}

function placedPanes(frame: PageManifest['frame'], shapes: Shapes): PlacedView[] {
  const { common, titles, panes } = partsOfFrame(frame);
  const views = panes.flatMap((placed) => placedPane(placed, common, shapes));
  return titles === undefined ? views : [...views, placedTitles(titles, panes)];
}

/** A page's one view, and what the page says of its items beside it. */
function placedOwnView(page: PageManifest, view: View, shapes: Shapes): PlacedView {
  const placed = placedView(view, ['view'], shapes);
  const beside =
    placed.answers === 'one'
      ? [...placedItemFields(page), ...placedFillingFields(page)]
      : placedListFields(page, shapes);
  // A field that the layout reads in the same way is looked at there alone.
  const further = beside.filter(
    ({ value, reading }) =>
      !placed.fields.some(
        (field) =>
          field.within === undefined && field.value === value && field.reading.as === reading.as,
      ),
  );
  return { ...placed, fields: [...placed.fields, ...further] };
}

/** What is related to a page's item, of which its sources may name fields. */
function placedRelated(
  { related = [] }: PageManifest,
  { layout }: View,
  shapes: Shapes,
): PlacedView[] {
  const isFilledByItem = countOf(layout, shapes) === 'one';
  return related.map(({ view }, index) => ({
    ...placedView(view, ['related', index, 'view'], shapes),
    isFilledByItem,
  }));
}

function placedView(view: View, path: Path, shapes: Shapes): PlacedView {
  const { source, layout, list } = view;
  const at = [...path, 'source'];
  const listed = list && { value: list, path: [...path, 'list'] };
  const { fields, links } = placedLayout(layout, [...path, 'layout'], shapes);
  return {
    ...placedSource(source, at),
    answers: countOf(layout, shapes),
    list: listed,
    fields: [
      ...sortField(source, at),
      ...(listed ? placedListControls(listed.value, listed.path) : []),
      ...fields,
    ],
    links,
  };
}

function placedSource(source: Source, path: Path) {
  const queries = [{ value: source.query ?? {}, path: [...path, 'query'] }];
  const rest = {
    itemsPath: undefined,
    list: undefined,
    markdown: undefined,
    isFilledByItem: false,
  };
  return { source, path, queries, ...rest };
}

/** A Markdown file; all that its view says follows from the file's name. */
function placedMarkdown(name: string, path: Path): PlacedView {
  const placed = placedSource(viewOfMarkdown(name).source, path);
  return { ...placed, markdown: path, answers: 'one', fields: [], links: [] };
}

/** What a view of a frame asks and reads; what it takes from the common one is placed there. */
function placedPane(
  { pane, path }: PlacedPane,
  common: View | undefined,
  shapes: Shapes,
): PlacedView[] {
  if (pane.file !== undefined) return [placedMarkdown(pane.file, [...path, 'file'])];
  if (pane.view !== undefined) return [placedView(pane.view, [...path, 'view'], shapes)];
  const view = viewOfPane(common, pane);
  if (view === undefined || common === undefined) return [];
  const rest = withoutSlots(common, Object.keys(pane.item ?? {}));
  const shared = placedView(rest, ['frame', 'view'], shapes);
  const slots = shapes.layouts.get(common.layout.type)?.slots.filter(({ isOfItem }) => isOfItem);
  const own = placedSlots(slots ?? [], { ...pane.item }, [...path, 'item'], shapes);
  return [
    {
      ...shared,
      source: view.source,
      queries: [...shared.queries, { value: pane.query ?? {}, path: [...path, 'query'] }],
      itemsPath: pane.items === undefined ? undefined : [...path, 'items'],
      fields: [...shared.fields, ...own.fields],
      links: [...shared.links, ...own.links],
    },
  ];
}

/** What is left of the common view where a pane replaces some of its slots. */
function withoutSlots(view: View, names: readonly string[]): View {
  const { layout } = view;
  if (!('item' in layout)) return view;
  const rest = Object.entries(layout.item).filter(([name]) => !names.includes(name));
  return { ...view, layout: { ...layout, item: Object.fromEntries(rest) } as View['layout'] };
}

function placedTitles(source: Source, panes: readonly PlacedPane[]): PlacedView {
  const fields = panes.flatMap(({ pane: { title }, path }): PlacedField[] =>
    isRecord(title) && typeof title.field === 'string'
      ? [{ value: title.field, path: [...path, 'title', 'field'], reading: { as: 'text' } }]
      : [],
  );
  return { ...placedSource(source, ['frame', 'titles']), answers: 'one', fields, links: [] };
}

function placedSiblings(layout: View['layout'], shapes: Shapes): PlacedView[] {
  const { siblings }: WrittenLayout = layout;
  if (siblings === undefined) return [];
  const { source, title, link } = siblings;
  const path = ['view', 'layout', 'siblings'];
  const slots = joinFields([
    placedField('text', title, [...path, 'title'], shapes),
    placedField('link', link, [...path, 'link'], shapes),
  ]);
  return [
    {
      ...placedSource(source, [...path, 'source']),
      answers: 'list',
      fields: [...sortField(source, [...path, 'source']), ...slots.fields],
      links: slots.links,
    },
  ];
}

function placedLayout(layout: View['layout'], at: Path, shapes: Shapes): PlacedFields {
  const shape = shapes.layouts.get(layout.type);
  if (shape === undefined) return joinFields([]);
  const written: Readonly<Record<string, unknown>> = { ...layout };
  const item = isRecord(written.item) ? written.item : {};
  const ofItem = shape.slots.filter(({ isOfItem }) => isOfItem);
  const own = shape.slots.filter(({ isOfItem }) => !isOfItem);
  return joinFields([
    placedSlots(own, written, at, shapes),
    placedSlots(ofItem, item, [...at, 'item'], shapes),
    { fields: placedOptions(shape.options, written, at), links: [] },
    ...(showsParts(layout, shape) === true ? [placedParts(shape.parts, written, at, shapes)] : []),
    ...(showsParts(layout, shape) === false
      ? [placedSlots(shape.parts, item, [...at, 'item'], shapes)]
      : []),
  ]);
}

/** A list field whose objects are shown as parts, and what is read of them. */
function placedParts(
  slots: readonly SlotShape[],
  written: Readonly<Record<string, unknown>>,
  at: Path,
  shapes: Shapes,
): PlacedFields {
  const list = String(written[PARTS]);
  const item = isRecord(written.item) ? written.item : {};
  const { fields, links } = placedSlots(slots, item, [...at, 'item'], shapes);
  const own = {
    value: list,
    path: [...at, PARTS],
    reading: { as: 'objects' },
    isList: true,
  } as const;
  return { fields: [own, ...fields.map(inside(list))], links: links.map(inside(list)) };
}

/** A field of the objects of a list field. */
function inside(list: string) {
  return (field: PlacedField): PlacedField => ({
    ...field,
    within: [list, ...(field.within ?? [])],
  });
}

function sortField({ sort }: Source, path: Path): PlacedField[] {
  return sort === undefined
    ? []
    : [{ value: sort.field, path: [...path, 'sort', 'field'], reading: { as: 'order' } }];
}
