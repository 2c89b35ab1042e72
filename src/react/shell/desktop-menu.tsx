import { useAtomValue } from 'jotai';
import { Suspense, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuGroup } from '../../core/index.ts';
import { defineLazyComponent, useSwap } from '../parts/lazy-component.tsx';
import { SiteLink } from '../parts/site-link.tsx';
import { isActiveGroup, useActivePath } from '../state/active-path.ts';
import { useRuntime, useUiText } from '../state/context.ts';
import styles from './desktop-menu.module.css';
import type { DropdownMenuProps } from './dropdown-menu.tsx';

const dropdowns = defineLazyComponent<DropdownMenuProps>(
  async () => (await import('./dropdown-menu.tsx')).DropdownMenu,
);

/** No group of the menu. */
const NONE = -1;

/**
 * The top menu. Its groups are links to their first page; once a reader points at them or tabs to
 * them, they become buttons that open dropdowns.
 */
export function DesktopMenu() {
  const menu = useAtomValue(useRuntime().shell.menu);
  const groups = menu.filter(({ notMenu }) => !notMenu);
  const ui = useUiText();
  const focused = useRef(NONE);
  const hovered = useRef(NONE);
  const [swapped, handlers] = useSwap(dropdowns);
  const links = (
    <GroupLinks
      groups={groups}
      onFocus={(index) => (focused.current = index)}
      onHover={(index) => (hovered.current = index)}
    />
  );
  return (
    <nav aria-label={ui('ui.mainMenu')} {...handlers}>
      {swapped ? (
        <Suspense fallback={links}>
          <dropdowns.Component groups={groups} focused={focused.current} hovered={hovered} />
        </Suspense>
      ) : (
        links
      )}
    </nav>
  );
}

interface GroupLinksProps {
  readonly groups: readonly MenuGroup[];
  readonly onFocus: (index: number) => void;
  readonly onHover: (index: number) => void;
}

function GroupLinks({ groups, onFocus, onHover }: GroupLinksProps) {
  const { pathname } = useLocation();
  const activePath = useActivePath();
  return (
    <ul className={styles.groups}>
      {groups.map((group, index) => (
        <li key={group.route}>
          <SiteLink
            to={group.path}
            className={styles.group}
            data-active={isActiveGroup(group, pathname, activePath)}
            aria-current={isActiveGroup(group, pathname, activePath) ? 'true' : undefined}
            onFocus={() => onFocus(index)}
            onBlur={() => onFocus(NONE)}
            onPointerEnter={() => onHover(index)}
            onPointerLeave={() => onHover(NONE)}
          >
            {group.title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
