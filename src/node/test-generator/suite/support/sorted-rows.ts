import { expect, type Locator } from '@playwright/test';
import { localMoment } from './expected-dates.ts';
import { FACTS } from './facts.ts';
import { looksOf } from './marks.ts';

/** A column by which readers sort the rows of a part of a page. */
interface SortedColumn {
  readonly heading: string;
  /** Its place, from 0. */
  readonly place: number;
  /** The values of its field, of the items in their own order. */
  readonly values: readonly unknown[];
  /** BCP 47. */
  readonly locale: string;
  /** What is said of the order to who listens: that it rises, that it falls, and that it is the list's own. */
  readonly heard: readonly [rising: string, falling: string, own: string];
}

/** What a row is sorted by; undefined for one without a value. */
type SortKey = string | number | undefined;

/** Expects that a column sorts its rows up, down and not any more, and that the URL keeps the order. */
export async function expectSorts(
  area: Locator,
  { heading, place, values, locale, heard }: SortedColumn,
): Promise<void> {
  const page = area.page();
  const rows = area.locator('tbody > tr');
  // Columns may have the same heading.
  const column = area.getByRole('columnheader').nth(place);
  const texts = () => rows.allTextContents();
  const said = area
    .getByRole('table')
    .locator('xpath=following-sibling::*[@role="status"]')
    .first();
  const [before, start] = [await texts(), page.url()];
  const words = await wordsOf(rows, place);
  const keys = words.map((own, index) => keyOf(own, values[index]));
  const looks = new Set([await column.getByRole('link').evaluate(looksOf)]);
  for (const order of ['ascending', 'descending'] as const) {
    const link = column.getByRole('link');
    await link.focus();
    const top = await page.evaluate(scrollOn);
    await page.keyboard.press('Enter');
    await expect(column).toHaveAttribute('aria-sort', order);
    looks.add(await link.evaluate(looksOf));
    // Who orders rows by keys goes on from there.
    await expect(column.getByRole('link')).toBeFocused();
    await expect.poll(texts, `${heading}, ${order}`).toEqual(inOrder(before, keys, order, locale));
    await expect(said).toHaveText(heard[order === 'ascending' ? 0 : 1]);
    // The reader stays where the rows are.
    expect(await page.evaluate(() => window.scrollY), heading).toBe(top);
  }
  expect(looks.size, 'how it looks unsorted, rising and falling').toBe(3);
  const down = await texts();
  await page.reload();
  await expect.poll(texts).toEqual(down);
  await column.getByRole('link').click();
  await expect(page).toHaveURL(start);
  await expect.poll(texts).toEqual(before);
  await expect(said).toHaveText(heard[2]);
}

/** Runs in the page: scrolls on by a little, where the page is longer than the window, and says how far it is then. */
function scrollOn(): number {
  window.scrollBy({ top: 60, behavior: 'instant' });
  return window.scrollY;
}

/** The words of a column's cells; what is said of a link to those who do not see it is none of them. */
async function wordsOf(rows: Locator, place: number): Promise<readonly string[]> {
  return rows.evaluateAll(
    (all, index) =>
      all.map((row) => {
        const cell = row.children[index]?.cloneNode(true);
        if (!(cell instanceof Element)) return '';
        for (const aside of cell.querySelectorAll('.visually-hidden')) aside.remove();
        return (cell.textContent ?? '').replace(/\s+/g, ' ').trim();
      }),
    place,
  );
}

/** Numbers and dates are sorted as such, others by the words that are shown. */
function keyOf(words: string, value: unknown): SortKey {
  if (words === '') return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return words;
  const written = String(value).trim();
  if (/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(written)) return Number(written);
  if (!/^\d{4}[-/]\d\d[-/]\d\d(?=$|[T ])/.test(written)) return words;
  return words === written ? written : timeOf(written);
}

/** When a date is that is shown in words, whatever offset it is written with. */
function timeOf(written: string): number {
  const { day, hour, time } = localMoment(written);
  const isInstant = FACTS.timeZone === undefined && /(?:Z|[+-]\d{2}:\d{2})$/.test(time);
  return Date.parse(isInstant ? time : `${day}T${hour || '00:00'}Z`);
}

/** Rows in the order of their keys; those without one come last, and equal ones stay. */
function inOrder(
  rows: readonly string[],
  keys: readonly SortKey[],
  order: 'ascending' | 'descending',
  locale: string,
): readonly string[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = order === 'descending' ? -1 : 1;
  return rows
    .map((row, index) => ({ row, key: keys[index] }))
    .sort((a, b) => {
      if (a.key === undefined || b.key === undefined) {
        return Number(a.key === undefined) - Number(b.key === undefined);
      }
      return typeof a.key === 'number' && typeof b.key === 'number'
        ? sign * (a.key - b.key)
        : sign * collator.compare(String(a.key), String(b.key));
    })
    .map(({ row }) => row);
}
