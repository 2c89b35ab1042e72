import { ProgressBar, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { words } from '../words.ts';
import styles from './page-pane.module.css';

/** Stands in the page's place while that is on its way. */
export function PageLoading() {
  return (
    <div className={styles.loading}>
      <ProgressBar aria-label={words.page.loading} thickness="large" shape="square" />
      <p aria-hidden="true">{words.page.loading}</p>
      <Skeleton aria-hidden="true" className={styles.loadingParts}>
        <SkeletonItem size={40} className={styles.loadingTitle} />
        <SkeletonItem size={16} />
        <SkeletonItem size={16} />
        <SkeletonItem size={128} />
        <SkeletonItem size={128} />
      </Skeleton>
    </div>
  );
}
