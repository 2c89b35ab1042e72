import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { IconButton } from '../parts/icon-button.tsx';
import { menuIcon } from '../parts/icons.tsx';
import { defineLazyComponent } from '../parts/lazy-component.tsx';
import { useDialog } from '../parts/use-dialog.ts';
import { useRuntime, useUiText } from '../state/context.ts';
import type { DrawerMenuProps } from './drawer-menu.tsx';
import styles from './site-menu.module.css';

const drawer = defineLazyComponent<DrawerMenuProps>(
  async () => (await import('./drawer-menu.tsx')).DrawerMenu,
);

/** The menu of the whole site: a button that opens a full-screen drawer. */
export function SiteMenu() {
  const menu = useAtomValue(useRuntime().shell.menu);
  const groups = menu.filter(({ notMenu }) => !notMenu);
  const ui = useUiText();
  const { button, isOpen, isWanted, open, close } = useDialog(drawer.preload);
  return (
    <>
      <IconButton
        ref={button}
        className={styles.button}
        label={ui('ui.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={drawer.preload}
        onClick={open}
      >
        {menuIcon}
      </IconButton>
      {isWanted && (
        <Suspense fallback={null}>
          <drawer.Component groups={groups} open={isOpen} close={close} />
        </Suspense>
      )}
    </>
  );
}
