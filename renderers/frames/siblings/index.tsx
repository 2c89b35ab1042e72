import {
  type FrameProps,
  OwnView,
  SIBLINGS_VIEW,
  SINGLE_VIEW,
  useText,
  View,
} from '../../../src/react/index.ts';
import { LinkEntries, LinkEntriesSkeleton } from '../../shared/link-entries.tsx';
import styles from './siblings.module.css';

const LINKS = { Layout: LinkEntries, Skeleton: LinkEntriesSkeleton };

/** A detail at the right of the list that it is part of; on mobile the list stands below it. */
export function Frame({ frame }: FrameProps<'siblings'>) {
  const text = useText();
  const heading = text(frame.heading);
  return (
    <div className={styles.frame}>
      <nav className={styles.side} aria-label={heading}>
        <h2 className={styles.heading}>{heading}</h2>
        <OwnView name={SIBLINGS_VIEW} layout={frame.list} renderer={LINKS} />
      </nav>
      <div className={styles.page}>
        <View name={SINGLE_VIEW} layout={frame.layout} />
      </div>
    </div>
  );
}
