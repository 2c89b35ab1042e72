import { expect, type Locator, type Page } from '@playwright/test';
import type { ApiCall } from './calls.ts';
import type { Api } from './programme.ts';
import type { Language } from './texts.ts';

/** A result as the API answers. */
export interface Result {
  readonly id: string;
  readonly name: string;
  readonly cover?: string;
  readonly tags?: readonly string[];
}

/** A tab of the search page. */
export interface Area {
  /** The tab's name in the URL. */
  readonly id: string;
  /** The text that is its title. */
  readonly title: string;
  /** The list of the answer that it shows; the almanac's results are an answer of their own. */
  readonly field: 'talks' | 'walks' | 'courses' | 'notes' | 'none';
  /** Where a result leads to, before the id. */
  readonly detail: string;
  readonly tagged: boolean;
}

export const TALKS: Area = {
  id: 'talks',
  title: 'menu.talks',
  field: 'talks',
  detail: '/programme/talks/',
  tagged: false,
};

export const WALKS: Area = {
  id: 'walks',
  title: 'menu.walks',
  field: 'walks',
  detail: '/programme/walks/',
  tagged: false,
};

export const COURSES: Area = {
  id: 'courses',
  title: 'menu.courses',
  field: 'courses',
  detail: '/programme/courses/',
  tagged: true,
};

export const NOTES: Area = {
  id: 'notes',
  title: 'menu.notes',
  field: 'notes',
  detail: '/programme/notes/',
  tagged: true,
};

export const ALMANAC: Area = {
  id: 'almanac',
  title: 'menu.almanac',
  field: 'none',
  detail: '/programme/almanac/',
  tagged: false,
};

/** What is searched, in the order of the tabs. */
export const AREAS = [TALKS, WALKS, COURSES, NOTES, ALMANAC] as const;

/** Words found in every area, a few times in each. */
export const COMMON: Record<Language, string> = { zh: '泉', en: 'Spring' };

/** Words found more than a slice's worth of times in talks and courses. */
export const FREQUENT: Record<Language, string> = { zh: '的', en: 'of' };

/** Words that nothing contains. */
export const UNHEARD = 'zzyzx';

/** What the API finds in an area. */
export async function resultsOf(api: Api, area: Area, words: string): Promise<readonly Result[]> {
  const query = new URLSearchParams({ q: words });
  if (area.field === 'none') return api<Result[]>(`/home/almanac?${query}`);
  const answer = await api<Record<string, readonly Result[]>>(`/home/programme?${query}`);
  return answer[area.field] ?? [];
}

/** The two calls of a search. */
export function callsOf(words: string, language: Language): ApiCall[] {
  const query = new URLSearchParams({ q: words });
  return [
    { url: `/home/programme?${query}`, method: 'GET', language },
    { url: `/home/almanac?${query}`, method: 'GET', language },
  ];
}

/** The page's own box. */
export function searchBox(page: Page): Locator {
  return page.getByRole('main').getByRole('searchbox');
}

/** Searches with the page's own box. */
export async function search(page: Page, words: string): Promise<void> {
  await searchBox(page).fill(words);
  await searchBox(page).press('Enter');
}

/** The tabs, be they still links or a tab list already. */
export function areaTabs(page: Page, label: string): Locator {
  const main = page.getByRole('main');
  return main
    .getByRole('navigation', { name: label })
    .getByRole('link')
    .or(main.getByRole('tablist', { name: label }).getByRole('tab'));
}

/** Goes near the tabs, which makes a tab list of the links, then chooses one. */
export async function chooseArea(page: Page, title: string): Promise<void> {
  await page.getByRole('main').getByText(title).first().hover();
  await page.getByRole('tab', { name: title }).click();
  await expect(page.getByRole('tab', { name: title })).toHaveAttribute('aria-selected', 'true');
}

/** The cards of results with pictures. */
export function resultCards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

/** The names of results, cards and title links alike. */
export function resultLinks(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem').getByRole('link');
}
