import { useAtomValue } from 'jotai';
import { useRuntime, useUiText } from '../state/context.ts';
import styles from './plain-menu.module.css';

/** The groups of the menu as links, for small screens without scripts. */
export function PlainMenu() {
  const menu = useAtomValue(useRuntime().shell.menu);
  const ui = useUiText();
  return (
    <noscript>
      <nav aria-label={ui('ui.mainMenu')} className={styles.menu}>
        {menu
          .filter(({ notMenu }) => !notMenu)
          .map(({ route, path, title }) => (
            <a key={route} href={path} className={styles.link}>
              {title}
            </a>
          ))}
      </nav>
    </noscript>
  );
}
