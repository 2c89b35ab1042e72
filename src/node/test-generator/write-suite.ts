import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder, matchesPattern } from '../command-line/index.ts';
import type { CompiledSite, ValidatedManifests } from '../compiler/index.ts';
import { listFiles } from '../site-folder/index.ts';
import { findFurther } from './further-cases.ts';
import { listProperties } from './list-properties.ts';
import { oracleFacts } from './oracle-facts.ts';
import { hiddenRoutes, type PagePlan, planPages } from './page-plan.ts';
import { LOAD_FILE, printLoad } from './print-load.ts';
import { casesOf, GENERATED, printPage } from './print-page.ts';
import { printSiteFacts, type Runs } from './print-site.ts';
import { printWorkflow, WORKFLOW_FILE } from './print-workflow.ts';
import type { RendererExpectations } from './renderer-expectations.ts';
import type { ContentList } from './suite/support/data-facts.ts';

/** Files that every suite has. */
const COMMON = path.join(import.meta.dirname, 'suite');
/** Data has no comments; a suite's own data has this name. */
const FACTS_FILE = 'site.json';
const MANIFESTS_FILE = 'manifests.json';
/** How the data begins that the generator has written. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  [FACTS_FILE]: '{\n  "runs": {',
  [MANIFESTS_FILE]: '{\n "pages": [',
};

export interface SuiteOptions {
  readonly runs: Runs;
  /** Patterns of routes, such as `/people/*`; none for all. */
  readonly only: readonly string[];
  readonly isReadOnly: boolean;
  /** What the renderers say of what is seen of them. */
  readonly renderers: RendererExpectations;
  /** The manifests as they are written, for a report of what is tested of each line. */
  readonly manifests?: ValidatedManifests;
  /** What is known of the lists of the site's own content. */
  readonly contentLists?: readonly ContentList[];
}

export interface Suite {
  /** What is in its files, by their paths below its folder. */
  readonly files: ReadonlyMap<string, string>;
  /** The paths of the specs of all pages of the site, also of those that were not asked for. */
  readonly specs: ReadonlySet<string>;
  /** The routes without a spec, since nothing tells what would fill their parameters. */
  readonly hidden: readonly string[];
}

const PACKAGE_FILE = 'package.json';
/** A tester may add to these, so that they are written once and then left alone. */
const WRITTEN_ONCE: ReadonlySet<string> = new Set([PACKAGE_FILE, WORKFLOW_FILE]);
/** What is about answers that are broken, of the site as a whole. */
const FAILURES_SPEC = 'whole-site-failures.spec.ts';
/** What a suite needs of the npm registry. */
const PACKAGES = ['@axe-core/playwright', '@playwright/test'];

/** The suite of a site: the same manifests always give the same files. */
export function generateSuite(
  site: CompiledSite,
  { runs, only, isReadOnly, renderers, manifests, contentLists }: SuiteOptions,
): Suite {
  const all = planPages(site, renderers);
  const plans = all.filter(({ route }) => isWanted(route.route, only));
  const exemptionsOf = ({ page }: PagePlan) => site.testExemptions[page.id] ?? {};
  // Of all pages: a spec is the same, whichever others are asked for.
  const cases = new Map(all.map((plan) => [plan, casesOf(plan)]));
  const further = findFurther(
    [...cases].flatMap(([plan, own]) => own.filter(({ kind }) => !(kind in exemptionsOf(plan)))),
  );
  const files = new Map([
    [PACKAGE_FILE, printPackage()],
    [WORKFLOW_FILE, printWorkflow(runs.baseUrl)],
    [LOAD_FILE, printLoad(site, all)],
    [FACTS_FILE, printSiteFacts(site, runs, { oracle: oracleFacts(site, all), contentLists })],
    ...(manifests === undefined
      ? []
      : [printManifests(manifests, new Set(all.map(({ file }) => file)))]),
    ...listSources(COMMON)
      .filter((name) => !isReadOnly || name !== FAILURES_SPEC)
      .map((name): [string, string] => [
        name,
        printCopied(readFileSync(path.join(COMMON, name), 'utf8')),
      ]),
    ...renderers.suiteFiles.map(({ file, code }): [string, string] => [
      `support/${file}`,
      printCopied(code),
    ]),
    ...plans.map((plan): [string, string] => [
      plan.file,
      printPage(plan, cases.get(plan) ?? [], {
        isReadOnly,
        exemptions: exemptionsOf(plan),
        further,
        suiteFiles: renderers.suiteFiles,
      }),
    ]),
  ]);
  const hidden = hiddenRoutes(site).filter((route) => isWanted(route, only));
  return { files, specs: new Set(all.map(({ file }) => file)), hidden };
}

