import { LANGUAGE_KEY } from '../../core/language.ts';
import type { Frame, PageManifest, TabsFrame } from '../../core/manifest/manifest-types.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import { PAGE_PARAMETER } from '../../core/routing/views.ts';
import { createFinding, type Finding } from './finding.ts';
import { searchParameter, tabParameter } from './normalise-frame.ts';
import type { Schemas } from './schemas.ts';
import { suggest } from './suggest.ts';
import type { Validated } from './validated-manifests.ts';

/** What only changes the common view, which a tab with a view of its own does not have. */
const CHANGES = ['query', 'items', 'item'] as const;

/** The parameters that every address may have, and what they mean. */
const TAKEN: Readonly<Record<string, string>> = {
  [PAGE_PARAMETER]: 'the page of a list',
  [LANGUAGE_KEY]: 'the language',
};

type Split = Extract<Frame, { type: 'split' }>;

/** What a frame says and nothing reads, or needs and does not say. */
export function checkFrame(page: Validated<PageManifest>, schemas: Schemas): Finding[] {
  const { frame } = page.value;
  if (frame?.type === 'split') return checkTitles(page, frame);
  if (frame === undefined) return [];
  return [
    ...checkTabs(page, frame),
    ...checkSlots(page, frame, schemas),
    ...checkParameters(page, frame),
  ];
}

/** Tabs that show nothing, or say what nothing reads. */
function checkTabs({ file }: Validated<PageManifest>, frame: TabsFrame): Finding[] {
  return frame.tabs.flatMap((tab, index) => {
    const path = ['frame', 'tabs', index];
    if (tab.view === undefined) {
      const words = `the tab "${tab.id}" shows nothing; add "view" to it, or one for all tabs to the frame`;
      return frame.view === undefined ? [createFinding('M217', file.placeOf(path), words)] : [];
    }
    return CHANGES.filter((name) => tab[name] !== undefined).map((name) => {
      const words = `"${name}" changes the common view, but the tab "${tab.id}" has its own; remove it`;
      return createFinding('M217', file.placeOfKey([...path, name]), words);
    });
  });
}

/** Slots of tabs that the common layout does not render. */
function checkSlots(
  { file }: Validated<PageManifest>,
  frame: TabsFrame,
  schemas: Schemas,
): Finding[] {
  const layout = frame.view?.layout.type;
  if (layout === undefined) return [];
  const known = slotsOf(layout, schemas);
  return frame.tabs.flatMap((tab, index) => {
    if (tab.view !== undefined) return [];
    const names = Object.keys(tab.item ?? {}).filter((name) => !known.includes(name));
    return names.map((name) => {
      const place = file.placeOfKey(['frame', 'tabs', index, 'item', name]);
      const words = `the layout "${layout}" has no slot "${name}"${suggest(name, known)}`;
      return createFinding('M218', place, words);
    });
  });
}

/** The slots of a layout's items, by its schema. */
function slotsOf(layout: string, schemas: Schemas): string[] {
  const { schema, base } = schemas.file(`layouts/${layout}.schema.json`);
  const item = isRecord(schema.properties) ? schema.properties.item : undefined;
  const slots = isRecord(item) ? schemas.resolve(item, base).schema.properties : undefined;
  return isRecord(slots) ? Object.keys(slots) : [];
}

/** Parameters of the address that mean something else already. */
function checkParameters({ file }: Validated<PageManifest>, frame: TabsFrame): Finding[] {
  const report = (path: readonly string[], name: string, meaning: string): Finding =>
    createFinding(
      'M221',
      file.placeOf(path),
      `the parameter "${name}" of addresses is ${meaning}; choose another`,
    );
  const own = [
    { path: ['frame', 'parameter'], name: frame.parameter },
    { path: ['frame', 'search', 'parameter'], name: frame.search?.parameter },
  ];
  const taken = own.flatMap(({ path, name }) => {
    const meaning = name === undefined ? undefined : TAKEN[name];
    return name === undefined || meaning === undefined ? [] : [report(path, name, meaning)];
  });
  const tab = tabParameter(frame);
  if (taken.length > 0 || searchParameter(frame) !== tab) return taken;
  // One of the two is the default, or both say the same: the one that is written can be changed.
  return frame.parameter === undefined
    ? [report(['frame', 'search', 'parameter'], tab, 'the chosen tab')]
    : [report(['frame', 'parameter'], tab, 'the words searched for')];
}

/** Headings that name a field, where no source brings it. */
function checkTitles({ file }: Validated<PageManifest>, { titles, views }: Split): Finding[] {
  if (titles !== undefined) return [];
  return views.flatMap(({ title }, index) => {
    if (typeof title === 'string' || !('field' in title)) return [];
    const place = file.placeOf(['frame', 'views', index, 'title', 'field']);
    const words = `no source brings the field "${title.field}"; add "titles" to the frame, or write a text`;
    return [createFinding('M219', place, words)];
  });
}
