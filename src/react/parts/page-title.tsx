import { useAtomValue } from 'jotai';
import { matchPath, useLocation } from 'react-router-dom';
import { childTitle, menuTitle } from '../../core/index.ts';
import { useEngine, useLanguage, useText } from '../engine/context.ts';
import styles from './page-title.module.css';

/** The heading of a list page: its title in the menu, or its manifest's own. */
export function PageTitle() {
  const { map, shell, code } = useEngine();
  const language = useLanguage();
  const entries = useAtomValue(shell.navigation);
  const text = useText();
  const { pathname } = useLocation();
  const route = map.routes.find((entry) => matchPath(entry.route, pathname) !== null);
  const own = route && code.page(route.id)?.title;
  const section = map.sections.find((entry) => entry.route === route?.section);
  const child = childTitle(section, entries, pathname);
  const title =
    child ?? (own ? text(own) : route?.menu && menuTitle(route.menu, entries, language));
  return title === undefined ? null : <h1 className={styles.title}>{title}</h1>;
}
