import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './facts.ts';
import { escapePattern } from './faults.ts';
import { createItems, type Items } from './items.ts';
import type { Site } from './site.ts';

/** A field of a form by its label. */
export type Fields = Readonly<Record<string, string>>;

/** Fills fields of a list's form by their names, and sends it. */
export async function choose(site: Site, fields: Fields): Promise<void> {
  await fillForm(site.main, fields);
  await applyButton(site, site.main).click();
}

/** What a field of a list's form offers, without the numbers of items: the words by the values. */
export async function offeredBy(area: Locator, name: string): Promise<readonly string[]> {
  const options = area.locator(`select[name="${name}"] option`);
  return options.evaluateAll((all) =>
    all.flatMap((option) => {
      const value = option.getAttribute('value') ?? '';
      return value === '' ? [] : [`${value}: ${/\((\d+)\)$/.exec(option.textContent ?? '')?.[1]}`];
    }),
  );
}

/** What matches words of the site whatever number they have in a place. */
export function wordsWith(site: Site, key: string, place: string): RegExp {
  const mark = 7_654_321;
  const words = site.word(key, { [place]: mark });
  return new RegExp(escapePattern(words).replace(String(mark), '\\d+'));
}

/** A URL with other choices in its query. */
export function withQuery(path: string, chosen: Fields): string {
  const url = new URL(path, 'http://site');
  for (const [name, value] of Object.entries(chosen)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}

/** Expects what the parameters of the URL are, of those named. */
export async function expectChosen(page: Page, chosen: Fields): Promise<void> {
  for (const [name, value] of Object.entries(chosen)) {
    const inUrl = () => new URL(page.url()).searchParams.get(name) ?? '';
    await expect.poll(inUrl, name).toBe(value);
    const field = page.getByRole('main').locator(`form [name="${name}"]:not([type="hidden"])`);
    if ((await field.count()) > 0) await expect(field).toHaveValue(value);
  }
}

/** Expects that search engines are asked not to list a URL, and where the whole list is. */
export async function expectUnlisted(page: Page, url: string, whole: string): Promise<void> {
  const html = await (await page.request.get(url)).text();
  expect(html, url).toMatch(/<meta name="robots" content="[^"]*noindex/);
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  expect(new URL(canonical).pathname, url).toBe(new URL(whole, canonical).pathname);
  expect(canonical, url).not.toContain('&');
}

/** A page on which no script runs: what shows its items, and its forms. */
export interface PlainPage extends Items {
  readonly main: Locator;
  /** The value of a parameter of its URL; empty where there is none. */
  readonly parameter: (name: string) => string;
  /** Fills a list's form and sends it. */
  readonly send: (fields: Fields) => Promise<void>;
}

interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Opens a page of the site that another page shows where no script runs, and looks at it. */
export async function withoutScripts(
  {
    page,
    language,
    viewport,
  }: { readonly page: Page; readonly language: Language; readonly viewport?: Viewport },
  path: string,
  look: (reader: PlainPage) => Promise<void>,
): Promise<void> {
  const browser: Browser | null = page.context().browser();
  if (browser === null) throw new Error('the browser has no contexts');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(viewport !== undefined && { viewport }),
  });
  try {
    const plain = await context.newPage();
    const url = new URL(path, page.url());
    url.searchParams.set('lang', language.code);
    await plain.goto(url.href);
    const main = plain.getByRole('main');
    await look({
      ...createItems(plain),
      main,
      parameter: (name) => new URL(plain.url()).searchParams.get(name) ?? '',
      async send(fields) {
        await fillForm(main, fields);
        await main.locator('search form button[type="submit"]').click();
        await plain.waitForLoadState('domcontentloaded');
      },
    });
  } finally {
    await context.close();
  }
}

function applyButton(site: Site, area: Locator): Locator {
  return area.getByRole('button', { name: site.word('ui.lists.apply'), exact: true });
}

async function fillForm(area: Locator, fields: Fields): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = area.locator(`form [name="${name}"]:not([type="hidden"])`);
    const isSelect = (await field.evaluate((element) => element.tagName)) === 'SELECT';
    if (isSelect) await field.selectOption(value);
    else await field.fill(value);
  }
}
