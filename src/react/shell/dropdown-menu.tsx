import { Menu, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MenuGroup } from '../../core/index.ts';
import { FluentSite } from '../parts/fluent/fluent-site.tsx';
import { isPlainClick } from '../parts/site-link.tsx';
import { isActiveGroup, useActivePath } from '../state/active-path.ts';
import styles from './desktop-menu.module.css';

export interface DropdownMenuProps {
  readonly groups: readonly MenuGroup[];
  /** The group that held the focus when the dropdowns were loaded. */
  readonly focused: number;
  /** The index of the group under the pointer, whose dropdown opens at once; an index of no group where none is. */
  readonly hovered: React.RefObject<number>;
}

/** The arrow keys move in the menu, not the page under it. */
function keepPageStill(event: React.KeyboardEvent): void {
  if (event.key.startsWith('Arrow')) event.preventDefault();
}

/** The top menu with a dropdown under each group. */
export function DropdownMenu({ groups, focused, hovered }: DropdownMenuProps) {
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
          <Group key={group.route} group={group} index={index} hovered={hovered} />
        ))}
      </ul>
    </FluentSite>
  );
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly index: number;
  readonly hovered: React.RefObject<number>;
}

/**
 * A group and its dropdown, which is rendered unseen once a reader comes near, so that opening it has
 * nothing to wait for.
 */
function Group({ group, index, hovered }: GroupProps) {
  const { pathname } = useLocation();
  const activePath = useActivePath();
  const item = useRef<HTMLLIElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useFocusWhereItWas(item, isOpen);
  useLayoutEffect(() => {
    if (hovered.current !== index) return undefined;
    setIsOpen(true);
    // No `pointerleave` comes where the pointer leaves before the browser has dispatched that it entered.
    const look = ({ target }: PointerEvent) => {
      const isOn = target instanceof Node && item.current?.contains(target);
      if (!isOn) setIsOpen(false);
    };
    window.addEventListener('pointermove', look, { once: true });
    return () => window.removeEventListener('pointermove', look);
  }, [hovered, index]);
  const [isNear, setIsNear] = useState(false);
  const approach = () => startTransition(() => setIsNear(true));
  const leave = ({ currentTarget, relatedTarget }: React.PointerEvent | React.FocusEvent) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) setIsNear(false);
  };
  const isActive = isActiveGroup(group, pathname, activePath);
  return (
    <li
      ref={item}
      onPointerEnter={approach}
      onPointerLeave={leave}
      onFocus={approach}
      onBlur={leave}
    >
      <Menu
        // Beside its group, so that it stands in the same landmark.
        inline
        open={isOpen}
        onOpenChange={(_, { open }) => setIsOpen(open)}
        openOnHover
        hoverDelay={120}
        positioning={{ position: 'below', align: 'start' }}
        surfaceMotion={{
          children: (_, { children }) => (isOpen || isNear ? children : null),
        }}
      >
        <MenuTrigger disableButtonEnhancement>
          <button
            type="button"
            className={styles.group}
            data-active={isActive}
            aria-current={isActive ? 'true' : undefined}
          >
            {group.title}
          </button>
        </MenuTrigger>
        <MenuPopover className={styles.popover ?? ''} data-open={isOpen}>
          <Items items={group.items} />
        </MenuPopover>
      </Menu>
    </li>
  );
}

/**
 * Who points at a group while something else of the page has the focus, as a field with half a word in it, keeps it
 * there: Fluent UI gives it to the first page of any menu that opens.
 */
function useFocusWhereItWas(item: React.RefObject<HTMLElement | null>, isOpen: boolean): void {
  const before = useRef<Element>(null);
  // Layout effects run before the effect of Fluent UI that moves the focus.
  useLayoutEffect(() => {
    before.current = isOpen ? document.activeElement : null;
  }, [isOpen]);
  useEffect(() => {
    const element = before.current;
    const groups = item.current?.parentElement;
    const isElsewhere = element !== document.body && groups?.contains(element) === false;
    if (isOpen && isElsewhere && element instanceof HTMLElement) {
      element.focus({ preventScroll: true });
    }
  }, [isOpen, item]);
}

/** Left alone as the dropdown opens and closes. */
const Items = memo(function Items({ items }: Pick<MenuGroup, 'items'>) {
  const activePath = useActivePath();
  const navigate = useNavigate();
  return (
    <MenuList>
      {items.map((item) => (
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
  );
});
