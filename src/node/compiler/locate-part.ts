import type { InspectedPart } from '../../core/inspected-part.ts';
import { isRecord, readPath } from '../../core/mapping/read-path.ts';
import { SIBLINGS_VIEW, TITLES_VIEW } from '../../core/routing/views.ts';
import type { Place } from './findings/finding.ts';
import { readAsMeant } from './fixes/read-as-meant.ts';
import { partsOfFrame } from './normal/frame-panes.ts';
import { type ManifestEntry, readManifests } from './read/read-manifests.ts';
import { requireSchemas } from './read/read-schemas.ts';
import type { Schemas } from './schema/schemas.ts';
import { type LayoutShape, PARTS, readShapes, type Shapes } from './schema/shapes.ts';
import type { ManifestFile, Path } from './text/manifest-file.ts';

/** Where a part of the site stands in its manifest. */
export interface LocatedPart extends Place {
  /** The property that stands there: `view.layout.blocks[2]`; empty for the whole manifest. */
  readonly property: string;
  /** The same as names and indices. */
  readonly path: Path;
}

/** What parts are located in. */
interface PartsOfSite {
  readonly entries: readonly ManifestEntry[];
  readonly schemas: Schemas;
}

/**
 * The place of a part of the normal form in the manifest as it is written; of a part that the
 * manifest does not spell out, that of what is around it. Undefined where no manifest is meant, or
 * it cannot be read. Nothing is validated: the manifest may be wrong in other places.
 *
 * @param known what was read before; by default the site's files are
 */
export function locatePart(
  root: string,
  part: InspectedPart,
  known: Partial<PartsOfSite> = {},
): LocatedPart | undefined {
  const { entries = readManifests(root).entries } = known;
  const entry = entries.find((candidate) => isMeant(candidate, part));
  if (entry === undefined) return undefined;
  const { schemas = requireSchemas(root) } = known;
  const { manifest } = readAsMeant(entry, schemas).entry;
  const path = writtenPart(manifest, pathOfPart({ manifest, shapes: readShapes(schemas) }, part));
  return { ...manifest.placeOf(path), path, property: printPath(path) };
}

function isMeant({ kind, id, manifest }: ManifestEntry, part: InspectedPart): boolean {
  if (kind !== part.kind) return false;
  if (kind === 'section') return readPath(manifest.value, 'route') === part.name;
  return kind === 'site' || id === part.name;
}

/** A manifest, and what the schemas say of the renderers that it names. */
interface Shaped {
  readonly manifest: ManifestFile;
  readonly shapes: Shapes;
}

function pathOfPart(page: Shaped, { kind, view, path }: InspectedPart): Path {
  if (kind !== 'page') return path;
  if (view !== undefined) return pathInPage(page, view, path);
  // A page without a title of its own is called what its menu entry is.
  const isNamedByMenu = path[0] === 'title' && page.manifest.rangeOf(['title']) === undefined;
  return isNamedByMenu ? ['menu', 'title'] : path;
}

function pathInPage(page: Shaped, view: string, path: Path): Path {
  if (page.manifest.rangeOf(['view']) !== undefined) {
    const related = relatedOf(page, view);
    if (related !== undefined) {
      return path[0] === 'heading'
        ? [...related, 'title']
        : pathInView(page, [...related, 'view'], path);
    }
    return view === SIBLINGS_VIEW
      ? pathInSiblings(['view', 'layout', 'siblings'], path)
      : pathInView(page, ['view'], path);
  }
  // A tab may have the name, too, where there are no such headings.
  if (view === TITLES_VIEW && page.manifest.rangeOf(['frame', 'titles']) !== undefined) {
    const [, , id] = path;
    return id === undefined ? ['frame', 'titles'] : [...paneOf(page, String(id)), 'title'];
  }
  return pathInPane(page, paneOf(page, view), path);
}

/** A pane's own view or slot overrides that of the view which all panes share. */
function pathInPane(page: Shaped, pane: Path, path: Path): Path {
  if (path[0] === 'heading') return [...pane, 'title'];
  const { manifest } = page;
  const own = [...pane, 'view'];
  const hasCommon = manifest.rangeOf(['frame', 'view']) !== undefined;
  if (manifest.rangeOf(own) !== undefined || !hasCommon) return pathInView(page, own, path);
  const common = pathInView(page, ['frame', 'view'], path);
  const [, , , item, slot] = common;
  const isOwnSlot =
    item === 'item' && manifest.rangeOf([...pane, 'item', slot ?? '']) !== undefined;
  return isOwnSlot ? [...pane, ...common.slice(3)] : common;
}

/** The place of a pane by its id; of one that is not there, none that any frame has. */
function paneOf({ manifest: { value } }: Shaped, id: string): Path {
  const frame = readPath(value, 'frame');
  const { name, panes } = partsOfFrame(isRecord(frame) ? { type: '', ...frame } : undefined);
  return panes.find(({ pane }) => pane.id === id)?.path ?? ['frame', name, -1];
}

/** The place of what is related to a page's item, by its view's name. */
function relatedOf({ manifest: { value } }: Shaped, view: string): Path | undefined {
  const related = readPath(value, 'related');
  const index = Array.isArray(related)
    ? related.findIndex((entry: unknown) => isRecord(entry) && entry.id === view)
    : -1;
  return index === -1 ? undefined : ['related', index];
}

/** Siblings have no layout of their own: heading, source and slots stand side by side. */
function pathInSiblings(at: Path, [part, , ...slot]: Path): Path {
  return part === 'layout' ? [...at, ...slot] : [...at, part ?? ''];
}

function pathInView(page: Shaped, at: Path, [part, ...rest]: Path): Path {
  if (part !== 'layout') return part === undefined ? at : [...at, part, ...rest];
  const layout = [...at, 'layout'];
  if (rest[0] !== 'slots') return [...layout, ...rest];
  const type = readPath(page.manifest.value, [...layout, 'type'].join('.'));
  return pathOfSlot(layout, page.shapes.layouts.get(String(type)), rest.slice(1));
}

function pathOfSlot(layout: Path, shape: LayoutShape | undefined, slotPath: Path): Path {
  const [slot, ...rest] = slotPath;
  const item = [...layout, 'item'];
  if (slot === PARTS && shape !== undefined && shape.parts.length > 0) {
    return rest.length === 0 ? [...layout, PARTS] : [...item, ...rest.slice(1)];
  }
  const known = shape?.slots.find(({ name }) => name === slot);
  const at = known?.isOfItem === false ? layout : item;
  // Blocks stand in an object where their slot says more than which they are.
  const hasMore = known?.kind === 'blocks' && known.schema.schema.type === 'object';
  return hasMore ? [...at, slot ?? '', 'blocks', ...rest] : [...at, ...slotPath];
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
