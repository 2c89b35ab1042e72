import { rowAt, showsOne } from '../../core/index.ts';
import type { LayoutOptions } from '../../core/manifest/known-options.ts';
import type { CompiledSite } from '../compiler/index.ts';
import { layoutsOf, opensDrawer } from './page-plan.ts';
import { menuFacts } from './source-facts.ts';

const HOME = '/';

/**
 * The pages with a link back to which the home page may lead. Of a home page whose items open
 * over it there are none.
 */
export function findBackLinks({ table, pages }: CompiledSite): object[] {
  const home = table.routes.find(({ route }) => route === HOME);
  const opened = pages.find(({ id }) => id === home?.id)?.frame;
  if (home === undefined || layoutsOf(opened, home).some(opensDrawer)) return [];
  return table.routes.flatMap((row) => {
    const frame = pages.find(({ id }) => id === row.id)?.frame;
    const [layout] = layoutsOf(frame, row).filter(showsOne);
    const { back }: LayoutOptions = layout ?? { type: '' };
    if (back === undefined) return [];
    const menu = rowAt(table.routes, back.route)?.menu;
    return [
      { route: row.route, back: back.route, history: back.history, menu: menu && menuFacts(menu) },
    ];
  });
}
