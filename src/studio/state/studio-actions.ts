import type { ValueChange } from '../../core/studio/diff-values.ts';
import { moveItem, putText } from '../../core/studio/edit-json.ts';
import type {
  StudioGesture,
  StudioGestureDone,
  StudioNewContent,
  StudioResolution,
} from '../../core/studio/studio-api.ts';
import type { StudioApi } from '../api/client.ts';
import { BranchMemory } from '../model/branch-memory.ts';
import { setValue } from '../model/edit-text.ts';
import type { JsonPath } from '../model/json-path.ts';
import { nameDetails } from '../model/name-details.ts';
import { words } from '../words.ts';
import {
  announcementAtom,
  dialogAtom,
  draftAtom,
  fieldsAtom,
  filesAtom,
  noticeAtom,
  pointedAtom,
  renderersAtom,
  resumedAtom,
  type Selection,
  selectionAtom,
  shownAtom,
  sideAtom,
  siteAtom,
} from './atoms.ts';
import {
  catchUpWhereStale,
  createSession,
  type DraftSession,
  type Store,
  setDraft,
} from './draft-session.ts';
import { createEditFile, type EditFile, type EditOptions, sayDone } from './edit-file.ts';
import { createSteps } from './undo-steps.ts';

export type StudioActions = ReturnType<typeof createActions>;

/** What can be done in the studio: each brings the state up to date, and says what went wrong. */
export function createActions(store: Store, api: StudioApi) {
  const session = createSession(store, api);
  const edit = createEditFile(session);
  const follow = (selection: Selection) => {
    store.set(selectionAtom, selection);
    // What was pointed at before is left.
    store.set(pointedAtom, undefined);
    store.set(sideAtom, 'part');
    void session.inTurn(() => session.openFile(selection.file));
  };
  return {
    api,
    edit,
    ...createReading(session),
    ...createEditing(session, edit),
    ...createKeeping(session),
    /** What parts were before others were chosen in their place. */
    branches: new BranchMemory(),
    select: (selection: Selection) => {
      session.begin();
      follow(selection);
    },
    /** Selects what an action has led to, of which it has said something. */
    follow,
    /** Shows a path of the site in the middle. */
    visit: (path: string) => store.set(shownAtom, ({ visit }) => ({ path, visit: visit + 1 })),
    announce: (text: string) => store.set(announcementAtom, text),
    /** Says what the step that is being made leaves out. */
    notify: (text: string) => store.set(noticeAtom, text),
  };
}

function createReading({ store, api, inTurn, openFile, takeOver }: DraftSession) {
  return {
    /** Reads the site and the draft; a draft that is there already was left by an earlier session. */
    start: () =>
      inTurn(async () => {
        const [state, site, renderers] = await Promise.all([
          api.call('GET state'),
          api.call('GET site'),
          api.call('GET renderers'),
        ]);
        store.set(resumedAtom, state.unsaved);
        setDraft(store, state);
        store.set(siteAtom, nameDetails(site));
        store.set(renderersAtom, renderers);
      }),
    /** Reads all anew, after the server was away or another window has edited. */
    refresh: () => inTurn(async () => takeOver(await api.call('GET state'))),
    /**
     * Reads all anew where the draft is further on than is known here; of the one that is known, what was
     * found since, as content is validated after the edit.
     *
     * @param revision that of the draft; where it is not known, it is asked for
     */
    catchUp: (revision?: number) =>
      inTurn(async () => {
        const known = store.get(draftAtom)?.revision ?? 0;
        if (revision !== undefined && revision < known) return;
        const state = await api.call('GET state');
        if (state.revision === known) setDraft(store, state);
        else await takeOver(state);
      }),
    openFile: (path: string) => inTurn(() => openFile(path)),
    /** The fields of a view's answer in a language, asked for once until something changes. */
    readFields: async (page: string, view: string | undefined, language: string) => {
      const key = `${page} ${view ?? ''} ${language}`;
      const fields = await api
        .call('GET fields', { page, language, ...(view !== undefined && { view }) })
        .catch(() => undefined);
      if (fields !== undefined) store.set(fieldsAtom, (all) => ({ ...all, [key]: fields }));
    },
  };
}

interface ItemMove {
  readonly list: JsonPath;
  readonly from: number;
  /** The place that it has in the end. */
  readonly to: number;
  readonly changes: readonly ValueChange[];
}

interface RestoredText {
  readonly path: JsonPath;
  readonly text: string;
  readonly changes: readonly ValueChange[];
}

