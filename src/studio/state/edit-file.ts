import type { StudioEdited } from '../../core/studio/studio-api.ts';
import { StudioError } from '../api/client.ts';
import { words } from '../words.ts';
import { announcementAtom, draftAtom, filesAtom } from './atoms.ts';
import type { DraftSession, Store } from './draft-session.ts';

/** A change of a file in words. */
export interface EditOptions {
  readonly label: string;
  /** Steps of the same that follow each other closely are undone at once. */
  readonly merge?: string | undefined;
}

/** An edit that was not sent yet. */
interface Waiting {
  readonly file: string;
  text: string | null;
  readonly merge: string | undefined;
  sent: Promise<StudioEdited | undefined>;
}

/** Says what was done, unless that was said already. */
export function sayDone(store: Store, label: string): void {
  store.set(announcementAtom, (said) => said || words.history.done(label));
}

export type EditFile = (
  file: string,
  text: string | null,
  options: EditOptions,
) => Promise<StudioEdited | undefined>;

/** Gives a file another text: shown at once, and in the draft as soon as the server has it. */
export function createEditFile(session: DraftSession): EditFile {
  const { store, inTurn, begin, takeOverEdit } = session;
  const waiting: Waiting[] = [];
  return (file, text, options) => {
    begin();
    const known = store.get(filesAtom)[file];
    if (known !== undefined) {
      store.set(filesAtom, (files) => ({ ...files, [file]: { ...known, text } }));
    }
    // What was typed while the server was busy is sent once, as it is by then.
    const last = waiting.at(-1);
    if (last?.file === file && last.merge !== undefined && last.merge === options.merge) {
      last.text = text;
      return last.sent;
    }
    const entry: Waiting = { file, text, merge: options.merge, sent: Promise.resolve(undefined) };
    waiting.push(entry);
    entry.sent = inTurn(async () => {
      waiting.splice(waiting.indexOf(entry), 1);
      const edited = await sendEdit(session, { ...entry, before: known?.text, ...options });
      await takeOverEdit(edited);
      if (options.merge === undefined) sayDone(store, options.label);
      return edited;
    });
    return entry.sent;
  };
}

interface SentEdit extends EditOptions {
  readonly file: string;
  readonly text: string | null;
  /** What the file said when the change was made; undefined where it was not open. */
  readonly before: string | null | undefined;
}

/**
 * Sends an edit. Where the draft has gone on elsewhere, or the server has started anew, the change is
 * made on what there is now, unless it is the same file that has changed.
 */
async function sendEdit(session: DraftSession, edit: SentEdit): Promise<StudioEdited> {
  const { api, store, revision } = session;
  const { file, text, label, merge, before } = edit;
  const send = (base: number) =>
    api.call('POST edit', {
      changes: [{ file, text }],
      label,
      base,
      ...(merge !== undefined && { merge }),
    });
  try {
    return await send(revision());
  } catch (error) {
    if (!(error instanceof StudioError) || error.status !== 409) throw error;
    const [state, now] = await Promise.all([
      api.call('GET state'),
      api.call('GET file', { path: file }),
    ]);
    if (before === undefined || now.text === before) return send(state.revision);
    store.set(filesAtom, (files) => ({ ...files, [file]: now }));
    store.set(draftAtom, state);
    throw new Error(words.problems.changedElsewhere(file), { cause: error });
  }
}
