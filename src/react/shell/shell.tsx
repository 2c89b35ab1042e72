import {
  Outlet,
  useNavigation,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router-dom';
import { MAIN_ID } from '../../core/index.ts';
import { useHeadingLinks } from '../parts/heading-links.ts';
import { FollowLinks } from '../parts/site-link.tsx';
import { scrollKey } from '../state/overlay-page.ts';
import { usePrefetch } from '../state/use-prefetch.ts';
import { useWholeTable } from '../state/use-whole-table.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { useArrival } from './use-arrival.ts';

/** What stands around every page: header, main area, footer. */
export function Shell() {
  const isLeaving = useNavigation().state !== 'idle';
  useArrival(MAIN_ID);
  usePrefetch();
  useWholeTable();
  useHeadingLinks();
  useScrollRestoration({ getKey: scrollKey });
  return (
    <FollowLinks>
      <div className={styles.progress} data-active={isLeaving} />
      <Header mainId={MAIN_ID} />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </FollowLinks>
  );
}
