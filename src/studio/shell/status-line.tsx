import { useAtomValue } from 'jotai';
import { printPath } from '../model/json-path.ts';
import {
  announcementAtom,
  draftAtom,
  isConnectedAtom,
  pointedAtom,
  selectionAtom,
} from '../state/atoms.ts';
import { words } from '../words.ts';
import styles from './status-line.module.css';

/** What happened last, said aloud too; and where one is. */
export function StatusLine() {
  const announcement = useAtomValue(announcementAtom);
  const draft = useAtomValue(draftAtom);
  const selection = useAtomValue(selectionAtom);
  const isConnected = useAtomValue(isConnectedAtom);
  const place = useAtomValue(pointedAtom) ?? selection;
  const findings = draft?.findings.length ?? 0;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: of the body it is a landmark, which may have a name
    <footer className={styles.line} aria-label={words.status.region}>
      <span className={styles.place} role="status" aria-label={words.status.place}>
        {place && [place.file, printPath(place.path)].filter(Boolean).join(' › ')}
      </span>
      <span
        className={styles.said}
        role="status"
        aria-label={words.status.said}
        title={announcement}
      >
        {announcement}
      </span>
      <span data-state={isConnected ? 'good' : 'bad'} className={styles.state}>
        {isConnected ? words.status.findings(findings) : words.status.away}
      </span>
    </footer>
  );
}
