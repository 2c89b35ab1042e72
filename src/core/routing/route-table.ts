import { decodeSegment } from '../decode-segment.ts';
import type { LayoutOptions } from '../manifest/known-options.ts';
import type { LayoutModel } from '../manifest/layout-model.ts';
import type { FrameModel, PageModel } from '../manifest/page-model.ts';
import type { RouteModel, RouteTable } from '../manifest/route-model.ts';
import { groupBy } from '../older-browsers.ts';
import { isParameter } from './match-pattern.ts';
import type { MenuGroup } from './menu.ts';

/** The rows of a table whose routes can match a path. */
export type TableAt = (pathname: string) => RouteTable;

/** Stands for all routes whose first segment is a parameter, which match whatever a path begins with. */
const PARAMETER = ':';

/**
 * A table asked by path: routes stand by their first segments, so that with thousands no path is held
 * against each. The same rows are the same object.
 */
export function indexTable(table: RouteTable): TableAt {
  const routes = groupBy(
    table.routes.flatMap((route) => firstSegments(route).map((segment) => ({ route, segment }))),
    ({ segment }) => segment,
  );
  const known = new Set([
    ...routes.keys(),
    ...table.sections.map(({ route }) => firstSegment(route)),
  ]);
  const tables = new Map<string, RouteTable>();
  return (pathname) => {
    const asked = firstSegment(pathname);
    // All paths that begin with no known segment share one table: the routes that begin with a parameter.
    const segment = known.has(asked) ? asked : PARAMETER;
    const own = tables.get(segment) ?? rowsOf(table, routes, segment);
    tables.set(segment, own);
    return own;
  };
}

type Rows = ReadonlyMap<string, readonly { readonly route: RouteModel }[]>;

function rowsOf({ sections, routes }: RouteTable, rows: Rows, segment: string): RouteTable {
  const matching = new Set(
    [segment, PARAMETER].flatMap((name) => (rows.get(name) ?? []).map(({ route }) => route)),
  );
  const owners = new Set([...matching].map(({ section }) => section));
  return {
    sections: sections.filter(({ route }) => owners.has(route) || firstSegment(route) === segment),
    routes: routes.filter((route) => matching.has(route)),
  };
}

function firstSegments({ route, aliases }: RouteModel): string[] {
  return [...new Set([route, ...aliases].map(firstSegment))];
}

/** The router reads what is encoded. */
function firstSegment(path: string): string {
  const segment = path.split('/')[1] ?? '';
  if (isParameter(segment)) return PARAMETER;
  return decodeSegment(segment);
}

/** What is shown at a URL: its page, and the section around it. */
export interface ShownPlace {
  readonly route: RouteModel | undefined;
  readonly page: PageModel | undefined;
  /** Route of the section. */
  readonly section: string | undefined;
}

/**
 * The rows of a table that a page is rendered from: its own row, those of its section's menu, those that
 * it leads back to, and the first row of every other menu. What menus keep closed is left out, so
 * that a page brings as much of a large site as of a small one.
 */
export function tableOfPage(
  { sections, routes }: RouteTable,
  menu: readonly MenuGroup[],
  { route, page, section }: ShownPlace,
): RouteTable {
  // A component of the page's own may read any menu.
  const groups = menu.filter(
    (group) => !group.notMenu || group.route === section || page?.override !== undefined,
  );
  const shown = new Set(groups.map((group) => group.route)).add(section ?? '');
  const paths = new Set([
    ...groups.flatMap(({ route: owner, path, items }) =>
      owner === section ? items.map((item) => item.path) : [path],
    ),
    ...backRoutes(route, page),
  ]);
  return {
    sections: sections.filter((entry) => shown.has(entry.route)),
    routes: routes.filter((entry) => entry === route || paths.has(entry.route)),
  };
}

function backRoutes(route: RouteModel | undefined, page: PageModel | undefined): string[] {
  const backs = layoutsOf(page?.frame).map(({ back }: LayoutOptions) => back?.route);
  return [route?.parent, ...backs].filter((name) => name !== undefined);
}

function layoutsOf(frame: FrameModel | undefined): LayoutModel[] {
  if (frame === undefined) return [];
  if (!('panes' in frame)) return [frame.layout];
  const main = 'main' in frame ? [frame.main.layout] : [];
  return [...main, ...frame.panes.flatMap((pane) => ('layout' in pane ? pane.layout : []))];
}
