import type { Layout, PageManifest } from '../../core/manifest/manifest-types.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import { createFinding, type Finding } from './finding.ts';
import type { Path } from './manifest-file.ts';
import { placedViews } from './placed-views.ts';
import type { Validated } from './validated-manifests.ts';

type Options = Readonly<Record<string, readonly string[]>>;

const TILE: Options = {
  image: ['template', 'ratio'],
  role: ['clamp'],
  title: ['clamp'],
  subtitle: ['clamp'],
  summary: ['clamp', 'box'],
};

/**
 * The options of each layout's slots that its renderer keeps, beside what every slot has. Of a layout
 * that does not stand here nothing is said.
 */
export const KEPT_OPTIONS: Readonly<Partial<Record<Layout['type'], Options>>> = {
  accordion: { image: ['template', 'ratio'], title: [] },
  alternating: { image: ['template', 'ratio'], title: ['clamp'], summary: ['clamp'] },
  'card-list': {
    image: ['template'],
    title: [],
    subtitle: ['clamp'],
    note: ['clamp'],
    summary: ['clamp'],
  },
  carousel: {
    image: ['template', 'ratio'],
    title: ['clamp'],
    summary: ['clamp'],
    time: [],
    place: [],
  },
  detail: { title: [], cover: ['template', 'ratio', 'preview'] },
  grid: TILE,
  'link-list': { title: [] },
  masonry: TILE,
};

/** Options that another decides about, or that hold for some slots and not for others. */
export const OPTIONS = ['clamp', 'box', 'ratio', 'preview', 'template'];

/** Options of slots that their layout does not keep, and of sources that their paging leaves unread. */
export function checkOptions(page: Validated<PageManifest>): Finding[] {
  const { frame } = page.value;
  const layouts = findLayouts(page.value, []);
  const common = frame?.type === 'tabs' ? frame.view?.layout.type : undefined;
  const tabs = frame?.type === 'tabs' && common !== undefined ? frame.tabs : [];
  return [
    ...layouts.flatMap(({ type, slots, path }) => checkSlots(page, type, slots, path)),
    ...tabs.flatMap(({ item }, index) =>
      item === undefined || common === undefined
        ? []
        : checkSlots(page, common, item, ['frame', 'tabs', index, 'item']),
    ),
    ...placedViews(page.value).flatMap(({ source, path }) =>
      source.pages === undefined || source.paging === 'server'
        ? []
        : [report(page, [...path, 'pages'], 'a source that the server does not page')],
    ),
  ];
}

interface PlacedLayout {
  readonly type: Layout['type'];
  readonly slots: object;
  readonly path: Path;
}

/** Every layout of a page, with the object that holds its slots. */
function findLayouts(value: unknown, path: Path): PlacedLayout[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => findLayouts(entry, [...path, index]));
  }
  if (!isRecord(value)) return [];
  const inner = Object.entries(value)
    .filter(([name]) => name !== 'extensions')
    .flatMap(([name, entry]) => findLayouts(entry, [...path, name]));
  const { type, item } = value;
  if (path.at(-1) !== 'layout' || !isLayout(type)) return inner;
  const own = isRecord(item)
    ? { type, slots: item, path: [...path, 'item'] }
    : { type, slots: value, path };
  return [own, ...inner];
}

function isLayout(type: unknown): type is Layout['type'] {
  return typeof type === 'string' && Object.hasOwn(KEPT_OPTIONS, type);
}

function checkSlots(
  page: Validated<PageManifest>,
  type: Layout['type'],
  slots: object,
  path: Path,
): Finding[] {
  return Object.entries(slots).flatMap(([slot, value]: [string, unknown]) => {
    const kept = KEPT_OPTIONS[type]?.[slot];
    if (kept === undefined || !isRecord(value)) return [];
    return OPTIONS.filter((option) => value[option] !== undefined && !kept.includes(option)).map(
      (option) =>
        report(page, [...path, slot, option], `the slot "${slot}" of the layout "${type}"`),
    );
  });
}

function report({ file }: Validated<PageManifest>, path: Path, where: string): Finding {
  const message = `"${path.at(-1)}" does nothing in ${where}; remove it`;
  return createFinding('M229', file.placeOfKey(path), message);
}
