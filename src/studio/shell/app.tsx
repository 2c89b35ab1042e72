import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { Dialogs } from '../gestures/dialogs.tsx';
import { PagePane } from '../page/page-pane.tsx';
import { Splitter } from '../parts/splitter.tsx';
import { SiteTree } from '../site/site-tree.tsx';
import { BottomPanel } from '../source/bottom-panel.tsx';
import { draftAtom, siteAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { words } from '../words.ts';
import styles from './app.module.css';
import { Messages } from './messages.tsx';
import { usePageInUrl } from './page-in-url.ts';
import { SidePanel } from './side-panel.tsx';
import { StatusLine } from './status-line.tsx';
import { TopBar } from './top-bar.tsx';
import { useHeartbeat } from './use-heartbeat.ts';
import { useOtherWindows } from './use-other-windows.ts';
import { useRestoreFocus } from './use-restore-focus.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

/** The studio as a whole: the site at the left, the page in the middle, the selected part at the right. */
export function App() {
  const studio = useStudio();
  const site = useAtomValue(siteAtom);
  const draft = useAtomValue(draftAtom);
  const app = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void studio.start();
  }, [studio]);
  useRestoreFocus(app);
  useShortcuts();
  useHeartbeat();
  useUnsavedWarning();
  useOtherWindows();
  usePageInUrl();
  const isReady = site !== undefined && draft !== undefined;
  return (
    <div ref={app} className={styles.app} data-ready={isReady}>
      <TopBar />
      <Messages />
      <nav className={styles.site} aria-label={words.site.region}>
        {site && <SiteTree site={site} />}
      </nav>
      <main className={styles.middle} aria-label={words.middle}>
        <PagePane site={site} />
        <Splitter />
        <BottomPanel />
      </main>
      <aside className={styles.side} aria-label={words.side.region}>
        <SidePanel />
      </aside>
      <StatusLine />
      <Dialogs />
    </div>
  );
}
