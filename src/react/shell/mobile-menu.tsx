import { useAtomValue } from 'jotai';
import { Suspense, useRef, useState } from 'react';
import { useEngine, useUiText } from '../engine/context.ts';
import { IconButton } from '../parts/icon-button.tsx';
import { MenuIcon } from '../parts/icons.tsx';
import { definePart, useIntent } from '../parts/use-part.ts';
import type { DrawerMenuProps } from './drawer-menu.tsx';
import styles from './mobile-menu.module.css';

const drawer = definePart<DrawerMenuProps>(
  async () => (await import('./drawer-menu.tsx')).DrawerMenu,
);

/** The mobile menu: a button that opens a full-screen drawer. */
export function MobileMenu() {
  const menu = useAtomValue(useEngine().shell.menu);
  const groups = menu.filter(({ notMenu }) => !notMenu);
  const ui = useUiText();
  const [open, setOpen] = useState(false);
  const [intended, intend] = useIntent(drawer.preload);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        className={styles.button}
        label={ui('ui.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={drawer.preload}
        onClick={() => {
          intend();
          setOpen(true);
        }}
      >
        <MenuIcon />
      </IconButton>
      {intended && (
        <Suspense fallback={null}>
          <drawer.Component
            groups={groups}
            open={open}
            close={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
