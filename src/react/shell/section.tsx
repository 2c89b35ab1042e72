import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import type { SectionModel } from '../../core/index.ts';
import { SiteLink } from '../parts/site-link.tsx';
import { useActivePath } from '../state/active-path.ts';
import { useRuntime, useUiText } from '../state/context.ts';
import styles from './section.module.css';

/** A section's wrapper: its pages at the side on desktop, as a strip that stays in sight on mobile. */
export function Section({ section }: { readonly section: SectionModel }) {
  const menu = useAtomValue(useRuntime().shell.menu);
  const group = menu.find(({ route }) => route === section.route);
  const activePath = useActivePath();
  const ui = useUiText();
  const list = useActiveInView(activePath);
  return (
    <div className={styles.section}>
      {group !== undefined && (
        <nav className={styles.side} aria-label={ui('ui.sectionMenu', { section: group.title })}>
          <h2 className={styles.title}>{group.title}</h2>
          {/* A strip does not scroll by itself for an entry that is partly in sight. */}
          <ul
            className={styles.items}
            ref={list}
            onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          >
            {group.items.map((item) => (
              <li key={item.path}>
                <SiteLink
                  to={item.path}
                  className={styles.item}
                  aria-current={item.path === activePath ? 'page' : undefined}
                >
                  {item.italic ? <em>{item.title}</em> : item.title}
                </SiteLink>
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

/** On mobile the strip scrolls by itself, so that the current page's tab is never out of sight. */
function useActiveInView(activePath: string | undefined): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which item is current
  useEffect(() => {
    const strip = list.current;
    const current = strip?.querySelector('[aria-current="page"]');
    if (!strip || !current) return;
    const { left, right } = current.getBoundingClientRect();
    const frame = strip.getBoundingClientRect();
    if (left < frame.left || right > frame.right) {
      strip.scrollLeft += (left + right) / 2 - (frame.left + frame.right) / 2;
    }
  }, [activePath]);
  return list;
}
