import type { InspectedPart } from '../../core/inspected-part.ts';
import { isRecord, readPath } from '../../core/mapping/read-path.ts';
import { SIBLINGS_VIEW, TITLES_VIEW } from '../../core/routing/views.ts';
import type { Place } from './finding.ts';
import { readAsMeant } from './fixes/read-as-meant.ts';
import type { ManifestFile, Path } from './manifest-file.ts';
import { type ManifestEntry, readManifests } from './read-manifests.ts';
import { requireSchemas } from './read-schemas.ts';

/** Where a part of the site stands in its manifest. */
export interface LocatedPart extends Place {
  /** The property that stands there: `view.layout.blocks[2]`; empty for the whole manifest. */
  readonly property: string;
}

/**
 * The place of a part of the normal form in the manifest as it is written; of a part that the
 * manifest does not spell out, that of what is around it. Undefined where no manifest is meant, or
 * it cannot be read. Nothing is validated: the manifest may be wrong in other places.
 */
export function locatePart(root: string, part: InspectedPart): LocatedPart | undefined {
  const entry = readManifests(root).entries.find((candidate) => isMeant(candidate, part));
  if (entry === undefined) return undefined;
  const { manifest } = readAsMeant(entry, requireSchemas(root)).entry;
  const path = writtenPart(manifest, pathOfPart(manifest, part));
  return { ...manifest.placeOf(path), property: printPath(path) };
}

function isMeant({ kind, id, manifest }: ManifestEntry, part: InspectedPart): boolean {
  if (kind !== part.kind) return false;
  if (kind === 'section') return readPath(manifest.value, 'route') === part.name;
  return kind === 'site' || id === part.name;
}

function pathOfPart(manifest: ManifestFile, { kind, view, path }: InspectedPart): Path {
  if (kind !== 'page') return path;
  if (view !== undefined) return pathInPage(manifest, view, path);
  // A page without a title of its own is called what its menu entry is.
  const isNamedByMenu = path[0] === 'title' && manifest.rangeOf(['title']) === undefined;
  return isNamedByMenu ? ['menu', 'title'] : path;
}

function pathInPage(page: ManifestFile, view: string, path: Path): Path {
  if (page.rangeOf(['view']) !== undefined) {
    return view === SIBLINGS_VIEW
      ? pathInSiblings(['view', 'layout', 'siblings'], path)
      : pathInView(page, ['view'], path);
  }
  return readPath(page.value, 'frame.type') === 'tabs'
    ? pathInTab(page, ['frame', 'tabs', indexOf(page, 'frame.tabs', view)], path)
    : pathInPane(page, view, path);
}

/** What a tab says itself stands in place of what the common view says. */
function pathInTab(page: ManifestFile, tab: Path, path: Path): Path {
  if (path[0] === 'heading') return [...tab, 'title'];
  const own = [...tab, 'view'];
  if (page.rangeOf(own) !== undefined) return pathInView(page, own, path);
  const common = pathInView(page, ['frame', 'view'], path);
  const [, , , item, slot] = common;
  const isOwnSlot = item === 'item' && page.rangeOf([...tab, 'item', slot ?? '']) !== undefined;
  return isOwnSlot ? [...tab, ...common.slice(3)] : common;
}

function pathInPane(page: ManifestFile, view: string, path: Path): Path {
  const paneOf = (id: string): Path => ['frame', 'views', indexOf(page, 'frame.views', id)];
  if (view !== TITLES_VIEW) {
    const pane = paneOf(view);
    return path[0] === 'heading' ? [...pane, 'title'] : pathInView(page, [...pane, 'view'], path);
  }
  const [, , id] = path;
  return id === undefined ? ['frame', 'titles'] : [...paneOf(String(id)), 'title'];
}

/** Siblings have no layout of their own: heading, source and slots stand side by side. */
function pathInSiblings(at: Path, [part, , ...slot]: Path): Path {
  return part === 'layout' ? [...at, ...slot] : [...at, part ?? ''];
}

function pathInView(page: ManifestFile, at: Path, [part, ...rest]: Path): Path {
  if (part !== 'layout') return part === undefined ? at : [...at, part, ...rest];
  const layout = [...at, 'layout'];
  if (rest[0] !== 'slots') return [...layout, ...rest];
  const type = readPath(page.value, [...layout, 'type'].join('.'));
  return pathOfSlot(layout, type, rest.slice(1));
}

function pathOfSlot(layout: Path, type: unknown, way: Path): Path {
  const [slot, ...rest] = way;
  if (type === 'detail' || (type === 'accordion' && slot !== 'items')) return [...layout, ...way];
  const item = [...layout, 'item'];
  if (type === 'accordion') {
    return rest.length === 0 ? [...layout, 'items'] : [...item, ...rest.slice(1)];
  }
  return slot === 'contact' ? [...item, 'contact', 'blocks', ...rest] : [...item, ...way];
}

/** The place of a part of a list by its id; of one that is not there, none that any list has. */
function indexOf({ value }: ManifestFile, list: string, id: string): number {
  const parts = readPath(value, list);
  return Array.isArray(parts) ? parts.findIndex((part) => isRecord(part) && part.id === id) : -1;
}

/** As much of a path as the manifest spells out. */
function writtenPart(manifest: ManifestFile, path: Path): Path {
  const lengths = Array.from(path, (_, index) => path.length - index);
  const length = lengths.find((count) => manifest.rangeOf(path.slice(0, count)) !== undefined);
  return path.slice(0, length ?? 0);
}

function printPath(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}
