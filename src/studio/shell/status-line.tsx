import { useAtomValue } from 'jotai';
import { printPath } from '../model/json-path.ts';
import { announcementAtom, draftAtom, isConnectedAtom, selectionAtom } from '../state/atoms.ts';
import { words } from '../words.ts';
import styles from './status-line.module.css';

/** What happened last, said aloud too; and where one is. */
export function StatusLine() {
  const announcement = useAtomValue(announcementAtom);
  const draft = useAtomValue(draftAtom);
  const selection = useAtomValue(selectionAtom);
  const isConnected = useAtomValue(isConnectedAtom);
  const findings = draft?.findings.length ?? 0;
  return (
    <footer className={styles.line}>
      <span className={styles.place}>
        {selection && [selection.file, printPath(selection.path)].filter(Boolean).join(' › ')}
      </span>
      <span className={styles.said} role="status" aria-live="polite">
        {announcement}
      </span>
      <span data-state={isConnected ? 'good' : 'bad'} className={styles.state}>
        {isConnected ? words.status.findings(findings) : words.status.away}
      </span>
    </footer>
  );
}
