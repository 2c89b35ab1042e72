import type { StudioSite } from '../../core/studio/data.ts';
import { words } from '../words.ts';

/** The site with a name for each detail that has no title of its own: after the list that it belongs to. */
export function nameDetails(site: StudioSite): StudioSite {
  const named = site.pages.map((page) => {
    const list = site.pages.find(({ route }) => route === page.parent);
    if (list === undefined || Object.keys(page.titles).length > 0) return page;
    const titles = Object.entries(list.titles).map(([language, title]) => [
      language,
      words.site.detailOf(title),
    ]);
    return { ...page, titles: Object.fromEntries(titles) };
  });
  return { ...site, pages: named };
}
