import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { type BackModel, menuTitle, rowAt } from '../../core/index.ts';
import { useLanguage, useRuntime, useUiText } from '../state/context.ts';
import { readReferrer, stepsSince } from '../state/referrer.ts';
import { useHistoryEntry } from '../state/use-history-entry.ts';
import styles from './back-link.module.css';
import { backIcon } from './icons.tsx';
import { isPlainClick, SiteLink } from './site-link.tsx';

const HOME = '/';

/**
 * The link from a detail back to its list, named as the menu names it. Where the manifest allows it,
 * a reader who came from that list, or from home, goes back to the place where they were.
 */
export function BackLink({ back }: { readonly back: BackModel }) {
  const { table, shell } = useRuntime();
  const language = useLanguage();
  const entries = useAtomValue(shell.navigation);
  const ui = useUiText();
  const navigate = useNavigate();
  const { state } = useHistoryEntry();
  const referrer = back.history ? readReferrer(state) : undefined;
  const isFromHome = referrer?.from === HOME;
  const goesBack = referrer !== undefined && (referrer.from === back.route || isFromHome);
  const menu = rowAt(table.routes, back.route)?.menu;
  const list = menu === undefined ? '' : menuTitle(menu, entries, language);
  const isToHome = back.route === HOME || isFromHome;
  return (
    <SiteLink
      to={isToHome ? HOME : back.route}
      className={styles.back}
      // A step back shows what is there already.
      data-prefetch={goesBack ? 'none' : undefined}
      onClick={(event) => {
        if (!goesBack || !isPlainClick(event)) return;
        event.preventDefault();
        void navigate(-stepsSince(referrer));
      }}
    >
      {backIcon}
      {isToHome ? ui('ui.backHome') : ui('ui.backTo', { list })}
    </SiteLink>
  );
}
