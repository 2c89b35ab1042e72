import type { Locator, Page } from '@playwright/test';

export interface Attachment {
  readonly name: string;
  readonly url: string;
}

/** A plant as the API answers, in a list or as a detail. */
export interface Plant {
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
  readonly fields: readonly (keyof Plant)[];
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

/** The list pages. */
export const LIST_PAGES: readonly ListPage[] = [
  {
    path: '/plants/trees',
    endpoint: '/collection/trees',
    code: 'trees',
    fields: ['title'],
    clamp: 2,
    contact: [],
    detail: '/plants/tree/',
    aliases: ['/plants/tree'],
  },
  {
    path: '/plants/beds',
    endpoint: '/collection/beds?type=current',
    code: 'beds',
    fields: [],
    clamp: 3,
    contact: ['email'],
    aliases: [],
  },
  {
    path: '/plants/beds?tab=out',
    endpoint: '/collection/beds?type=post',
    code: 'beds',
    fields: ['company'],
    clamp: 3,
    contact: ['email'],
    aliases: [],
  },
  {
    path: '/plants/shrubs',
    endpoint: '/collection/shrubs',
    code: 'shrubs',
    fields: ['title'],
    clamp: 3,
    contact: [],
    detail: '/plants/shrub/',
    aliases: ['/plants/shrub'],
  },
  {
    path: '/plants/ferns',
    endpoint: '/collection/ferns',
    code: 'ferns',
    fields: ['title'],
    clamp: 3,
    contact: [],
    detail: '/plants/fern/',
    aliases: ['/plants/fern'],
  },
  {
    path: '/plants/houses',
    endpoint: '/collection/houses',
    code: 'houses',
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
  readonly fields: readonly (keyof Plant)[];
  /** Rich text under a heading. */
  readonly sections: readonly { heading: string; fields: readonly (keyof Plant)[] }[];
}

const BIOGRAPHY = { heading: 'plants.biography', fields: ['introduction', 'description'] } as const;
const RESEARCH = { heading: 'plants.researchInterests', fields: ['professional'] } as const;

/** The detail pages. */
export const DETAIL_PAGES: readonly DetailPage[] = [
  {
    path: '/plants/tree/',
    endpoint: '/collection/trees',
    list: '/plants/trees',
    code: 'trees',
    alias: '/plants/trees/',
    fields: ['title', 'school', 'email'],
    sections: [RESEARCH, { heading: 'plants.teaching', fields: ['course'] }, BIOGRAPHY],
  },
  {
    path: '/plants/shrub/',
    endpoint: '/collection/shrubs',
    list: '/plants/shrubs',
    code: 'shrubs',
    alias: '/plants/shrubs/',
    fields: ['title', 'school', 'visitingTime'],
    sections: [RESEARCH, BIOGRAPHY],
  },
  {
    path: '/plants/fern/',
    endpoint: '/collection/ferns',
    list: '/plants/ferns',
    code: 'ferns',
    alias: '/plants/ferns/',
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

/** The card of a plant. */
export function cardOf(page: Page, { name }: Plant): Locator {
  return cardsOf(page)
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
    .first();
}

/** A page's link in the menu of its section. */
export function sideLink(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('navigation').getByRole('link', { name });
}
