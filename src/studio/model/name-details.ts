import type { StudioSite } from '../../core/studio/data.ts';
import { words } from '../words.ts';

/** The site with a name for each detail that has no title of its own: after the list that it belongs to. */
export function nameDetails(site: StudioSite): StudioSite {
  const byRoute = new Map(site.pages.map((page) => [page.route, page]));
  const named = site.pages.map((page) => {
    // Where it has errors, or does not lead back, its route says of what it is the detail.
    const above = page.parent ?? page.route.replace(/\/:[^/]+$/, '');
    const list = above === page.route ? undefined : byRoute.get(above);
    if (list === undefined || Object.keys(page.titles).length > 0) return page;
    const titles = Object.entries(list.titles).map(([language, title]) => [
      language,
      words.site.detailOf(title),
    ]);
    return { ...page, titles: Object.fromEntries(titles) };
  });
  return { ...site, pages: named };
}
