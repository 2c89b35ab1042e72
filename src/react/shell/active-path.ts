import { matchPath } from 'react-router-dom';
import type { MenuGroup } from '../../core/index.ts';
import { useEngine } from '../engine/context.ts';

/** The route that menus mark as the current one: the page's own, or for a detail its list's. */
export function useActivePath(pathname: string): string | undefined {
  const { map } = useEngine();
  const route = map.routes.find((entry) => matchPath(entry.route, pathname) !== null);
  // A page with parameters that is nobody's detail stands in menus by its own path.
  if (route?.parent === undefined && route?.route.includes(':')) return pathname;
  return route?.parent ?? route?.route;
}

/** Whether the current page belongs to a group. */
export function isActiveGroup(
  group: MenuGroup,
  pathname: string,
  activePath: string | undefined,
): boolean {
  return (
    pathname === group.route ||
    pathname.startsWith(`${group.route}/`) ||
    group.items.some(({ path }) => path === activePath)
  );
}
