import { showsOne } from '../../core/index.ts';
import type { RouteModel } from '../../core/manifest/route-model.ts';
import type { CompiledSite } from '../compiler/index.ts';

/**
 * The first page of a menu that is another one, and shows one thing at most: it opens quickly. Where there is none,
 * one whose lists ask for nothing once they are there.
 */
export function findElsewhere(
  { table, pages }: Pick<CompiledSite, 'table' | 'pages'>,
  route: RouteModel,
): string {
  const open = table.routes.filter(
    (other) => other !== route && other.menu !== undefined && !other.route.includes(':'),
  );
  const light = open.find(({ id }) => {
    const frame = pages.find((page) => page.id === id)?.frame;
    return frame?.type === 'single' && showsOne(frame.layout) && 'ownHeading' in frame.layout;
  });
  const quiet = open.find(({ views }) => views.every(({ source }) => source.paging === 'none'));
  return (light ?? quiet ?? open[0])?.route ?? '/';
}