/** Whether a route is among those asked for; all are where none is named. */
export function isWanted(route: string, only: readonly string[]): boolean {
  return only.length === 0 || only.some((pattern) => matchesPattern(route, pattern));
}

/** How a folder differs from what a suite would be. */
export interface SuiteState {
  readonly missing: readonly string[];
  /** Files that say something else. */
  readonly stale: readonly string[];
  /** Generated once, of pages that are gone. */
  readonly obsolete: readonly string[];
  /** Files that would be overwritten, but were not generated. */
  readonly foreign: readonly string[];
}

/** Compares a folder with a suite; files that are nobody's but the tester's do not count. */
export function compareSuite(folder: string, suite: Suite): SuiteState {
  const state = { missing: [], stale: [], obsolete: [], foreign: [] } as Record<
    keyof SuiteState,
    string[]
  >;
  for (const [name, content] of suite.files) {
    const file = path.join(folder, name);
    if (!existsSync(file)) state.missing.push(name);
    else if (WRITTEN_ONCE.has(name)) continue;
    else if (!isGenerated(file)) state.foreign.push(name);
    else if (readFileSync(file, 'utf8') !== content) state.stale.push(name);
  }
  state.obsolete.push(
    ...listSources(folder).filter(
      (name) =>
        !suite.files.has(name) && !suite.specs.has(name) && isGenerated(path.join(folder, name)),
    ),
  );
  return state;
}

/** Writes a suite, and removes what was generated for pages that are gone; touches nothing else. */
export function writeSuite(folder: string, suite: Suite, { obsolete }: SuiteState): void {
  for (const [name, content] of suite.files) {
    const file = path.join(folder, name);
    if (WRITTEN_ONCE.has(name) && existsSync(file)) continue;
    makeFolder(path.dirname(file));
    writeFileSync(file, content);
  }
  for (const name of obsolete) rmSync(path.join(folder, name));
}

function printManifests(
  manifests: ValidatedManifests,
  specs: ReadonlySet<string>,
): [string, string] {
  const pages = listProperties(manifests, specs);
  return [MANIFESTS_FILE, `${JSON.stringify({ pages }, null, 1)}\n`];
}

function printCopied(code: string): string {
  return `${GENERATED}: changes are lost when it is made anew.\n${code}`;
}

/** The versions are those that this project runs the suite with. */
function printPackage(): string {
  const own: { readonly devDependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8'),
  );
  const devDependencies = Object.fromEntries(
    PACKAGES.map((name) => [name, own.devDependencies[name] ?? '*']),
  );
  const content = {
    private: true,
    type: 'module',
    scripts: { test: 'playwright test' },
    devDependencies,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** How files of a suite began that an older version generated. */
const GENERATED_BEFORE = '// Generated by `npm run generate:tests`';

function isGenerated(file: string): boolean {
  const content = readFileSync(file, 'utf8');
  const beginning = BEGINNINGS[path.basename(file)];
  const known = beginning === undefined ? [GENERATED, GENERATED_BEFORE] : [beginning];
  return known.some((own) => content.startsWith(own));
}

/** The TypeScript files of a folder and the data beside them, without what runs leave behind. */
function listSources(folder: string): string[] {
  return listFiles(folder).filter(
    (name) => name.endsWith('.ts') && !/(^|\/)(node_modules|report)\//.test(name),
  );
}
