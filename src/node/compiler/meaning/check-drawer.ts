import type { PageManifest } from '../../../core/manifest/manifest-types.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import { memoizeLast } from '../../../core/memoize.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import { partsOfFrame } from '../normal/frame-panes.ts';
import type { WrittenLayout } from '../normal/written-layout.ts';
import type { Validated } from '../read/validated-manifests.ts';
import type { Shapes } from '../schema/shapes.ts';
import type { Path } from '../text/manifest-file.ts';
import { indexRoutes } from './known-routes.ts';
import type { Placed } from './placed-fields.ts';

/** Drawers show the page that a tile links to, which has to be a detail. */
export function checkDrawers(
  pages: readonly Validated<PageManifest>[],
  { layouts }: Shapes,
): Finding[] {
  const owners = new Map(
    pages.flatMap((page) => urlsOf(page.value).map((route) => [route, page] as const)),
  );
  const routes = indexRoutesOnce([...owners.keys()]);
  const findPage = (link: string) => {
    const page = owners.get(routes.find(link) ?? '');
    const layout = page?.value.view?.layout;
    const isDetail = layout !== undefined && layouts.get(layout.type)?.ownHeading === true;
    return page && { file: page.file.file, isDetail };
  };
  return pages.flatMap((page) =>
    placedLayouts(page.value).flatMap((layout) => checkDrawer(page, layout, findPage)),
  );
}

const indexRoutesOnce = memoizeLast(indexRoutes);

function urlsOf({ route, aliases }: PageManifest): string[] {
  return [route, ...(aliases ?? [])];
}

function checkDrawer(
  { file }: Validated<PageManifest>,
  { value: { opens, item }, path }: Placed<WrittenLayout>,
  findPage: (link: string) => { readonly file: string; readonly isDetail: boolean } | undefined,
): Finding[] {
  if (opens !== 'drawer') return [];
  const link = isRecord(item) ? item.link : undefined;
  const place = file.placeOf([...path, 'opens']);
  if (typeof link !== 'string') {
    const words = 'a drawer shows the page that a tile links to; add a path as "link" to the item';
    return [createFinding('M215', place, words)];
  }
  const target = findPage(link);
  if (target === undefined || target.isDetail) return [];
  const words = `"${link}" leads to ${target.file}, which is no detail; link to one, or open the page`;
  return [createFinding('M215', place, words)];
}

function placedLayouts({ view, frame }: PageManifest): Placed<WrittenLayout>[] {
  const { common, panes } = partsOfFrame(frame);
  const views: [view: PageManifest['view'], path: Path][] = [
    [view, ['view']],
    [common, ['frame', 'view']],
    ...panes.map(({ pane, path }): [PageManifest['view'], Path] => [pane.view, [...path, 'view']]),
  ];
  return views.flatMap(([placed, path]) =>
    placed === undefined ? [] : [{ value: placed.layout, path: [...path, 'layout'] }],
  );
}
