import type { ReorderProps } from '../parts/use-reorder.ts';
import { useReorder } from '../parts/use-reorder.ts';
import { useStudio } from '../state/studio-context.ts';
import { type TreeGroup, type TreeRow, titleOf } from './list-entries.ts';
import { usePendingOrder } from './use-pending-order.ts';

/** How sections and the pages of a section are put in another order, which is that of the menu. */
export function useOrder(groups: readonly TreeGroup[], language: string) {
  const studio = useStudio();
  const sections = groups.flatMap(({ section }) => section ?? []);
  const ordered = groups.flatMap((group) => listed(group).map((page) => ({ page, group })));
  const pending = usePendingOrder();
  const routes = sections.map(({ route }) => route);
  const sectionProps = useReorder({
    list: 'sections',
    count: sections.length,
    placeOf: (index) => pending.orderOf('', routes).indexOf(routes[index] ?? ''),
    nameOf: (index) => nameOf(sections[index], language),
    onMove: (from, to) =>
      pending.move('', { known: routes, from, to }, (order, moved) =>
        studio.gesture({ name: 'order-sections', arguments: { sections: order, moved } }),
      ),
  });
  /** The section that a page stands in, and the place of its first page. */
  const listAt = (index: number) => {
    const group = ordered[index]?.group;
    const first = ordered.findIndex((entry) => entry.group === group);
    const known = group === undefined ? [] : listed(group).map(({ id }) => id);
    return { route: group?.section?.route, first, known };
  };
  const pageProps = useReorder({
    list: 'pages',
    count: ordered.length,
    // A page stays in its section; to another one it is moved with its links.
    rangeOf: (index) => {
      const { first, known } = listAt(index);
      return { first, count: known.length };
    },
    placeOf: (index) => {
      const { route = '', first, known } = listAt(index);
      return first + pending.orderOf(route, known).indexOf(ordered[index]?.page.id ?? '');
    },
    nameOf: (index) => nameOf(ordered[index]?.page, language),
    onMove: (from, to) => {
      const { route, first, known } = listAt(from);
      if (route === undefined) return;
      pending.move(route, { known, from: from - first, to: to - first }, (pages, moved) =>
        studio.gesture({ name: 'order-pages', arguments: { section: route, pages, moved } }),
      );
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
