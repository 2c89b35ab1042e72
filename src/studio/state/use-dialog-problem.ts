import { useStore } from 'jotai';
import { useState } from 'react';
import { problemAtom } from './atoms.ts';

/** What the server had against what a dialog asked for, and how the dialog asks. */
export interface DialogProblem {
  readonly problem: string | undefined;
  /** Waits for an action; what fails is said in the dialog, which covers the messages of the window. */
  readonly attempt: <Answer>(action: Promise<Answer | undefined>) => Promise<Answer | undefined>;
}

export function useDialogProblem(): DialogProblem {
  const store = useStore();
  const [problem, setProblem] = useState<string>();
  return {
    problem,
    attempt: async (action) => {
      const answer = await action;
      const said = answer === undefined ? store.get(problemAtom) : undefined;
      setProblem(said);
      if (said !== undefined) store.set(problemAtom, undefined);
      return answer;
    },
  };
}
