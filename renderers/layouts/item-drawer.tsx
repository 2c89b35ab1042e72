import { DrawerBody, OverlayDrawer } from '@fluentui/react-components';
import {
  closeIcon,
  FluentSite,
  IconButton,
  LinkedPage,
  nextIcon,
  previousIcon,
  useUiText,
} from '../../src/react/index.ts';
import styles from './item-drawer.module.css';

/** An item of a list whose page can be shown. */
export interface DrawerItem {
  readonly path: string;
  readonly title: string;
}

export interface ItemDrawerProps {
  readonly items: readonly DrawerItem[];
  /** The item shown; -1 while the drawer is closed. */
  readonly index: number;
  readonly show: (index: number) => void;
  readonly close: () => void;
}

/** The page of an item over its list; from the last item the next one is the first. */
export function ItemDrawer({ items, index, show, close }: ItemDrawerProps) {
  const ui = useUiText();
  const item = items[index];
  // While it is closing, its buttons are still there.
  const step = (by: number) => {
    if (item !== undefined) show((index + by + items.length) % items.length);
  };
  return (
    <FluentSite>
      <OverlayDrawer
        open={item !== undefined}
        onOpenChange={(_, data) => {
          if (!data.open) close();
        }}
        position="end"
        className={styles.drawer ?? ''}
        aria-label={item?.title}
      >
        <DrawerBody className={styles.body ?? ''}>
          <div className={styles.bar}>
            <IconButton label={ui('ui.close')} onClick={close}>
              {closeIcon}
            </IconButton>
            <span className={styles.steps}>
              <IconButton label={ui('ui.previous')} onClick={() => step(-1)}>
                {previousIcon}
              </IconButton>
              <IconButton label={ui('ui.next')} onClick={() => step(1)}>
                {nextIcon}
              </IconButton>
            </span>
          </div>
          <p role="status" className="visually-hidden">
            {item?.title}
          </p>
          {item !== undefined && <LinkedPage path={item.path} />}
        </DrawerBody>
      </OverlayDrawer>
    </FluentSite>
  );
}
