import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useSetAtom, useStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { StudioGestureDone, StudioRefusal } from '../../core/studio/studio-api.ts';
import { dialogAtom, siteAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { useDialogProblem } from '../state/use-dialog-problem.ts';
import { words } from '../words.ts';
import styles from './gestures.module.css';
import { type Gesture, usePreview } from './use-preview.ts';

interface GestureDialogProps {
  readonly title: string;
  readonly action: string;
  /** What is to be done as the dialog stands; undefined while something is missing. */
  readonly gesture: Gesture | undefined;
  /** The same in spite of what stands against it, where that can be; then that is said before. */
  readonly forced?: Gesture | undefined;
  /** Has what it would do and what stands against it said before, and again where this is another text; left out, nothing is said. */
  readonly previewed?: string;
  readonly children?: ReactNode;
}

/** A whole gesture: what it needs, what stands against it, and doing it. */
export function GestureDialog(props: GestureDialogProps) {
  const { title, action, gesture, forced, previewed, children } = props;
  const studio = useStudio();
  const store = useStore();
  const open = useSetAtom(dialogAtom);
  const [last, setLast] = useState<{ readonly of: string; readonly done: StudioGestureDone }>();
  const [isBusy, setBusy] = useState(false);
  const { problem, attempt } = useDialogProblem();
  const preview = usePreview(previewed === undefined ? undefined : gesture, previewed);
  const close = () => open(undefined);
  // What was said against another gesture is not said against this one.
  const of = JSON.stringify(gesture);
  const refusals = last !== undefined && last.of === of ? last.done.refusals : preview.refusals;
  const canForce =
    forced !== undefined && refusals.length > 0 && refusals.every((refusal) => refusal.canForce);
  const run = async (what: Gesture | undefined) => {
    if (what === undefined || isBusy) return;
    setBusy(true);
    const answer = await attempt(studio.gesture(what));
    setBusy(false);
    setLast(answer && { of, done: answer });
    if (answer?.isDone !== true) return;
    close();
    const route = 'route' in what.arguments ? what.arguments.route : undefined;
    const section = store.get(siteAtom)?.sections.find((one) => one.route === route);
    if (section !== undefined) studio.follow({ file: section.file, path: [] });
    const page = store.get(siteAtom)?.pages.find(({ id }) => id === answer.page);
    if (page === undefined) return;
    studio.follow({ file: page.file, path: [] });
    if (page.example !== undefined) studio.visit(page.example);
  };
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface className={styles.surface}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void run(canForce ? forced : gesture);
          }}
        >
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.content}>
              {children}
              {preview.notes.length > 0 && (
                <div role="status" aria-label={words.gestures.preview}>
                  <p>{words.gestures.preview}</p>
                  <ul>
                    {preview.notes.map((note) => (
                      <li key={note}>{note}</li>
                    ))}
                  </ul>
                </div>
              )}
              {problem !== undefined && (
                <Refusals title={words.gestures.refused} refusals={[{ message: problem }]} />
              )}
              {refusals.length > 0 && (
                <Refusals
                  title={canForce ? words.gestures.against : words.gestures.refused}
                  refusals={refusals}
                />
              )}
            </DialogContent>
            <DialogActions>
              <Button onClick={close}>{words.cancel}</Button>
              <Button
                type="submit"
                appearance="primary"
                disabled={gesture === undefined}
                // It keeps the focus while it works.
                disabledFocusable={isBusy}
              >
                {canForce ? words.gestures.inSpite : action}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}

interface RefusalsProps {
  readonly title: string;
  readonly refusals: readonly StudioRefusal[];
}

/** What stands against a gesture, each with its place. */
function Refusals({ title, refusals }: RefusalsProps) {
  return (
    <div role="alert" className={styles.refusals}>
      <p>{title}</p>
      <ul>
        {refusals.map(({ message, file, line }) => (
          <li key={`${message} ${file} ${line}`}>
            {message}
            {file !== undefined && <code>{[file, line].filter(Boolean).join(':')}</code>}
          </li>
        ))}
      </ul>
    </div>
  );
}
