import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useUiText } from '../engine/context.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

/** The id of the main area, which the skip link leads to. */
const MAIN_ID = 'main';

/** What stands around every page: header, main area, footer. */
export function Shell() {
  const ui = useUiText();
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {ui('ui.skipToContent')}
      </a>
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  );
}
