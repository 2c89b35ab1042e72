import { useLocation, useMatches } from 'react-router-dom';
import { type MenuGroup, type RouteModel, rowOf } from '../../core/index.ts';
import { useRuntime } from './context.ts';

/** The page that the current URL shows; undefined where it shows none. */
export function useCurrentRoute(): RouteModel | undefined {
  const { table } = useRuntime();
  return rowOf(table.routes, useMatches().at(-1)?.id);
}

/** The path that menus mark as the current one: the page's own, or for a detail its list's. */
export function useActivePath(): string | undefined {
  const { pathname } = useLocation();
  const route = useCurrentRoute();
  // A page with parameters that is no list's detail stands in menus by its own path.
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
