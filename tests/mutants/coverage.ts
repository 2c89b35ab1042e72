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

/** The cases to ask about a mutant, one group after the other. */
export interface ChosenCases {
  /** Those in whose pages nothing runs, as they ask for answers alone: they take no time. */
  readonly ofAnswers: readonly string[];
  readonly ofPages: readonly string[];
}

/** How many of the page cases with one title are asked: each takes a second or more. */
const MOST_ALIKE = 4;

/**
 * The cases that could notice a mutant. What the server alone runs, all of them may see; of what pages run as
 * well, those do that run it, and those in whose pages nothing runs. Of cases that ask the same of
 * many pages, a few that lie far apart are enough.
 *
 * @param all the suite's cases
 */
export function casesFor(
  id: string,
  { pages, server }: Coverage,
  all: readonly string[],
): ChosenCases {
  const inPages = new Set([...pages.values()].flatMap((cases) => [...cases]));
  const own = pages.get(id) ?? (server.has(id) ? inPages : new Set<string>());
  return {
    ofAnswers: server.has(id) ? all.filter((name) => !inPages.has(name)) : [],
    ofPages: takeApart(all.filter((name) => own.has(name))),
  };
}

/** Of the cases with the same title, whatever part of a page it names, the first, the last and some between. */
function takeApart(cases: readonly string[]): string[] {
  const alike = Map.groupBy(cases, (name) => name.replace(/.* › (?:[^ ]+: )?/, ''));
  return [...alike.values()].flatMap((group) => {
    if (group.length <= MOST_ALIKE) return group;
    const step = (group.length - 1) / (MOST_ALIKE - 1);
    const places = new Set(
      Array.from({ length: MOST_ALIKE }, (_, turn) => Math.round(turn * step)),
    );
    return group.filter((_, index) => places.has(index));
  });
}
