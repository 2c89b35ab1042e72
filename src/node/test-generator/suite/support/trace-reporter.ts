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
    /** The part of the page that it belongs to; undefined for what is of the whole page. */
    readonly view?: string;
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

/**
 * Says of each line of the manifests which cases of a kind that looks at it ran, and how they went: `report/trace`.
 */
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
    const traced = tracePages(pages, this.outcomes);
    const folder = path.join(this.folder, 'report/trace');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'trace.json'),
      `${JSON.stringify({ pages: traced }, null, 2)}\n`,
    );
    writeFileSync(path.join(folder, 'index.html'), printTrace(traced));
  }
}

/**
 * The cases of each property: those of a kind that looks at it which ran on its page, or on its part of the page. Pages
 * of which no case ran are left out.
 */
function tracePages(pages: readonly TracedPage[], outcomes: readonly Outcome[]): Traced {
  return pages.flatMap(({ manifest, spec, properties }) => {
    const ran = outcomes.filter((own) => own.spec === spec);
    const views = new Set(properties.flatMap(({ view }) => view ?? []));
    if (ran.length === 0) return [];
    const traced = properties.map((property) => ({
      ...property,
      cases: ran.filter(
        ({ kinds, title }) =>
          kinds.some((kind) => property.kinds.includes(kind)) &&
          isOfView(title, views, property.view),
      ),
    }));
    return [{ manifest, properties: traced }];
  });
}

/** Whether a case is not about another part of the page: its title begins with the part that it is about. */
function isOfView(title: string, views: ReadonlySet<string>, view: string | undefined): boolean {
  const [about = ''] = title.split(': ');
  return view === undefined || about === view || !views.has(about);
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
      `<h2>${manifest}</h2><table><tr><th>Line<th>Property<th>Value<th>Cases of its kinds<th>Failed</tr>${properties
        .map(
          ({ line, path: own, value, cases }) =>
            `<tr><td>${line}<td>${escapeHtml(own)}<td>${escapeHtml(value)}<td>${printCases(cases)}<td>${
              cases.filter(({ status }) => status !== 'passed' && status !== 'skipped').length
            }</tr>`,
        )
        .join('')}</table>`,
  );
  const none = `<h2>Properties for which no case of a kind that looks at them ran (${untouched.length})</h2><ul>${untouched.join('')}</ul>`;
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
