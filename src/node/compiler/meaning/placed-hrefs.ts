import type { PageManifest, View } from '../../../core/manifest/manifest-types.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { partsOfFrame } from '../normal/frame-panes.ts';
import type { Shapes } from '../schema/shapes.ts';
import type { Path } from '../text/manifest-file.ts';
import type { Placed } from './placed-fields.ts';

/**
 * The fixed links of a page as they are written, with query and fragment: those of its frame's parts, and
 * of its views' calls to action.
 */
export function placedHrefs(page: PageManifest, shapes: Shapes): Placed<string>[] {
  const ofParts = partsOfFrame(page.frame).panes.flatMap(({ pane: { links = [] }, path }) =>
    hrefsOf(links, [...path, 'links']),
  );
  return [...ofParts, ...viewsOf(page).flatMap((view) => actionsOf(view, shapes))];
}

/** The views of a page that are written out. */
function viewsOf({ view, related = [], frame }: PageManifest): Placed<View>[] {
  const { common, panes } = partsOfFrame(frame);
  const written: { readonly value: View | undefined; readonly path: Path }[] = [
    { value: view, path: ['view'] },
    ...related.map((list, index) => ({ value: list.view, path: ['related', index, 'view'] })),
    { value: common, path: ['frame', 'view'] },
    ...panes.map(({ pane, path }) => ({ value: pane.view, path: [...path, 'view'] })),
  ];
  return written.flatMap(({ value, path }) => (value === undefined ? [] : [{ value, path }]));
}

function actionsOf({ value: { layout }, path }: Placed<View>, shapes: Shapes): Placed<string>[] {
  const written: Readonly<Record<string, unknown>> = { ...layout };
  const slots = shapes.layouts.get(layout.type)?.slots ?? [];
  return slots
    .filter(({ kind }) => kind === 'actions')
    .flatMap(({ name, isOfItem }) => {
      const within = isOfItem ? written.item : written;
      const at = [...path, 'layout', ...(isOfItem ? ['item'] : []), name];
      return isRecord(within) ? hrefsOf(within[name], at) : [];
    });
}

function hrefsOf(links: unknown, path: Path): Placed<string>[] {
  if (!Array.isArray(links)) return [];
  return links.flatMap((link: unknown, index) =>
    isRecord(link) && typeof link.href === 'string'
      ? [{ value: link.href, path: [...path, index, 'href'] }]
      : [],
  );
}
