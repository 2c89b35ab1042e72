import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  DrawerBody,
  OverlayDrawer,
} from '@fluentui/react-components';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuGroup } from '../../core/index.ts';
import { useUiText } from '../engine/context.ts';
import { FluentSite } from '../fluent/fluent-site.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { closeIcon } from '../parts/icons.tsx';
import { SiteLink } from '../parts/site-link.tsx';
import { isActiveGroup, useActivePath } from './active-path.ts';
import styles from './drawer-menu.module.css';

export interface DrawerMenuProps {
  readonly groups: readonly MenuGroup[];
  readonly open: boolean;
  readonly close: () => void;
}

/** The full-screen menu of small screens; at most one of its groups is open. */
export function DrawerMenu({ groups, open, close }: DrawerMenuProps) {
  const { pathname } = useLocation();
  const activePath = useActivePath();
  const ui = useUiText();
  const active = groups.find((group) => isActiveGroup(group, pathname, activePath));
  const [expanded, setExpanded] = useState<readonly string[]>(
    active === undefined ? [] : [active.route],
  );
  return (
    <FluentSite>
      <OverlayDrawer
        open={open}
        onOpenChange={(_, data) => {
          if (!data.open) close();
        }}
        size="full"
        position="start"
        className={styles.drawer ?? ''}
        aria-label={ui('ui.mainMenu')}
      >
        <DrawerBody className={styles.body ?? ''}>
          <IconButton className={styles.close} label={ui('ui.closeMenu')} onClick={close}>
            {closeIcon}
          </IconButton>
          <nav aria-label={ui('ui.mainMenu')}>
            <Accordion
              collapsible
              openItems={[...expanded]}
              onToggle={(_, data) => setExpanded(data.openItems.map(String))}
            >
              {groups.map((group) => (
                <AccordionItem key={group.route} value={group.route} className={styles.group ?? ''}>
                  <AccordionHeader expandIconPosition="end" size="large">
                    <span data-active={group === active} className={styles.title}>
                      {group.title}
                    </span>
                  </AccordionHeader>
                  <AccordionPanel>
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
                  </AccordionPanel>
                </AccordionItem>
              ))}
            </Accordion>
          </nav>
        </DrawerBody>
      </OverlayDrawer>
    </FluentSite>
  );
}
