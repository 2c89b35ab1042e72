import { useAtomValue } from 'jotai';
import { Suspense, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MenuGroup } from '../../core/index.ts';
import { useEngine, useUiText } from '../engine/context.ts';
import { definePart, useIntent } from '../parts/use-part.ts';
import { isActiveGroup, useActivePath } from './active-path.ts';
import styles from './desktop-menu.module.css';
import type { DropdownMenuProps } from './dropdown-menu.tsx';

const dropdowns = definePart<DropdownMenuProps>(
  async () => (await import('./dropdown-menu.tsx')).DropdownMenu,
);

/**
 * The top menu. Its groups are links to their first page; once a reader points at them or tabs to
 * them, they become buttons that open dropdowns.
 */
export function DesktopMenu() {
  const menu = useAtomValue(useEngine().shell.menu);
  const groups = menu.filter(({ notMenu }) => !notMenu);
  const ui = useUiText();
  const focused = useRef(-1);
  const [intended, intend] = useIntent(dropdowns.preload);
  const links = <GroupLinks groups={groups} onFocus={(index) => (focused.current = index)} />;
  return (
    <nav
      aria-label={ui('ui.mainMenu')}
      className={styles.menu}
      onPointerEnter={intend}
      onFocus={intend}
    >
      {intended ? (
        <Suspense fallback={links}>
          <dropdowns.Component groups={groups} focused={focused.current} />
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
}

function GroupLinks({ groups, onFocus }: GroupLinksProps) {
  const { pathname } = useLocation();
  const activePath = useActivePath();
  return (
    <ul className={styles.groups}>
      {groups.map((group, index) => (
        <li key={group.route}>
          <Link
            to={group.path}
            className={styles.group}
            data-active={isActiveGroup(group, pathname, activePath)}
            onFocus={() => onFocus(index)}
            onBlur={() => onFocus(-1)}
          >
            {group.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
