import { diffValues } from '../../core/studio/diff-values.ts';
import type { StudioEdited } from '../../core/studio/studio-api.ts';
import { StudioError } from '../api/client.ts';
import { parseText, setValue } from '../model/edit-text.ts';
import { words } from '../words.ts';
import { announcementAtom, fieldsAtom, filesAtom, noticeAtom } from './atoms.ts';
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
  const { store, inTurn, begin, unsent } = session;
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
    unsent.add(file);
    entry.sent = inTurn(async () => {
      waiting.splice(waiting.indexOf(entry), 1);
      if (!waiting.some((other) => other.file === file)) unsent.delete(file);
      const edited = await sendEdit(session, { ...entry, before: known?.text, ...options });
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
 * Sends an edit. Where the draft has gone on elsewhere, or the server has started anew, all is read again,
 * and the change is made on what there is now.
 */
async function sendEdit(session: DraftSession, edit: SentEdit): Promise<StudioEdited> {
  const { api, store, revision, takeOver, takeOverEdit } = session;
  const { file, text, label, merge, before } = edit;
  const send = (base: number, next: string | null) =>
    api.call('POST edit', {
      changes: [{ file, text: next }],
      label,
      base,
      ...(merge !== undefined && { merge }),
    });
  try {
    const edited = await send(revision(), text);
    if (changesSource(before, text)) store.set(fieldsAtom, {});
    takeOverEdit(edited);
    return edited;
  } catch (error) {
    if (!(error instanceof StudioError) || error.status !== 409) throw error;
  }
  const [state, now] = await Promise.all([
    api.call('GET state'),
    api.call('GET file', { path: file }),
  ]);
  const isSame = before === undefined || now.text === before;
  const edited = await send(state.revision, isSame ? text : onWhatIs(now.text, { before, text }));
  await takeOver(edited);
  if (!isSame) store.set(noticeAtom, words.problems.changedElsewhere(file));
  return edited;
}

/** Whether an edit has a view ask for something else, so that its answer may have other fields. */
function changesSource(before: string | null | undefined, text: string | null): boolean {
  const [old, next] = [before, text].map(parseText);
  if (old === undefined || next === undefined) return true;
  return diffValues(old, next).some(
    ({ path }) => path.includes('source') || !OF_LOOK.some((name) => path.includes(name)),
  );
}

/** Properties of what a page shows and is called, and not of where that is from. */
const OF_LOOK = ['layout', 'list', 'menu', 'title', 'introduction'];

/**
 * A change of a text made on another text that it has become meanwhile, value by value. Where one of them is
 * no JSON the whole text is that of the change: the other one is a step back.
 */
function onWhatIs(
  now: string | null,
  { before, text }: Pick<SentEdit, 'before' | 'text'>,
): string | null {
  const [old, next, other] = [before, text, now].map(parseText);
  if (typeof now !== 'string' || [old, next, other].includes(undefined)) return text;
  return diffValues(old, next).reduce((at, { path, value }) => setValue(at, path, value), now);
}
