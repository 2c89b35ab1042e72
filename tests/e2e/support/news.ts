import type { Locator, Page } from '@playwright/test';
import type { Attachment } from './plants.ts';

/** A news item as the API lists it. */
export interface NewsItem {
  readonly id: string;
  readonly name: string;
  readonly cover: string;
  readonly publishedAt: string;
}

export interface NewsPage {
  readonly content: readonly NewsItem[];
  readonly numberOfTotalPages: number;
}

/** A news article as the API answers. */
export interface Article extends NewsItem {
  readonly description: string;
  readonly attachmentTitle?: string;
  readonly attachments?: readonly Attachment[];
}

type Api = <Answer>(path: string) => Promise<Answer>;

export const NEWS_PATH = '/garden/reports';

/** The call for a page of the list, counted from 0. */
export function newsCall(page: number): string {
  return `/reports?page=${page}&size=20`;
}

/** The items that the list begins with. */
export async function firstNews(api: Api): Promise<readonly NewsItem[]> {
  return (await api<NewsPage>(newsCall(0))).content;
}

/** All items, page by page. */
export async function allNews(api: Api): Promise<readonly NewsItem[]> {
  const { content, numberOfTotalPages } = await api<NewsPage>(newsCall(0));
  const others = await Promise.all(
    Array.from({ length: numberOfTotalPages - 1 }, (_, index) =>
      api<NewsPage>(newsCall(index + 1)),
    ),
  );
  return [...content, ...others.flatMap((page) => page.content)];
}

/** The first article of the first page that fits. */
export async function findArticle(api: Api, fits: (article: Article) => boolean): Promise<Article> {
  for (const { id } of await firstNews(api)) {
    const article = await api<Article>(`/reports/${id}`);
    if (fits(article)) return article;
  }
  throw new Error('The first page of the news has no such article');
}

/** The item at a place of the list, counted from its end where the place is negative. */
export function newsAt(items: readonly NewsItem[], place = 0): NewsItem {
  const item = items.at(place);
  if (item === undefined) throw new Error(`The API has no news at place ${place}`);
  return item;
}

/** The link of an item's card. */
export function newsLink(page: Page, { name }: Pick<NewsItem, 'name'>): Locator {
  return page.getByRole('main').getByRole('link', { name, exact: true });
}

/** The drawer that shows an item. */
export function drawerOf(page: Page, { name }: Pick<NewsItem, 'name'>): Locator {
  return page.getByRole('dialog', { name, exact: true });
}

export function isPdf({ name }: Attachment): boolean {
  return name.endsWith('.pdf');
}
