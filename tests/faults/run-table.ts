import type { Browser } from 'playwright';
import { findLanguage, LANGUAGE_KEY } from '../../src/core/index.ts';
import type { CompiledSite } from '../../src/node/compiler/index.ts';
import { type AskContent, type FaultySite, startFaultySite } from './faulty-site.ts';
import { isSameContent, type PageState, readPageState, watchUntil } from './page-state.ts';
import { type Cell, type CellContext, playCell } from './play-cell.ts';
import { openReader, type Reader, type Viewer } from './reader.ts';
import type { Words } from './validate-page-state.ts';

/** A cell that was played. */
export interface PlayedCell {
  readonly cell: Cell;
  /** What was wrong; nothing in a green cell. */
  readonly wrong: readonly string[];
  readonly milliseconds: number;
}

export interface TableRun {
  readonly browser: Browser;
  readonly compiled: CompiledSite;
  readonly ask: AskContent;
  readonly cells: readonly Cell[];
  /** How many tabs play at once. */
  readonly tabs: number;
  readonly onPlayed?: (played: PlayedCell) => void;
}

/** A URL without a page, which asks for nothing. */
const QUIET = '/no-such-page';
const TIMEOUT = 30_000;
/** How long a page has to stay as it is to be taken for whole, in milliseconds. */
const STILL = 500;

/** Plays all cells, several tabs at a time, each with a site of its own. */
export async function runTable(run: TableRun): Promise<PlayedCell[]> {
  const jobs = groupCells(run.cells);
  const played: PlayedCell[] = [];
  const work = async (): Promise<void> => {
    const site = await startFaultySite(run.compiled.site, run.ask);
    const tabs = createTabs(site, run);
    try {
      for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
        played.push(...(await playJob(job, tabs, run)));
      }
    } finally {
      await tabs.close();
      site.stop();
    }
  };
  await Promise.all(Array.from({ length: Math.min(run.tabs, jobs.length) }, work));
  return played;
}

/** Cells of the same call and viewer, which one tab plays; a viewer's calls come together. */
function groupCells(cells: readonly Cell[]): Cell[][] {
  const viewers = Map.groupBy(cells, ({ viewer }) => `${viewer.language} ${viewer.width}`);
  return [...viewers.values()].flatMap((own) => [
    ...Map.groupBy(own, ({ call }) => `${call.url} ${call.name}`).values(),
  ]);
}

async function playJob(cells: readonly Cell[], tabs: Tabs, run: TableRun): Promise<PlayedCell[]> {
  const played: PlayedCell[] = [];
  let valid: PageState | undefined;
  for (const cell of cells) {
    const start = performance.now();
    const tab = await tabs.open(cell.viewer);
    valid ??= await seeValid(tab, cell);
    const wrong = await playSafely(cell, { ...tab, valid });
    const one = { cell, wrong, milliseconds: performance.now() - start };
    played.push(one);
    run.onPlayed?.(one);
    // What has gone wrong once must not colour the cells after it.
    if (wrong.length > 0) await tabs.close();
  }
  return played;
}

type Tab = Omit<CellContext, 'valid'>;

interface Tabs {
  /** The tab of a viewer: the one that is open, or a new one in its place. */
  readonly open: (viewer: Viewer) => Promise<Tab>;
  readonly close: () => Promise<void>;
}

function createTabs(site: FaultySite, { browser, compiled }: TableRun): Tabs {
  let current: { readonly viewer: Viewer; readonly tab: Tab } | undefined;
  const close = async () => {
    await current?.tab.reader.context.close();
    current = undefined;
  };
  return {
    close,
    open: async (viewer) => {
      if (current?.viewer === viewer) return current.tab;
      await close();
      const reader = await openReader(browser, site.origin, viewer, LANGUAGE_KEY);
      await reader.arrive(QUIET);
      const words = wordsOf(compiled, viewer);
      const languageTag = findLanguage(compiled.site, viewer.language).tag;
      const tab = { site, reader, quiet: QUIET, words, languageTag };
      current = { viewer, tab };
      return tab;
    },
  };
}

/** What a call's page shows where nothing is wrong, and its code is there. */
async function seeValid({ reader, words }: Tab, { call }: Cell): Promise<PageState> {
  const visit = async () => {
    await reader.goTo(call.url);
    // Until the page has come, the URL without one is still to be seen.
    const state = await watchUntilStill(reader, words('ui.notFound.title'));
    await reader.goTo(QUIET);
    await watchUntil(reader.page, isQuiet(words), TIMEOUT);
    return state;
  };
  await visit();
  return visit();
}

function isQuiet(words: Words): (state: PageState) => boolean {
  return ({ heading }) => heading === words('ui.notFound.title');
}

/** Plays a cell, after which the tab has to be of use for the next one. */
async function playSafely(cell: Cell, tab: CellContext): Promise<readonly string[]> {
  const { reader, words } = tab;
  try {
    const wrong = await playCell(cell, tab);
    await reader.goTo(QUIET);
    const left = await watchUntil(reader.page, isQuiet(words), TIMEOUT);
    return isQuiet(words)(left) ? wrong : [...wrong, 'no way on to another page'];
  } catch (error) {
    return [`could not be played: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function watchUntilStill({ page }: Reader, headingBefore: string): Promise<PageState> {
  let before = await readPageState(page);
  let since = performance.now();
  return watchUntil(
    page,
    (state) => {
      const isThere = !state.isBusy && state.heading !== '' && state.heading !== headingBefore;
      if (!isThere || !isSameContent(state, before)) since = performance.now();
      before = state;
      return performance.now() - since > STILL;
    },
    TIMEOUT,
  );
}

function wordsOf({ texts }: CompiledSite, { language }: Viewer): Words {
  return (key, values = {}) => {
    const text = texts.get(language)?.get(key);
    if (text === undefined) throw new Error(`The manifests have no text "${key}"`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
}
