import { useAtomValue } from 'jotai';
import { Link, Outlet, useLocation } from 'react-router-dom';
import type { SectionModel } from '../../core/index.ts';
import { useEngine, useUiText } from '../engine/context.ts';
import { useActivePath } from './active-path.ts';
import styles from './section.module.css';

/** A section's wrapper: its pages at the side on desktop, as a strip that stays in sight on mobile. */
export function Section({ section }: { readonly section: SectionModel }) {
  const menu = useAtomValue(useEngine().shell.menu);
  const group = menu.find(({ route }) => route === section.route);
  const { pathname } = useLocation();
  const activePath = useActivePath(pathname);
  const ui = useUiText();
  return (
    <div className={styles.section}>
      {group !== undefined && (
        <nav className={styles.side} aria-label={ui('ui.sectionMenu', { section: group.title })}>
          <p className={styles.title}>{group.title}</p>
          <ul className={styles.items}>
            {group.items.map((item) => (
              <li key={item.path}>
                <Link
                  to={item.path}
                  className={styles.item}
                  aria-current={item.path === activePath ? 'page' : undefined}
                >
                  {item.italic ? <em>{item.title}</em> : item.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}
