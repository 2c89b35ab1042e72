import { type ActivityDetail, type Api, allActivities, EVENT_LISTS, itemAt } from './programme.ts';

/** A page whose cover opens in full size. */
export interface CoveredPage {
  /** What is tested, for the test's title. */
  readonly what: string;
  readonly find: (api: Api) => Promise<Covered>;
}

export interface Covered {
  readonly url: string;
  readonly cover: string;
  /** The page's title, which says what the picture belongs to. */
  readonly title: string;
}

interface Almanac {
  readonly name: string;
  readonly cover?: string;
  readonly chapters: readonly { readonly id: string }[];
}

interface NavigationEntry {
  readonly code: string;
  readonly name: string;
  readonly parent?: string;
}

/** The pages on which a click on the cover opens it in full size. */
export const COVERED_PAGES: readonly CoveredPage[] = [
  ...EVENT_LISTS.map(
    (list): CoveredPage => ({
      what: `${list.path}/:id`,
      async find(api) {
        const { id } = itemAt(await allActivities(api, list));
        const { name, cover } = await api<ActivityDetail>(`/activities/${id}`);
        return covered(`${list.path}/${id}`, name, cover);
      },
    }),
  ),
  {
    what: '/programme/almanac',
    async find(api) {
      const { name, cover } = await api<Almanac>('/almanac');
      return covered('/programme/almanac', name, cover);
    },
  },
  {
    what: '/programme/almanac/:id',
    async find(api) {
      const { chapters } = await api<Almanac>('/almanac');
      const { id } = itemAt(chapters);
      const { name, cover } = await api<ActivityDetail>(`/almanac/${id}`);
      return covered(`/programme/almanac/${id}`, name, cover);
    },
  },
  {
    what: '/permits/:code',
    async find(api) {
      const entries = await api<NavigationEntry[]>('/home/navigations');
      const { code, name } = itemAt(entries.filter(({ parent }) => parent === 'entry-permits'));
      const { cover } = await api<ActivityDetail>(`/forms/${code}`);
      return covered(`/permits/${code}`, name, cover);
    },
  },
];

function covered(url: string, title: string, cover: string | undefined): Covered {
  if (cover === undefined) throw new Error(`${url} has no cover`);
  return { url, title, cover };
}
