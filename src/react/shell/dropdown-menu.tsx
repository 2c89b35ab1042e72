import { Menu, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MenuGroup } from '../../core/index.ts';
import { FluentSite } from '../fluent/fluent-site.tsx';
import { isPlainClick } from '../parts/site-link.tsx';
import { isActiveGroup, useActivePath } from './active-path.ts';
import styles from './desktop-menu.module.css';

export interface DropdownMenuProps {
  readonly groups: readonly MenuGroup[];
  /** The group that held the focus when the dropdowns were loaded. */
  readonly focused: number;
  /** The group that the pointer rested on then; its dropdown opens at once. */
  readonly hovered: number;
}

/** The arrow keys move in the menu, not the page under it. */
function keepPageStill(event: React.KeyboardEvent): void {
  if (event.key.startsWith('Arrow')) event.preventDefault();
}

/** The top menu with a dropdown under each group. */
export function DropdownMenu({ groups, focused, hovered }: DropdownMenuProps) {
  const { pathname } = useLocation();
  const activePath = useActivePath();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  // The links that these buttons replace may have held the focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) {
      list.current?.querySelectorAll('button')[focused]?.focus();
    }
  }, [focused]);
  return (
    <FluentSite>
      <ul className={styles.groups} ref={list} onKeyDown={keepPageStill}>
        {groups.map((group, index) => (
          <li key={group.route}>
            <Menu
              // Beside its group, so that it stands in the same landmark.
              inline
              defaultOpen={index === hovered}
              openOnHover
              hoverDelay={120}
              positioning={{ position: 'below', align: 'start' }}
            >
              <MenuTrigger disableButtonEnhancement>
                <button
                  type="button"
                  className={styles.group}
                  data-active={isActiveGroup(group, pathname, activePath)}
                  aria-current={isActiveGroup(group, pathname, activePath) ? 'true' : undefined}
                >
                  {group.title}
                </button>
              </MenuTrigger>
              <MenuPopover className={styles.popover ?? ''}>
                <MenuList>
                  {group.items.map((item) => (
                    <MenuItemLink
                      key={item.path}
                      href={item.path}
                      className={styles.item ?? ''}
                      data-active={item.path === activePath}
                      {...(item.path === activePath && { 'aria-current': 'page' as const })}
                      onClick={(event) => {
                        if (!isPlainClick(event)) return;
                        event.preventDefault();
                        void navigate(item.path);
                      }}
                    >
                      {item.italic ? <em>{item.title}</em> : item.title}
                    </MenuItemLink>
                  ))}
                </MenuList>
              </MenuPopover>
            </Menu>
          </li>
        ))}
      </ul>
    </FluentSite>
  );
}
