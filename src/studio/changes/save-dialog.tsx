import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { dialogAtom, draftAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { useDialogProblem } from '../state/use-dialog-problem.ts';
import { words } from '../words.ts';
import styles from './changes.module.css';
import { Difference } from './difference.tsx';
import { useDifference } from './use-difference.ts';

/** What would be written, file by file, before it is. */
export function SaveDialog() {
  const studio = useStudio();
  const draft = useAtomValue(draftAtom);
  const open = useSetAtom(dialogAtom);
  const difference = useDifference();
  const [chosen, setChosen] = useState<string>();
  const [isSideBySide, setSideBySide] = useState(false);
  const revision = draft?.revision;
  const { problem, attempt } = useDialogProblem();
  const files = difference?.files ?? [];
  const file = files.find((entry) => entry.file === chosen) ?? files[0];
  const written = files.filter(({ refusal }) => refusal === undefined).map((one) => one.file);
  const isWhole = written.length === files.length;
  const errors = draft?.findings.filter(({ severity }) => severity === 'error').length ?? 0;
  const close = () => open(undefined);
  const primary = useRef<HTMLElement>(null);
  const isRead = difference !== undefined;
  // The first control is one of many before it is known what would be written.
  useEffect(() => {
    if (isRead) primary.current?.focus();
  }, [isRead]);
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle>{words.save.title}</DialogTitle>
          <DialogContent className={styles.content}>
            {difference !== undefined && files.length === 0 && <p>{words.save.same}</p>}
            {errors > 0 && <p className={styles.warning}>{words.save.errors(errors)}</p>}
            {files.map(
              ({ file: name, refusal }) =>
                refusal !== undefined && (
                  <p key={name} role="alert" className={styles.warning}>
                    {refusal.message}
                  </p>
                ),
            )}
            {problem !== undefined && (
              <p role="alert" className={styles.warning}>
                {problem}
              </p>
            )}
            <div className={styles.columns}>
              <ul className={styles.files}>
                {files.map((entry) => (
                  <li key={entry.file}>
                    <button
                      type="button"
                      aria-current={entry === file ? 'true' : undefined}
                      onClick={() => setChosen(entry.file)}
                    >
                      <span>{entry.file}</span>
                      <small data-status={entry.status}>
                        {words.save.status[entry.status]}
                        {entry.isConflict && ` · ${words.save.conflict}`}
                        {entry.refusal !== undefined && ` · ${words.save.refused}`}
                      </small>
                    </button>
                  </li>
                ))}
              </ul>
              <div className={styles.difference}>
                {file !== undefined && (
                  <Difference
                    key={`${file.file} ${isSideBySide} ${revision}`}
                    before={file.before ?? ''}
                    after={file.after ?? ''}
                    isSideBySide={isSideBySide}
                    label={words.save.differenceOf(file.file)}
                  />
                )}
              </div>
            </div>
          </DialogContent>
          <DialogActions>
            <Checkbox
              className={styles.sideBySide}
              label={words.save.sideBySide}
              checked={isSideBySide}
              onChange={(_, { checked }) => setSideBySide(checked === true)}
            />
            <Button
              disabled={files.length === 0}
              onClick={() => open({ name: 'discard', files: undefined })}
            >
              {words.save.discard}
            </Button>
            <Button onClick={close}>{words.cancel}</Button>
            <Button
              ref={(element: HTMLElement | null) => {
                primary.current = element;
              }}
              appearance="primary"
              disabled={written.length === 0}
              onClick={() => void attempt(studio.save(undefined, isWhole ? undefined : written))}
            >
              {words.save.write(written.length)}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
