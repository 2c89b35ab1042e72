import { words } from '../words.ts';
import { announcementAtom, draftAtom } from './atoms.ts';
import type { DraftSession } from './draft-session.ts';

type Direction = 'undo' | 'redo';

/** Steps back or again that were not asked for yet, and the turn that they wait for. */
interface Waiting {
  readonly name: Direction;
  readonly turn: number;
  steps: number;
  readonly done: Promise<void>;
}

/** Undo and redo: steps that are wished while the server is busy are done at once, and only their end is shown. */
export function createSteps({ store, inTurn, turns, begin, api, takeOver }: DraftSession) {
  let waiting: Waiting | undefined;
  const go = async (name: Direction, steps: number) => {
    const { [name]: label, unsaved = [] } = store.get(draftAtom) ?? {};
    if (label === undefined) return;
    const state = await api.call(`POST ${name}`, { steps });
    await takeOver(state);
    const reopened = state.unsaved.filter((file) => !unsaved.includes(file));
    const what = state.steps > 1 ? words.history.several(state.steps) : label;
    const said = name === 'undo' ? words.history.undone : words.history.redone;
    store.set(announcementAtom, said(what, reopened));
  };
  const step = (name: Direction) => (): Promise<void> => {
    begin();
    // What was asked for in between happens between the steps, too.
    if (waiting?.name === name && waiting.turn === turns()) {
      waiting.steps += 1;
      return waiting.done;
    }
    const done = inTurn(async () => {
      if (waiting === own) waiting = undefined;
      await go(name, own.steps);
    });
    const own: Waiting = { name, turn: turns(), steps: 1, done };
    waiting = own;
    return done;
  };
  return { undo: step('undo'), redo: step('redo') };
}
