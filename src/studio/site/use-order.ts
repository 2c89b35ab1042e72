import { moveEntry } from '../model/move-entry.ts';
import type { ReorderProps } from '../parts/use-reorder.ts';
import { useReorder } from '../parts/use-reorder.ts';
import { useStudio } from '../state/studio-context.ts';
import { type TreeGroup, type TreeRow, titleOf } from './list-entries.ts';

/** How sections and the pages of a section are put in another order, which is that of the menu. */
export function useOrder(groups: readonly TreeGroup[], language: string) {
  const studio = useStudio();
  const sections = groups.flatMap(({ section }) => section ?? []);
  const ordered = groups.flatMap((group) => listed(group).map((page) => ({ page, group })));
  const sectionProps = useReorder({
    list: 'sections',
    count: sections.length,
    nameOf: (index) => nameOf(sections[index], language),
    onMove: (from, to) => {
      const routes = moveEntry(sections, from, to).map(({ route }) => route);
      void studio.gesture({ name: 'order-sections', arguments: { sections: routes } });
    },
  });
  const pageProps = useReorder({
    list: 'pages',
    count: ordered.length,
    // A page stays in its section; to another one it is moved with its links.
    rangeOf: (index) => {
      const group = ordered[index]?.group;
      const first = ordered.findIndex((entry) => entry.group === group);
      return { first, count: group === undefined ? 0 : listed(group).length };
    },
    nameOf: (index) => nameOf(ordered[index]?.page, language),
    onMove: (from, to) => {
      const group = ordered[from]?.group;
      if (group?.section === undefined) return;
      const own = listed(group);
      const first = ordered.findIndex((entry) => entry.group === group);
      const pages = moveEntry(own, from - first, to - first).map(({ id }) => id);
      const { route } = group.section;
      void studio.gesture({ name: 'order-pages', arguments: { section: route, pages } });
    },
  });
  return {
    section: (route: string): ReorderProps =>
      sectionProps(sections.findIndex((section) => section.route === route)),
    page: ({ page }: Extract<TreeRow, { kind: 'page' }>): ReorderProps | undefined => {
      const index = ordered.findIndex((entry) => entry.page === page);
      return index === -1 || page.section === undefined ? undefined : pageProps(index);
    },
  };
}

/** The pages of a section that its menu has. */
function listed({ pages }: TreeGroup) {
  return pages.filter(({ menu }) => menu !== undefined && !menu.notMenu);
}

function nameOf(entry: Parameters<typeof titleOf>[0] | undefined, language: string): string {
  return entry === undefined ? '' : titleOf(entry, language);
}
