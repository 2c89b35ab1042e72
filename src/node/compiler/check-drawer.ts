import type { PageManifest } from '../../core/manifest/manifest-types.ts';
import { createFinding, type Finding } from './finding.ts';
import type { Judged } from './judged-manifests.ts';
import { indexRoutes } from './known-routes.ts';

/** A drawer shows the page that a tile links to, which has to be a detail. */
export function checkDrawer(
  { value, file }: Judged<PageManifest>,
  pages: readonly Judged<PageManifest>[],
): Finding[] {
  const layout = value.view?.layout;
  if (layout?.type !== 'grid' || layout.opens !== 'drawer') return [];
  const { link } = layout.item;
  const at = ['view', 'layout', 'opens'];
  if (typeof link !== 'string') {
    const words = 'a drawer shows the page that a tile links to; add a path as "link" to the item';
    return [createFinding('M215', file.placeOf(at), words)];
  }
  const target = pages.find(({ value: { route } }) => indexRoutes([route]).has(link));
  if (target === undefined || target.value.view?.layout.type === 'detail') return [];
  const words = `"${link}" leads to ${target.file.file}, which is no detail; link to one, or open the page`;
  return [createFinding('M215', file.placeOf(at), words)];
}
