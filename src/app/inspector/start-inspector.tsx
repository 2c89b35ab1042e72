import { createRoot } from 'react-dom/client';
import { STUDIO_FRAME } from '../../core/studio/page-messages.ts';
import type { SiteRuntime } from '../../react/site-runtime.ts';
import { Inspector } from './inspector.tsx';
import { StudioPage } from './studio-page.tsx';
import { WarningsNote } from './warnings-note.tsx';

/**
 * Puts the inspector beside the page, in a tree of its own: it shows which line of which manifest
 * made what is pointed at, and how many warnings the site has. Within the studio the page tells that to the studio, which shows it.
 * Development only; builds leave it out as a whole.
 */
export function startInspector(runtime: SiteRuntime): void {
  const own = document.createElement('div');
  document.body.append(own);
  const isInStudio = window.name === STUDIO_FRAME && window.parent !== window;
  createRoot(own).render(
    isInStudio ? (
      <StudioPage runtime={runtime} own={own} />
    ) : (
      <>
        <Inspector runtime={runtime} own={own} />
        {import.meta.hot && <WarningsNote hot={import.meta.hot} />}
      </>
    ),
  );
}
