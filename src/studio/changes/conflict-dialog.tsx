import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Radio,
  RadioGroup,
} from '@fluentui/react-components';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { StudioConflict, StudioResolution } from '../../core/studio/studio-api.ts';
import { dialogAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { useDialogProblem } from '../state/use-dialog-problem.ts';
import { words } from '../words.ts';
import styles from './changes.module.css';
import { Difference } from './difference.tsx';
import { useDifference } from './use-difference.ts';

interface ConflictDialogProps {
  readonly conflicts: readonly StudioConflict[];
  /** What is saved once it is decided; undefined for all of the draft. */
  readonly files: readonly string[] | undefined;
}

/** Files that have changed on disk meanwhile: both texts, and which of them is to stay. */
export function ConflictDialog({ conflicts, files }: ConflictDialogProps) {
  const studio = useStudio();
  const open = useSetAtom(dialogAtom);
  const [choices, setChoices] = useState<Readonly<Record<string, 'draft' | 'disk'>>>({});
  const { problem, attempt } = useDialogProblem();
  const others = (useDifference()?.files ?? [])
    .filter(({ refusal }) => refusal === undefined)
    .map(({ file }) => file)
    .filter((file) => files?.includes(file) ?? true)
    .filter((file) => !conflicts.some((conflict) => conflict.file === file));
  const isDecided = conflicts.every(({ file }) => choices[file] !== undefined);
  const close = () => open(undefined);
  const save = () => {
    const resolutions = conflicts.flatMap(({ file, hash }): [string, StudioResolution][] => {
      const { [file]: take } = choices;
      return take === undefined ? [] : [[file, { take, disk: hash }]];
    });
    void attempt(studio.save(Object.fromEntries(resolutions), files));
  };
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle>{words.conflict.title}</DialogTitle>
          <DialogContent className={styles.content}>
            {problem !== undefined && (
              <p role="alert" className={styles.warning}>
                {problem}
              </p>
            )}
            <p>{words.conflict.explained}</p>
            {others.length > 0 && <p>{words.conflict.others(others)}</p>}
            {conflicts.map(({ file, draft, disk }) => (
              <section key={file} className={styles.conflict} aria-label={file}>
                <h3>{file}</h3>
                <div className={styles.sides}>
                  <span>{words.conflict.disk}</span>
                  <span>{words.conflict.draft}</span>
                </div>
                <Difference
                  before={disk ?? ''}
                  after={draft ?? ''}
                  isSideBySide
                  label={words.save.differenceOf(file)}
                />
                <RadioGroup
                  layout="horizontal"
                  aria-label={words.conflict.choose(file)}
                  value={choices[file] ?? ''}
                  onChange={(_, { value }) =>
                    setChoices({ ...choices, [file]: value === 'disk' ? 'disk' : 'draft' })
                  }
                >
                  <Radio value="disk" label={words.conflict.takeDisk} />
                  <Radio value="draft" label={words.conflict.takeDraft} />
                </RadioGroup>
              </section>
            ))}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{words.cancel}</Button>
            <Button appearance="primary" disabled={!isDecided} onClick={save}>
              {words.conflict.save}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
