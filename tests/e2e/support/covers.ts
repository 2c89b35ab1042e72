import {
  ACTIVITY_LISTS,
  type ActivityDetail,
  type Api,
  allActivities,
  itemAt,
} from './academic-life.ts';

/** A page whose cover opens in full size. */
export interface CoveredPage {
  /** What is tested, for the test's title. */
  readonly what: string;
  readonly find: (api: Api) => Promise<Covered>;
}

export interface Covered {
  readonly address: string;
  readonly cover: string;
  /** The page's title, which says what the picture belongs to. */
  readonly title: string;
}

interface Journal {
  readonly name: string;
  readonly cover?: string;
  readonly chapters: readonly { readonly id: string }[];
}

interface NavigationEntry {
  readonly code: string;
  readonly name: string;
  readonly parent?: string;
}

/** The pages of which the specification says that a click on the cover opens it in full size. */
export const COVERED_PAGES: readonly CoveredPage[] = [
  ...ACTIVITY_LISTS.map(
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
    what: '/academic-life/remapping',
    async find(api) {
      const { name, cover } = await api<Journal>('/remapping');
      return covered('/academic-life/remapping', name, cover);
    },
  },
  {
    what: '/academic-life/remapping/:id',
    async find(api) {
      const { chapters } = await api<Journal>('/remapping');
      const { id } = itemAt(chapters);
      const { name, cover } = await api<ActivityDetail>(`/remapping/${id}`);
      return covered(`/academic-life/remapping/${id}`, name, cover);
    },
  },
  {
    what: '/application/:code',
    async find(api) {
      const entries = await api<NavigationEntry[]>('/home/navigations');
      const { code, name } = itemAt(entries.filter(({ parent }) => parent === 'application'));
      const { cover } = await api<ActivityDetail>(`/applications/${code}`);
      return covered(`/application/${code}`, name, cover);
    },
  },
];

function covered(address: string, title: string, cover: string | undefined): Covered {
  if (cover === undefined) throw new Error(`${address} has no cover`);
  return { address, title, cover };
}