function withValues(text: string, changes: readonly ValueChange[]): string {
  return changes.reduce((at, { path, value }) => setValue(at, path, value), text);
}

function createEditing(session: DraftSession, edit: EditFile) {
  const { store, inTurn, begin, api, takeOver, revision } = session;
  const change = (file: string, make: (text: string) => string, options: EditOptions) => {
    const text = store.get(filesAtom)[file]?.text;
    if (typeof text !== 'string') return Promise.resolve(undefined);
    const next = make(text);
    return next === text ? Promise.resolve(undefined) : edit(file, next, options);
  };
  const setValues = (file: string, changes: readonly ValueChange[], options: EditOptions) =>
    change(file, (text) => withValues(text, changes), options);
  return {
    /** Puts values into a file, each at its path. */
    setValues,
    setValue: (file: string, path: JsonPath, value: unknown, options: EditOptions) =>
      setValues(file, [{ path, value }], options),
    /** Moves an entry of a list in a file, with what follows from that elsewhere in it. */
    moveItem: (file: string, { list, from, to, changes }: ItemMove, options: EditOptions) =>
      change(file, (text) => withValues(moveItem(text, list, from, to), changes), options),
    /** Writes what stands at a path of a file as it was written before, and changes what is other by now. */
    restoreText: (file: string, { path, text, changes }: RestoredText, options: EditOptions) =>
      change(file, (whole) => withValues(putText(whole, path, text), changes), options),
    /** Begins a kind of content, which is written at once: it is no part of the draft. */
    beginContent: (content: StudioNewContent) => {
      begin();
      return inTurn(async () => {
        const begun = await api.call('POST begin-content', content);
        await takeOver(await api.call('GET state'));
        return begun;
      });
    },
    ...createSteps(session),
    /**
     * A whole gesture; what it says against itself is in the answer.
     *
     * @param field the input that it was typed in, where it was
     */
    gesture: (
      gesture: Pick<StudioGesture, 'name' | 'arguments'>,
      field?: string,
    ): Promise<StudioGestureDone | undefined> => {
      begin();
      return inTurn(async () => {
        // The two belong to each other, which the type of the pair has lost.
        const typed = field !== undefined && { merge: field };
        const ask = (base: number) =>
          api.call('POST gesture', { ...gesture, ...typed, base } as StudioGesture);
        const work = () => ask(revision());
        const done = await catchUpWhereStale(session, { work, again: work });
        await takeOver(done);
        if (done.isDone && done.notes.length > 0) {
          store.set(announcementAtom, `${done.notes.join('; ')}.`);
        } else if (done.isDone && field === undefined && done.undo !== undefined) {
          sayDone(store, done.undo);
        }
        return done;
      });
    },
  };
}

function createKeeping(session: DraftSession) {
  const { store, api, inTurn, begin, takeOver, revision } = session;
  return {
    /**
     * Writes the draft; what has changed on disk meanwhile is asked about.
     *
     * @param files all of the draft, unless said
     */
    save: (resolutions?: Readonly<Record<string, StudioResolution>>, files?: readonly string[]) => {
      begin();
      return inTurn(async () => {
        const what = {
          ...(resolutions !== undefined && { resolutions }),
          ...(files !== undefined && { files }),
        };
        const saved = await catchUpWhereStale(session, {
          work: () => api.call('POST save', { base: revision(), ...what }),
          // What would be written may be other than what was looked at.
          again: () => Promise.reject(new Error(words.problems.notSaved)),
        });
        await takeOver(saved);
        const { conflictsWith, written } = saved;
        const isSaved = conflictsWith.length === 0;
        store.set(
          dialogAtom,
          isSaved ? undefined : { name: 'conflicts', conflicts: conflictsWith, files },
        );
        if (isSaved) store.set(announcementAtom, words.save.saved(written.length));
        if (isSaved && files === undefined) store.set(resumedAtom, []);
        return saved;
      });
    },
    /** Shows what the disk has changed beside the draft, both texts of each file. */
    showConflicts: () =>
      inTurn(async () => {
        const { conflicts } = await api.call('GET conflicts');
        const files = conflicts.map(({ file }) => file);
        store.set(dialogAtom, { name: 'conflicts', conflicts, files });
      }),
    discard: (files?: readonly string[]) => {
      begin();
      return inTurn(async () => {
        await takeOver(await api.call('POST discard', files && { files }));
        store.set(announcementAtom, words.save.discarded);
      });
    },
  };
}
