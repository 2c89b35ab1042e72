import type { createStore } from 'jotai';
import type { StudioFile, StudioSite } from '../../core/studio/data.ts';
import type { StudioEdited, StudioState } from '../../core/studio/studio-api.ts';
import { type StudioApi, StudioError } from '../api/client.ts';
import { nameDetails } from '../model/name-details.ts';
import { words } from '../words.ts';
import {
  announcementAtom,
  draftAtom,
  fieldsAtom,
  filesAtom,
  noticeAtom,
  pointedAtom,
  problemAtom,
  resumedAtom,
  schemasAtom,
  selectionAtom,
  siteAtom,
} from './atoms.ts';

/** Milliseconds without a further edit after which the tree of the site shows the last: the page does first. */
const PAUSE = 250;

export type Store = ReturnType<typeof createStore>;

/** What all changes of the draft go through. */
export interface DraftSession {
  readonly store: Store;
  readonly api: StudioApi;
  /** Does one thing after the other, each on what the last has left; what fails is shown. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;
  /** How many things were to be done so far. */
  readonly turns: () => number;
  /** Takes away what was said of earlier actions. */
  readonly begin: () => void;
  readonly revision: () => number;
  /** Files with edits that were not sent yet: what is shown of them is further on than the server. */
  readonly unsent: Set<string>;
  /** Reads a file of the draft, and what its form is made from. */
  readonly openFile: (path: string) => Promise<StudioFile>;
  /** Takes over what has become of the draft, files that are open among it. */
  readonly takeOver: (state: StudioState) => Promise<void>;
  /** Takes over what an edit of one file has made of the site beside that file: the site is read once for a burst of edits. */
  readonly takeOverEdit: (edited: StudioEdited) => void;
}

/** Whether two readings say the same of the site; most edits change nothing that stands there. */
function isSame(...sites: readonly [StudioSite, StudioSite]): boolean {
  const [one, other] = sites.map((site) => JSON.stringify({ ...site, revision: 0 }));
  return one === other;
}

/** Takes a state for the draft's; what the disk has changed beside it is said as soon as it is known. */
export function setDraft(store: Store, state: StudioState): void {
  const known = store.get(draftAtom)?.conflicts ?? [];
  const fresh = state.conflicts.filter((file) => !known.includes(file));
  store.set(draftAtom, state);
  store.set(resumedAtom, (files) => files.filter((file) => state.unsaved.includes(file)));
  if (fresh.length > 0) store.set(announcementAtom, words.conflict.happened(fresh));
}

/**
 * Does what is refused where the draft has gone on elsewhere: then all is read again first.
 *
 * @param again what is done in its place by then
 */
export async function catchUpWhereStale<Result>(
  { api, takeOver }: DraftSession,
  { work, again }: { readonly work: () => Promise<Result>; readonly again: () => Promise<Result> },
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StudioError) || error.status !== 409) throw error;
  }
  await takeOver(await api.call('GET state'));
  return again();
}

export function createSession(store: Store, api: StudioApi): DraftSession {
  let queue: Promise<unknown> = Promise.resolve();
  const unsent = new Set<string>();
  let turns = 0;
  const inTurn: DraftSession['inTurn'] = (work) => {
    turns += 1;
    const next = queue.then(work).catch((error: unknown) => {
      store.set(problemAtom, error instanceof Error ? error.message : String(error));
      return undefined;
    });
    queue = next;
    return next;
  };
  let readingSite: ReturnType<typeof setTimeout> | undefined;
  const readSite = async () => {
    clearTimeout(readingSite);
    const read = nameDetails(await api.call('GET site'));
    // What is made of it, as the tree of a large site, is not made again where nothing of it has changed.
    store.set(siteAtom, (site) => (site && isSame(site, read) ? site : read));
  };
  const readFile = async (path: string) => {
    const file = await api.call('GET file', { path });
    store.set(filesAtom, (files) => {
      const { [path]: known } = files;
      const text = known !== undefined && unsent.has(path) ? known.text : file.text;
      return { ...files, [path]: { ...file, text } };
    });
    return file;
  };
  /** A file that is gone by now is closed. */
  const readAgain = (path: string) =>
    readFile(path).catch((error: unknown) => {
      if (!(error instanceof StudioError) || error.status !== 404) throw error;
      store.set(filesAtom, ({ [path]: _, ...files }) => files);
      store.set(selectionAtom, (selection) => (selection?.file === path ? undefined : selection));
    });
  const readSchema = (path: string) =>
    api
      .call('GET schema', { path })
      .then((read) => store.set(schemasAtom, (schemas) => ({ ...schemas, [path]: read })))
      // Files that no schema describes are edited as text.
      .catch(() => undefined);
  /** Has the schemas of other files read again when these are opened: what forms offer may be others by then. */
  const forgetSchemas = (selected: string | undefined) =>
    store.set(schemasAtom, (schemas) =>
      Object.fromEntries(Object.entries(schemas).filter(([path]) => path === selected)),
    );
  return {
    store,
    api,
    unsent,
    inTurn,
    turns: () => turns,
    begin: () => {
      store.set(announcementAtom, '');
      store.set(noticeAtom, undefined);
      store.set(problemAtom, undefined);
    },
    revision: () => store.get(draftAtom)?.revision ?? 0,
    openFile: async (path) => {
      const { [path]: known } = store.get(filesAtom);
      const { [path]: schema } = store.get(schemasAtom);
      const reading = schema === undefined ? readSchema(path) : undefined;
      const file = known ?? (await readFile(path));
      await reading;
      return file;
    },
    takeOver: async (state) => {
      setDraft(store, state);
      store.set(fieldsAtom, {});
      // Its file may have moved; the page says anew what is pointed at.
      store.set(pointedAtom, undefined);
      const selected = store.get(selectionAtom)?.file;
      forgetSchemas(selected);
      await Promise.all([
        readSite(),
        ...Object.keys(store.get(filesAtom)).map(readAgain),
        // Routes and the like, which a form offers, may be others now.
        ...(selected === undefined ? [] : [readSchema(selected)]),
      ]);
    },
    takeOverEdit: (edited) => {
      setDraft(store, edited);
      if (edited.pages.length === 0 && !edited.isWide) return;
      forgetSchemas(store.get(selectionAtom)?.file);
      clearTimeout(readingSite);
      readingSite = setTimeout(() => void inTurn(readSite), PAUSE);
    },
  };
}
