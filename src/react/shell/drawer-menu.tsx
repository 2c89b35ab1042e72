import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  OverlayDrawer,
} from '@fluentui/react-components';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuGroup } from '../../core/index.ts';
import { FluentSite } from '../parts/fluent/fluent-site.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { closeIcon } from '../parts/icons.tsx';
import { SiteLink } from '../parts/site-link.tsx';
import { useIsMobile } from '../parts/use-is-mobile.ts';
import { isActiveGroup, useActivePath } from '../state/active-path.ts';
import { useUiText } from '../state/context.ts';
import styles from './drawer-menu.module.css';
import { FromTop } from './from-top.ts';

interface GroupsProps {
  readonly groups: readonly MenuGroup[];
  readonly close: () => void;
}

export interface DrawerMenuProps extends GroupsProps {
  readonly open: boolean;
}

/**
 * The full-screen menu: the whole site at a glance on wide screens; on small screens at
 * most one group is open.
 */
export function DrawerMenu({ groups, open, close }: DrawerMenuProps) {
  const ui = useUiText();
  const isMobile = useIsMobile();
  const Groups = isMobile ? FoldingGroups : OpenGroups;
  return (
    <FluentSite>
      <OverlayDrawer
        open={open}
        onOpenChange={(_, data) => {
          if (!data.open) close();
        }}
        size="full"
        position="start"
        surfaceMotion={{ children: (_, motion) => <FromTop {...motion} /> }}
        className={styles.drawer ?? ''}
        aria-label={ui('ui.mainMenu')}
      >
        <div className={styles.body}>
          <IconButton className={styles.close} label={ui('ui.closeMenu')} onClick={close}>
            {closeIcon}
          </IconButton>
          <nav aria-label={ui('ui.mainMenu')}>
            <Groups groups={groups} close={close} />
          </nav>
        </div>
      </OverlayDrawer>
    </FluentSite>
  );
}

function OpenGroups({ groups, close }: GroupsProps) {
  const isActive = useIsActive();
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <section key={group.route} aria-labelledby={`menu-${group.route}`}>
          <h2 id={`menu-${group.route}`} className={styles.heading} data-active={isActive(group)}>
            {group.title}
          </h2>
          <Items group={group} close={close} />
        </section>
      ))}
    </div>
  );
}

/** Begins with the group of the page, each time that the drawer is opened. */
function FoldingGroups({ groups, close }: GroupsProps) {
  const isActive = useIsActive();
  const [expanded, setExpanded] = useState<readonly string[]>(
    groups
      .filter(isActive)
      .map(({ route }) => route)
      .slice(0, 1),
  );
  return (
    <Accordion
      collapsible
      openItems={[...expanded]}
      onToggle={(_, data) => setExpanded(data.openItems.map(String))}
    >
      {groups.map((group) => (
        <AccordionItem key={group.route} value={group.route} className={styles.group ?? ''}>
          <AccordionHeader expandIconPosition="end" size="large">
            <span data-active={isActive(group)} className={styles.title}>
              {group.title}
            </span>
          </AccordionHeader>
          <AccordionPanel>
            <Items group={group} close={close} />
          </AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function Items({ group, close }: { readonly group: MenuGroup; readonly close: () => void }) {
  const activePath = useActivePath();
  return (
    <ul className={styles.items}>
      {group.items.map((item) => (
        <li key={item.path}>
          <SiteLink
            to={item.path}
            className={styles.item}
            aria-current={item.path === activePath ? 'page' : undefined}
            onClick={close}
          >
            {item.italic ? <em>{item.title}</em> : item.title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Tells which group the current page belongs to. */
function useIsActive(): (group: MenuGroup) => boolean {
  const { pathname } = useLocation();
  const activePath = useActivePath();
  return (group) => isActiveGroup(group, pathname, activePath);
}
