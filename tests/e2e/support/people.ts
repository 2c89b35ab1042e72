import type { Locator, Page } from '@playwright/test';

export interface Attachment {
  readonly name: string;
  readonly url: string;
}

/** A person as the API answers, in a list or as a detail. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly introduction?: string;
  readonly photo?: string;
  readonly email?: string;
  readonly mobile?: string;
  readonly company?: string;
  readonly school?: string;
  readonly visitingTime?: string;
  readonly professional?: string;
  readonly course?: string;
  readonly description?: string;
  readonly attachmentTitle?: string;
  readonly attachments?: readonly Attachment[];
}

export interface ListPage {
  readonly path: string;
  readonly endpoint: string;
  /** The entry's code in the navigation list. */
  readonly code: string;
  /** Plain fields that a card shows. */
  readonly fields: readonly (keyof Person)[];
  /** The most lines of the introduction. */
  readonly clamp: number;
  /** The contact lines of a card. */
  readonly contact: readonly ('mobile' | 'email' | 'company')[];
  /** Where a card leads to, before the id. */
  readonly detail?: string;
  readonly aliases: readonly string[];
}

/** Items shown at a time. */
export const SLICE = 20;

/** The list pages as the specification describes them. */
export const LIST_PAGES: readonly ListPage[] = [
  {
    path: '/people/faculty-fellows',
    endpoint: '/peoples/faculty-fellows',
    code: 'facultyFellows',
    fields: ['title'],
    clamp: 2,
    contact: [],
    detail: '/people/faculty/',
    aliases: ['/people/faculty'],
  },
  {
    path: '/people/postdoctoral-fellows',
    endpoint: '/peoples/postdoctoral-fellows?type=current',
    code: 'postdoctoralFellows',
    fields: [],
    clamp: 3,
    contact: ['email'],
    aliases: [],
  },
  {
    path: '/people/postdoctoral-fellows?tab=out',
    endpoint: '/peoples/postdoctoral-fellows?type=post',
    code: 'postdoctoralFellows',
    fields: ['company'],
    clamp: 3,
    contact: ['email'],
    aliases: [],
  },
  {
    path: '/people/visiting-fellows',
    endpoint: '/peoples/visiting-fellows',
    code: 'visitingFellows',
    fields: ['title'],
    clamp: 3,
    contact: [],
    detail: '/people/visiting/',
    aliases: ['/people/visiting'],
  },
  {
    path: '/people/invited-fellows',
    endpoint: '/peoples/invited-fellows',
    code: 'invitedFellows',
    fields: ['title'],
    clamp: 3,
    contact: [],
    detail: '/people/invited/',
    aliases: ['/people/invited'],
  },
  {
    path: '/people/staffs',
    endpoint: '/peoples/staffs',
    code: 'staffs',
    fields: ['title'],
    clamp: 3,
    contact: ['mobile', 'email', 'company'],
    aliases: [],
  },
];

export interface DetailPage {
  readonly path: string;
  readonly endpoint: string;
  /** The list that the way back leads to. */
  readonly list: string;
  readonly code: string;
  readonly alias: string;
  readonly fields: readonly (keyof Person)[];
  /** Rich text under a heading. */
  readonly sections: readonly { heading: string; fields: readonly (keyof Person)[] }[];
}

const BIOGRAPHY = { heading: 'people.biography', fields: ['introduction', 'description'] } as const;
const RESEARCH = { heading: 'people.researchInterests', fields: ['professional'] } as const;

/** The detail pages as the specification describes them. */
export const DETAIL_PAGES: readonly DetailPage[] = [
  {
    path: '/people/faculty/',
    endpoint: '/peoples/faculty-fellows',
    list: '/people/faculty-fellows',
    code: 'facultyFellows',
    alias: '/people/faculty-fellows/',
    fields: ['title', 'school', 'email'],
    sections: [RESEARCH, { heading: 'people.teaching', fields: ['course'] }, BIOGRAPHY],
  },
  {
    path: '/people/visiting/',
    endpoint: '/peoples/visiting-fellows',
    list: '/people/visiting-fellows',
    code: 'visitingFellows',
    alias: '/people/visiting-fellows/',
    fields: ['title', 'school', 'visitingTime'],
    sections: [RESEARCH, BIOGRAPHY],
  },
  {
    path: '/people/invited/',
    endpoint: '/peoples/invited-fellows',
    list: '/people/invited-fellows',
    code: 'invitedFellows',
    alias: '/people/invited-fellows/',
    fields: ['title', 'school', 'visitingTime'],
    sections: [RESEARCH, BIOGRAPHY],
  },
];

/** The cards of a list: items with a name for a heading. */
export function cardsOf(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
}

/** The card of a person. */
export function cardOf(page: Page, { name }: Person): Locator {
  return cardsOf(page)
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
    .first();
}

/** A page's link in the menu of its section. */
export function sideLink(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('navigation').getByRole('link', { name });
}
