import { DrawerBody, OverlayDrawer } from '@fluentui/react-components';
import {
  closeIcon,
  FluentSite,
  IconButton,
  LinkedPage,
  nextIcon,
  type OpenedPage,
  previousIcon,
  useUiText,
} from '../../../src/react/index.ts';
import styles from './item-drawer.module.css';

export interface ItemDrawerProps {
  /** The pages of the list's items. */
  readonly items: readonly OpenedPage[];
  /** The page shown; undefined while the drawer is closed. */
  readonly opened: OpenedPage | undefined;
  readonly show: (page: OpenedPage) => void;
  readonly close: () => void;
}

/** The page of an item over its list; from the last item the next one is the first. */
export function ItemDrawer({ items, opened, show, close }: ItemDrawerProps) {
  const ui = useUiText();
  const index = items.findIndex(({ path }) => path === opened?.path);
  // On the way back the list may be shorter than it was when the page was opened.
  const item = items[index] ?? opened;
  // While it is closing, its buttons are still there.
  const step = (by: -1 | 1) => {
    const place = index < 0 ? Math.min(by, 0) : index + by;
    const next = items.at(place % items.length);
    if (item !== undefined && next !== undefined) show(next);
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
