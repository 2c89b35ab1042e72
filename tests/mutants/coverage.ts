import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { NOTED, RUN_IN_PAGES, RUN_IN_SERVER, type RunInPage } from './variables.ts';

/** Which planted mutants a suite's cases run: what a case does not run, it cannot notice. */
export interface Coverage {
  /** The cases in whose pages a mutant runs, by its id, as Playwright lists tests. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** The ids of those that the server runs. */
  readonly server: ReadonlySet<string>;
}

/** Where the processes of a run note what they run. */
export interface CoverageFiles {
  /** The ids for which they do. */
  readonly noted: readonly string[];
  readonly pages: string;
  readonly server: string;
}

/** The files of a new run in a folder, which is about some mutants. */
export function createCoverageFiles(folder: string, noted: readonly string[]): CoverageFiles {
  const [pages, server] = [path.join(folder, 'pages.jsonl'), path.join(folder, 'server.txt')];
  for (const file of [pages, server]) rmSync(file, { force: true });
  return { noted, pages, server };
}

/** What `playwright test` needs for it. */
export function suiteVariables({ noted, pages }: CoverageFiles): Record<string, string> {
  return { [NOTED]: noted.join(), [RUN_IN_PAGES]: pages };
}

/** What the server needs for it. */
export function serverVariables({ noted, server }: CoverageFiles): Record<string, string> {
  const watch = path.join(import.meta.dirname, 'watch-server.ts');
  return { [NOTED]: noted.join(), [RUN_IN_SERVER]: server, NODE_OPTIONS: `--import=${watch}` };
}

export function readCoverage(files: CoverageFiles): Coverage {
  const pages = new Map<string, Set<string>>();
  for (const line of linesOf(files.pages)) {
    const [project, titlePath, id]: RunInPage = JSON.parse(line);
    const cases = pages.get(id) ?? new Set();
    pages.set(id, cases.add([`[${project}]`, ...titlePath].join(' › ')));
  }
  return { pages, server: new Set(linesOf(files.server)) };
}

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/**
 * The cases that could notice a mutant. What the server alone runs, all of them may see; of what pages run as
 * well, those do that run it, and those in whose pages nothing runs.
 *
 * @param all the suite's cases
 */
export function casesFor(
  id: string,
  { pages, server }: Coverage,
  all: readonly string[],
): string[] {
  const own = pages.get(id);
  if (own === undefined) return server.has(id) ? [...all] : [];
  if (!server.has(id)) return all.filter((name) => own.has(name));
  const inPages = new Set([...pages.values()].flatMap((cases) => [...cases]));
  return all.filter((name) => own.has(name) || !inPages.has(name));
}
