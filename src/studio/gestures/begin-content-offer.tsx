import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import type { Titles } from '../../core/studio/gestures.ts';
import { useStudio } from '../state/studio-context.ts';
import { useDialogProblem } from '../state/use-dialog-problem.ts';
import { words } from '../words.ts';
import styles from './gestures.module.css';

interface BeginContentProps {
  /** A path that nothing is known to answer. */
  readonly endpoint: string;
  readonly titles: Titles;
  /** Where content is edited. */
  readonly editor: string;
  /** Called once the endpoint answers. */
  readonly onBegun: () => void;
}

/** Offers to write the first item of a kind of content that is not there yet. */
export function BeginContentOffer({ endpoint, titles, editor, onBegun }: BeginContentProps) {
  const studio = useStudio();
  const { problem, attempt } = useDialogProblem();
  const [isBusy, setBusy] = useState(false);
  const [files, setFiles] = useState<readonly string[]>();
  const begin = async () => {
    if (isBusy) return;
    setBusy(true);
    const begun = await attempt(studio.beginContent({ endpoint, titles }));
    setBusy(false);
    setFiles(begun?.files);
    if (begun !== undefined) onBegun();
  };
  return (
    <div role="status" aria-label={words.gestures.newContent} className={styles.offer}>
      {files === undefined ? (
        <>
          <p>{words.gestures.contentMissing(endpoint)}</p>
          <Button disabledFocusable={isBusy} onClick={() => void begin()}>
            {words.gestures.beginContent}
          </Button>
        </>
      ) : (
        <p>
          {words.gestures.contentBegun(files)}{' '}
          <a ref={focus} href={editor} target="_blank" rel="noreferrer">
            {words.tools.content}
          </a>
        </p>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}

/** The button that had the focus is gone by then. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
