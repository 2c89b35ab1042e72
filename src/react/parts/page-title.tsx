import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { childTitle, menuTitle } from '../../core/index.ts';
import { useCurrentRoute } from '../state/active-path.ts';
import { useLanguage, useRuntime, useText } from '../state/context.ts';
import styles from './page-title.module.css';

/** The heading of a page. */
export function PageTitle() {
  const title = usePageTitle();
  return title === undefined ? null : <h1 className={styles.title}>{title}</h1>;
}

/** The title of a page: its name in the server's navigation, or its manifest's own. */
export function usePageTitle(): string | undefined {
  const { table, shell, pages } = useRuntime();
  const language = useLanguage();
  const entries = useAtomValue(shell.navigation);
  const text = useText();
  const { pathname } = useLocation();
  const route = useCurrentRoute();
  const section = table.sections.find((entry) => entry.route === route?.section);
  const own = route && pages.page(route.id)?.title;
  return (
    childTitle(section, entries, pathname) ??
    (own ? text(own) : route?.menu && menuTitle(route.menu, entries, language))
  );
}
