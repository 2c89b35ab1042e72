import { useEffect, useState } from 'react';
import type { ViteHotContext } from 'vite/types/hot.js';
import { SITE_WARNINGS, type SiteWarning } from '../../core/site-warnings.ts';
import { openEditorAt } from './editor.ts';
import styles from './inspector.module.css';

/** How many warnings the site has, in a corner of the page; it opens to a list of them. */
export function WarningsNote({ hot }: { readonly hot: ViteHotContext }) {
  const warnings = useWarnings(hot);
  if (warnings.length === 0) return null;
  return (
    <details className={styles.warnings}>
      <summary>{warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`}</summary>
      <ul>
        {warnings.map(({ words, editor }) => (
          <li key={words}>
            <button type="button" title="Open in the editor" onClick={() => openEditorAt(editor)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function useWarnings(hot: ViteHotContext): readonly SiteWarning[] {
  const [warnings, setWarnings] = useState<readonly SiteWarning[]>([]);
  useEffect(() => {
    hot.on(SITE_WARNINGS, setWarnings);
    // What was sent before the page listened is sent again.
    hot.send(SITE_WARNINGS);
    return () => hot.off(SITE_WARNINGS, setWarnings);
  }, [hot]);
  return warnings;
}
