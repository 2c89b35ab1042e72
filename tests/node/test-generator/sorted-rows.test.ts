import type { Page } from '@playwright/test';
import { afterAll, expect, test, vi } from 'vitest';
import { expectSorts } from '../../../src/node/test-generator/suite/support/sorted-rows.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';

// A suite reads it from the file beside it, which is there once it is generated.
vi.mock('../../../src/node/test-generator/suite/support/facts.ts', () => ({ FACTS: {} }));

const ROWS = [
  ['b', '3'],
  ['a', '1'],
  ['c', '2'],
];

/** A table with two columns of one heading; the links of both order its rows by the columns given. */
const tableSortedBy = (columns: readonly number[]) => `<!doctype html>
<style>[aria-sort="ascending"] a { color: red } [aria-sort="descending"] a { color: blue }</style>
<table><thead><tr></tr></thead><tbody></tbody></table><p role="status"></p>
<script>
  const rows = ${JSON.stringify(ROWS)};
  const head = document.querySelector('thead tr');
  head.innerHTML = '<th><a href="">Value</a></th>'.repeat(2);
  const show = () => {
    const [column, order] = location.search.slice(1).split('.');
    const sign = order === 'descending' ? -1 : 1;
    const by = ${JSON.stringify(columns)}[column];
    const sorted = by === undefined ? rows : rows.toSorted((a, b) => sign * (a[by] < b[by] ? -1 : 1));
    const said = { ascending: 'rising', descending: 'falling' }[order] ?? 'as listed';
    document.querySelector('[role="status"]').textContent = said;
    document.querySelector('tbody').innerHTML = sorted
      .map((row) => '<tr><td>' + row.join('</td><td>') + '</td></tr>')
      .join('');
    for (const [index, heading] of [...head.children].entries()) {
      const now = String(index) === column ? order : undefined;
      if (now === undefined) heading.removeAttribute('aria-sort');
      else heading.setAttribute('aria-sort', now);
      const next = { ascending: '.descending', descending: undefined }[now] ?? (now ? '' : '.ascending');
      heading.firstChild.href = location.pathname + (next && '?' + index + next);
    }
  };
  head.addEventListener('click', (event) => {
    event.preventDefault();
    history.pushState(null, '', event.target.href);
    show();
  });
  show();
</script>`;

const browser = await launchBrowser();
afterAll(() => browser?.close());

async function look(page: Page, columns: readonly number[]): Promise<void> {
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: tableSortedBy(columns) }),
  );
  await page.goto('http://site.example/table');
  for (const place of [0, 1]) {
    const values = ROWS.map((row) => row[place]);
    await expectSorts(page.locator('body'), {
      heading: 'Value',
      place,
      values,
      locale: 'en',
      heard: ['rising', 'falling', 'as listed'],
    });
  }
}

test.skipIf(browser === undefined)(
  'each of two columns with the same heading is held to its own order',
  async () => {
    const page = await browser?.newPage();
    if (page === undefined) throw new Error('The browser has no page');
    page.setDefaultTimeout(5000);
    await look(page, [0, 1]);
    await page.unroute('**/*');
    await expect(look(page, [0, 0])).rejects.toThrow('Value, ascending');
  },
);
