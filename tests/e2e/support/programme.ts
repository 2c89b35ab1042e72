/** Asks the API itself; see the fixture of this name. */
export type Api = <Answer>(path: string) => Promise<Answer>;

/** A talk, walk, course or note as a list brings it. */
export interface Activity {
  readonly id: string;
  readonly name: string;
  readonly cover?: string;
  readonly tags?: readonly string[];
}

export interface File {
  readonly name: string;
  readonly url: string;
}

/** An activity as its own call brings it. */
export interface ActivityDetail extends Activity {
  readonly content?: string;
  readonly attachmentTitle?: string;
  readonly attachments?: readonly File[];
}

interface PagedAnswer {
  readonly content: readonly Activity[];
  readonly numberOfTotalPages: number;
}

export interface ActivityList {
  readonly path: string;
  readonly endpoint: string;
  /** The entry's code in the navigation list. */
  readonly code: string;
  readonly tagged: boolean;
  readonly layout: 'grid' | 'masonry';
}

export const TALKS: ActivityList = {
  path: '/programme/talks',
  endpoint: '/talks',
  code: 'talks',
  tagged: false,
  layout: 'grid',
};

export const COURSES: ActivityList = {
  path: '/programme/courses',
  endpoint: '/courses',
  code: 'courses',
  tagged: true,
  layout: 'masonry',
};

/** The lists of the programme. */
export const EVENT_LISTS: readonly ActivityList[] = [
  TALKS,
  COURSES,
  {
    path: '/programme/walks',
    endpoint: '/walks',
    code: 'walks',
    tagged: false,
    layout: 'masonry',
  },
  {
    path: '/programme/notes',
    endpoint: '/notes',
    code: 'notes',
    tagged: true,
    layout: 'masonry',
  },
];

/** A page of a list, by the query that the specification gives it. */
export function pageUrl({ endpoint }: ActivityList, page: number): string {
  return `${endpoint}?page=${page}&size=20`;
}

/** All of a list, page by page. */
export async function allActivities(api: Api, list: ActivityList): Promise<readonly Activity[]> {
  const found: Activity[] = [];
  for (let page = 0; ; page += 1) {
    const { content, numberOfTotalPages } = await api<PagedAnswer>(pageUrl(list, page));
    found.push(...content);
    if (numberOfTotalPages <= page + 1) return found;
  }
}

/** The item at a place of an answer, counted from its end where the place is negative. */
export function itemAt<Item>(items: readonly Item[], place = 0): Item {
  const item = items.at(place);
  if (item === undefined) throw new Error(`The API has nothing at place ${place}`);
  return item;
}
