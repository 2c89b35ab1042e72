import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { menuTitle } from '../../core/index.ts';
import { useEngine, useLanguage, useUiText } from '../engine/context.ts';
import styles from './back-link.module.css';
import { BackIcon } from './icons.tsx';

/** The way back from a detail to its list, named as the menu names it. */
export function BackLink({ route }: { readonly route: string }) {
  const { map, shell } = useEngine();
  const language = useLanguage();
  const entries = useAtomValue(shell.navigation);
  const ui = useUiText();
  const menu = map.routes.find((entry) => entry.route === route)?.menu;
  const list = menu === undefined ? '' : menuTitle(menu, entries, language);
  return (
    <Link to={route} className={styles.back}>
      <BackIcon />
      {ui('ui.backTo', { list })}
    </Link>
  );
}
