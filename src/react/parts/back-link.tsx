import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { type BackModel, isRecord, menuTitle, rowAt } from '../../core/index.ts';
import { useEngine, useLanguage, useUiText } from '../state/context.ts';
import { useHistoryEntry } from '../state/use-history-entry.ts';
import styles from './back-link.module.css';
import { backIcon } from './icons.tsx';
import { isPlainClick, SiteLink } from './site-link.tsx';

const HOME = '/';

/**
 * The way back from a detail to its list, named as the menu names it. Where the manifest allows it,
 * a reader who came from that list, or from home, goes back to the place where they were.
 */
export function BackLink({ back }: { readonly back: BackModel }) {
  const { table, shell } = useEngine();
  const language = useLanguage();
  const entries = useAtomValue(shell.navigation);
  const ui = useUiText();
  const navigate = useNavigate();
  const from = useOrigin();
  const goesBack = back.history && (from === back.route || from === HOME);
  const menu = rowAt(table.routes, back.route)?.menu;
  const list = menu === undefined ? '' : menuTitle(menu, entries, language);
  const isToHome = back.route === HOME || (back.history && from === HOME);
  return (
    <SiteLink
      to={isToHome ? HOME : back.route}
      className={styles.back}
      // A step back shows what is there already.
      data-prefetch={goesBack ? 'none' : undefined}
      onClick={(event) => {
        if (!goesBack || !isPlainClick(event)) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {backIcon}
      {isToHome ? ui('ui.backHome') : ui('ui.backTo', { list })}
    </SiteLink>
  );
}

/** The path of the page whose link led here; undefined for a URL that was typed. */
function useOrigin(): string | undefined {
  const { state } = useHistoryEntry();
  return isRecord(state) && typeof state.from === 'string' ? state.from : undefined;
}
