import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { escapeHtml, htmlPage } from './report-page.ts';

/** The name of the attachment with what axe says of a page. */
export const AXE_ATTACHMENT = 'axe';

/** What axe says of a page: the rules that it looked at, and how many places break each. */
export interface AxeResult {
  readonly path: string;
  readonly broken: Readonly<Record<string, number>>;
  readonly passed: readonly string[];
}

/** A table of rules by pages, `report/accessibility`: what was looked at where, and what was found. */
class AccessibilityReport implements Reporter {
  private folder = '';
  private hasRun = false;
  private readonly results: AxeResult[] = [];

  onBegin(config: FullConfig): void {
    this.folder = path.join(path.dirname(config.configFile ?? '.'), 'report/accessibility');
  }

  onTestEnd(_: TestCase, { attachments }: TestResult): void {
    this.hasRun = true;
    for (const { name, body } of attachments) {
      if (name === AXE_ATTACHMENT && body !== undefined)
        this.results.push(JSON.parse(String(body)));
    }
  }

  onEnd(): void {
    // What only lists cases leaves the report of the last run.
    if (!this.hasRun) return;
    mkdirSync(this.folder, { recursive: true });
    const rules = this.results.flatMap(({ broken, passed }) => [...Object.keys(broken), ...passed]);
    const pages = [...new Set(this.results.map((result) => result.path))].sort();
    const table = [...new Set(rules)].sort().map((rule) => ({
      rule,
      pages: Object.fromEntries(pages.map((page) => [page, this.outcomeOf(rule, page)])),
    }));
    writeFileSync(
      path.join(this.folder, 'accessibility.json'),
      `${JSON.stringify(table, null, 2)}\n`,
    );
    const head = `<tr><th>Rule${pages.map((page) => `<th>${escapeHtml(page)}`).join('')}</tr>`;
    const rows = table.map(
      (row) => `<tr><td>${row.rule}${pages.map((page) => `<td>${row.pages[page]}`).join('')}</tr>`,
    );
    const body = `<table>${head}${rows.join('')}</table>`;
    writeFileSync(
      path.join(this.folder, 'index.html'),
      htmlPage('Rules of accessibility by pages', body),
    );
  }

  private outcomeOf(rule: string, page: string): string {
    const own = this.results.filter((result) => result.path === page);
    const broken = own.reduce((sum, result) => sum + (result.broken[rule] ?? 0), 0);
    if (broken > 0) return `${broken} broken`;
    return own.some(({ passed }) => passed.includes(rule)) ? 'right' : '';
  }
}

// Playwright takes a reporter from a file's default export.
// biome-ignore lint/style/noDefaultExport: see above
export default AccessibilityReport;
