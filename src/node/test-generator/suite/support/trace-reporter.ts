import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { escapeHtml, htmlPage } from './report-page.ts';

interface TracedPage {
  readonly manifest: string;
  readonly spec: string;
  readonly properties: readonly {
    readonly path: string;
    readonly line: number;
    readonly value: string;
    /** The kinds of the cases that look at it. */
    readonly kinds: readonly string[];
  }[];
}

interface Outcome {
  readonly spec: string;
  readonly title: string;
  readonly project: string;
  readonly status: string;
  readonly kinds: readonly string[];
}

/** Says of each line of the manifests which cases look at it, and how they went: `report/trace`. */
class Trace implements Reporter {
  private folder = '';
  private readonly outcomes: Outcome[] = [];

  onBegin(config: FullConfig): void {
    this.folder = path.dirname(config.configFile ?? '.');
  }

  onTestEnd(test: TestCase, { status }: TestResult): void {
    this.outcomes.push({
      spec: path.relative(this.folder, test.location.file).split(path.sep).join('/'),
      title: test.title,
      project: test.parent.project()?.name ?? '',
      status: status === test.expectedStatus ? status : 'failed',
      kinds: test.tags.map((tag) => tag.slice(1)),
    });
  }

  onEnd(): void {
    // What only lists cases leaves the report of the last run.
    if (this.outcomes.length === 0) return;
    const file = path.join(this.folder, 'manifests.json');
    if (!existsSync(file)) return;
    const { pages }: { pages: readonly TracedPage[] } = JSON.parse(readFileSync(file, 'utf8'));
    const traced = pages.map(({ manifest, spec, properties }) => ({
      manifest,
      properties: properties.map((property) => ({
        ...property,
        cases: this.outcomes.filter(
          (own) => own.spec === spec && own.kinds.some((kind) => property.kinds.includes(kind)),
        ),
      })),
    }));
    const folder = path.join(this.folder, 'report/trace');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'trace.json'),
      `${JSON.stringify({ pages: traced }, null, 2)}\n`,
    );
    writeFileSync(path.join(folder, 'index.html'), printTrace(traced));
  }
}

type Traced = readonly {
  readonly manifest: string;
  readonly properties: readonly (TracedPage['properties'][number] & {
    readonly cases: readonly Outcome[];
  })[];
}[];

function printTrace(pages: Traced): string {
  const untouched = pages.flatMap(({ manifest, properties }) =>
    properties
      .filter(({ cases }) => cases.every(({ status }) => status === 'skipped'))
      .map(({ path: own, line }) => `<li><code>${manifest}:${line}</code> ${escapeHtml(own)}</li>`),
  );
  const tables = pages.map(
    ({ manifest, properties }) =>
      `<h2>${manifest}</h2><table><tr><th>Line<th>Property<th>Value<th>Cases<th>Failed</tr>${properties
        .map(
          ({ line, path: own, value, cases }) =>
            `<tr><td>${line}<td>${escapeHtml(own)}<td>${escapeHtml(value)}<td>${printCases(cases)}<td>${
              cases.filter(({ status }) => status !== 'passed' && status !== 'skipped').length
            }</tr>`,
        )
        .join('')}</table>`,
  );
  const none = `<h2>What no case of this run looked at (${untouched.length})</h2><ul>${untouched.join('')}</ul>`;
  return htmlPage('Manifests and cases', none + tables.join(''));
}

function printCases(cases: readonly Outcome[]): string {
  const titles = [...new Set(cases.map(({ title }) => title))];
  const lines = titles.map((title) => {
    const own = cases.filter((one) => one.title === title);
    const runs = own.map(({ project, status }) => `${project}: ${status}`).join(', ');
    return `<li>${escapeHtml(title)} <small>${escapeHtml(runs)}</small></li>`;
  });
  return `<details><summary>${titles.length}</summary><ul>${lines.join('')}</ul></details>`;
}

// Playwright takes a reporter from a file's default export.
// biome-ignore lint/style/noDefaultExport: see above
export default Trace;
