import { LANGUAGE_KEY } from '../../../core/language.ts';
import type { Frame, PageManifest } from '../../../core/manifest/manifest-types.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { PAGE_PARAMETER } from '../../../core/routing/views.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import { partsOfFrame, type WrittenPane } from '../normal/frame-panes.ts';
import type { Properties } from '../normal/write-out-shapes.ts';
import type { Validated } from '../read/validated-manifests.ts';
import { type FrameShape, type OptionShape, PLAIN, type Shapes } from '../schema/shapes.ts';
import { suggest } from '../text/suggest.ts';

/** What only changes the common view, which a tab with a view of its own does not have. */
const CHANGES = ['query', 'items', 'item'] as const;

/** The parameter of a URL that says what a frame, or its search box, shows. */
const PARAMETER = 'parameter';

/** The parameters that every URL may have, and what they mean. */
const TAKEN: Readonly<Record<string, string>> = {
  [PAGE_PARAMETER]: 'the page of a list',
  [LANGUAGE_KEY]: 'the language',
};

/** What a frame says and nothing reads, or needs and does not say. */
export function checkFrame(page: Validated<PageManifest>, shapes: Shapes): Finding[] {
  const { frame } = page.value;
  if (frame === undefined) return [];
  return [
    ...checkPanes(page, frame, shapes.frames.get(frame.type)),
    ...checkTitles(page, frame),
    ...checkSlots(page, frame, shapes),
    ...checkParameters(page, { ...frame }, shapes.frames.get(frame.type)?.options ?? []),
  ];
}

/** Tabs that show nothing, or say what nothing reads. */
function checkPanes(
  { file }: Validated<PageManifest>,
  frame: Frame,
  shape: FrameShape | undefined,
): Finding[] {
  const { common, panes } = partsOfFrame(frame);
  return panes.flatMap(({ pane, path }) => {
    if (pane.file !== undefined || isStatic(pane, shape)) return [];
    if (pane.view === undefined) {
      const words = `the tab "${pane.id}" shows nothing; add "view" to it, or one for all tabs to the frame`;
      return common === undefined ? [createFinding('M217', file.placeOf(path), words)] : [];
    }
    return CHANGES.filter((name) => pane[name] !== undefined).map((name) => {
      const words = `"${name}" changes the common view, but the tab "${pane.id}" has its own; remove it`;
      return createFinding('M217', file.placeOfKey([...path, name]), words);
    });
  });
}

/** Whether a part of a page needs no data. */
function isStatic({ type }: WrittenPane, shape: FrameShape | undefined): boolean {
  return shape?.panes.kinds.get(type ?? PLAIN)?.hasView === false;
}

/** Slots of tabs that the common layout does not render. */
function checkSlots(
  { file }: Validated<PageManifest>,
  frame: Frame,
  { layouts }: Shapes,
): Finding[] {
  const { common, panes } = partsOfFrame(frame);
  const shape = common && layouts.get(common.layout.type);
  if (shape === undefined) return [];
  const { type: layout, slots, parts } = shape;
  const known = [...slots.filter(({ isOfItem }) => isOfItem), ...parts].map(({ name }) => name);
  return panes.flatMap(({ pane, path }) => {
    if (pane.view !== undefined) return [];
    const names = Object.keys(pane.item ?? {}).filter((name) => !known.includes(name));
    return names.map((name) => {
      const place = file.placeOfKey([...path, 'item', name]);
      const words = `the layout "${layout}" has no slot "${name}"${suggest(name, known)}`;
      return createFinding('M218', place, words);
    });
  });
}

/** Parameters of the URL that mean something else already. */
function checkParameters(
  { file }: Validated<PageManifest>,
  frame: Properties,
  options: readonly OptionShape[],
): Finding[] {
  const report = (path: readonly string[], name: string, meaning: string): Finding =>
    createFinding(
      'M221',
      file.placeOf(path),
      `the parameter "${name}" of URLs is ${meaning}; choose another`,
    );
  const search = isRecord(frame.search) ? frame.search : undefined;
  const own = [
    { path: ['frame', 'parameter'], name: frame.parameter },
    { path: ['frame', 'search', 'parameter'], name: search?.parameter },
  ];
  const taken = own.flatMap(({ path, name }) => {
    const meaning = typeof name === 'string' ? TAKEN[name] : undefined;
    return typeof name !== 'string' || meaning === undefined ? [] : [report(path, name, meaning)];
  });
  const chosen = parameterOf(options, frame);
  const group = options.find(({ name }) => name === 'search')?.group ?? [];
  const words = search && parameterOf(group, search);
  if (taken.length > 0 || chosen === undefined || words !== chosen) return taken;
  // One of the two is the default, or both say the same: the one that is written can be changed.
  return frame.parameter === undefined
    ? [report(['frame', 'search', 'parameter'], chosen, 'the chosen tab')]
    : [report(['frame', 'parameter'], chosen, 'the words searched for')];
}

/** The parameters that say what a page's frame shows, and what each means. */
export function frameParameters(
  { frame }: PageManifest,
  { frames }: Shapes,
): (readonly [string, string])[] {
  if (frame === undefined) return [];
  const options = frames.get(frame.type)?.options ?? [];
  const written: Properties = { ...frame };
  const search = isRecord(written.search) ? written.search : undefined;
  const group = options.find(({ name }) => name === 'search')?.group ?? [];
  const chosen = parameterOf(options, written);
  const words = search && parameterOf(group, search);
  return [
    ...(chosen === undefined ? [] : [[chosen, 'the chosen tab'] as const]),
    ...(words === undefined ? [] : [[words, 'the words searched for'] as const]),
  ];
}

/** The parameter that is written, or the one that holds where none is. */
function parameterOf(options: readonly OptionShape[], written: Properties): string | undefined {
  const value = written[PARAMETER] ?? options.find(({ name }) => name === PARAMETER)?.fallback;
  return typeof value === 'string' ? value : undefined;
}

/** The first heading that names a field, in a frame without the source of its headings: one source answers for all. */
function checkTitles({ file }: Validated<PageManifest>, frame: Frame): Finding[] {
  const { titles, panes } = partsOfFrame(frame);
  if (titles !== undefined) return [];
  const found = panes.flatMap(({ pane: { title }, path }) => {
    if (!isRecord(title) || !('field' in title)) return [];
    const place = file.placeOf([...path, 'title', 'field']);
    const words = `no source brings the field "${title.field}"; add "titles" to the frame, or write a text`;
    return [createFinding('M219', place, words)];
  });
  return found.slice(0, 1);
}
