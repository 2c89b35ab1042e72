import type { ListControls, PageManifest } from '../../../core/manifest/manifest-types.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import { partsOfFrame } from '../normal/frame-panes.ts';
import type { Validated } from '../read/validated-manifests.ts';
import { type Shapes, SLOT_OPTIONS, showsParts } from '../schema/shapes.ts';
import type { Path } from '../text/manifest-file.ts';
import type { Placed } from './placed-fields.ts';
import { placedRecords } from './placed-records.ts';
import { placedViews } from './placed-views.ts';

/** Options that change nothing where they stand: of slots, lists and sources. */
export function checkOptions(page: Validated<PageManifest>, shapes: Shapes): Finding[] {
  const { frame } = page.value;
  const layouts = findLayouts(page.value);
  const views = placedViews(page.value, shapes);
  const { common, panes } = partsOfFrame(frame);
  const ofPanes = panes.flatMap(({ pane: { item }, path }) =>
    item === undefined || common === undefined
      ? []
      : [{ type: common.layout.type, slots: item, path: [...path, 'item'] }],
  );
  return [
    ...[...layouts, ...ofPanes].flatMap((layout) => checkSlots(page, layout, shapes)),
    ...layouts.flatMap((layout) => checkAround(page, layout, shapes)),
    ...findWorded(page.value).map((path) => report(page, path, 'a text that has words')),
    ...views.flatMap(({ list }) => (list ? checkList(page, list) : [])),
    ...views.flatMap(({ source, list, path }) => [
      ...(source.sort === undefined || list?.value.sort === undefined || source.paging === 'server'
        ? []
        : [report(page, [...path, 'sort'], 'a source whose readers choose among orders')]),
      ...(source.pages === undefined || source.paging === 'server'
        ? []
        : [report(page, [...path, 'pages'], 'a source that the server does not page')]),
      ...(source.pagingConvention === undefined || (source.paging ?? 'none') !== 'none'
        ? []
        : [report(page, [...path, 'pagingConvention'], 'a source that is shown whole')]),
    ]),
  ];
}

interface PlacedLayout {
  readonly type: string;
  readonly slots: object;
  /** Where these stand. */
  readonly path: Path;
  /** The whole layout; undefined where the slots are what a pane says otherwise. */
  readonly whole?: object;
}

/** Every layout of a page, with the object that holds its slots. */
function findLayouts(page: PageManifest): PlacedLayout[] {
  return placedRecords(page).flatMap(({ value, path }) => {
    const { type, item } = value;
    if (path.at(-1) !== 'layout' || typeof type !== 'string') return [];
    return isRecord(item)
      ? [{ type, slots: item, path: [...path, 'item'], whole: value }]
      : [{ type, slots: value, path, whole: value }];
  });
}

/** What stands around the parts of one entity, where a layout shows a list in their place. */
function checkAround(
  page: Validated<PageManifest>,
  { type, path, whole }: PlacedLayout,
  { layouts }: Shapes,
): Finding[] {
  const shape = layouts.get(type);
  if (whole === undefined || shape === undefined || showsParts(whole, shape) !== false) return [];
  return shape.slots
    .filter(({ name }) => name in whole)
    .map(({ name }) =>
      report(page, [...path.slice(0, -1), name], `the layout "${type}" of a list`),
    );
}

/** The options of each slot that its renderer keeps stand in the schema, as `x-keeps`. */
function checkSlots(
  page: Validated<PageManifest>,
  { type, slots, path }: PlacedLayout,
  { layouts }: Shapes,
): Finding[] {
  const shape = layouts.get(type);
  const known = [...(shape?.slots ?? []), ...(shape?.parts ?? [])];
  return Object.entries(slots).flatMap(([slot, value]: [string, unknown]) => {
    const keeps = known.find(({ name }) => name === slot)?.keeps;
    if (keeps === undefined || !isRecord(value)) return [];
    return SLOT_OPTIONS.filter(
      (option) => value[option] !== undefined && !keeps.includes(option),
    ).map((option) =>
      report(page, [...path, slot, option], `the slot "${slot}" of the layout "${type}"`),
    );
  });
}

/** Formats of fields whose values the manifest has words for, which are shown instead. */
function findWorded(page: PageManifest): Path[] {
  return placedRecords(page).flatMap(({ value: { field, format, words }, path }) =>
    field !== undefined && format !== undefined && words !== undefined ? [[...path, 'format']] : [],
  );
}

/** What a list says of its groups and days, and nothing reads. */
function checkList(
  page: Validated<PageManifest>,
  { value: { groupBy, time }, path }: Placed<ListControls>,
): Finding[] {
  const hasWords = groupBy?.words !== undefined && groupBy.by !== 'value';
  return [
    ...(hasWords ? [report(page, [...path, 'groupBy', 'words'], `groups by ${groupBy.by}`)] : []),
    ...(time?.end !== undefined && time.end === time.field
      ? [report(page, [...path, 'time', 'end'], 'a list whose "field" is the same')]
      : []),
    ...(time?.only !== undefined && time.parameter !== undefined
      ? [report(page, [...path, 'time', 'parameter'], 'a list of which one part alone is shown')]
      : []),
  ];
}

function report({ file }: Validated<PageManifest>, path: Path, where: string): Finding {
  const message = `"${path.at(-1)}" does nothing in ${where}; remove it`;
  return createFinding('M229', file.placeOfKey(path), message);
}
