import { useEffect, useRef } from 'react';
import {
  closeIcon,
  IconButton,
  type ItemOf,
  type LayoutModels,
  nextIcon,
  Picture,
  previousIcon,
  SlotText,
  textOf,
  useUiText,
} from '../../../src/react/index.ts';
import { itemAnchor } from '../../shared/item-anchor.ts';
import styles from './lightbox.module.css';
import { useSteps } from './use-steps.ts';

type Item = ItemOf<LayoutModels['gallery']>;

export interface LightboxProps {
  readonly items: readonly Item[];
  /** The place of the picture that is shown; -1 while none is. */
  readonly index: number;
  readonly turnTo: (index: number) => void;
  readonly close: () => void;
}

/**
 * A picture in full size over the page: the browser's own modal dialog, which keeps the focus inside.
 * From the last picture the next one is the first.
 */
export function Lightbox({ items, index, turnTo, close }: LightboxProps) {
  const ui = useUiText();
  const dialog = useRef<HTMLDialogElement>(null);
  const item = items[index];
  const isOpen = item !== undefined;
  useModal(dialog, item);
  const step = (by: number) => turnTo((index + by + items.length) % items.length);
  const steps = useSteps({ step, turnTo, last: items.length - 1 });
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={item && textOf(item.title)}
      onKeyDown={steps.onKeyDown}
      onCancel={(event) => {
        // The history closes it.
        event.preventDefault();
        close();
      }}
      onClose={() => {
        // A browser may close it without asking, where Escape is pressed twice.
        if (isOpen) close();
      }}
    >
      <div className={styles.bar}>
        <IconButton label={ui('ui.close')} onClick={close}>
          {closeIcon}
        </IconButton>
        <p role="status" className={styles.count}>
          {isOpen && ui('ui.slide', { index: index + 1, count: items.length })}
        </p>
        {items.length > 1 && (
          <span className={styles.steps}>
            <IconButton label={ui('ui.previous')} onClick={() => step(-1)}>
              {previousIcon}
            </IconButton>
            <IconButton label={ui('ui.next')} onClick={() => step(1)}>
              {nextIcon}
            </IconButton>
          </span>
        )}
      </div>
      {isOpen && (
        <figure className={styles.figure}>
          <div className={styles.stage} {...steps.swipe}>
            <Picture
              key={item.key}
              image={item.image}
              ratio="natural"
              sizes="100vw"
              eager
              className={styles.picture}
            />
          </div>
          <Caption item={item} />
        </figure>
      )}
    </dialog>
  );
}

function Caption({ item: { title, caption, credit } }: { readonly item: Item }) {
  return (
    <figcaption className={styles.caption}>
      {title && (
        <strong>
          <SlotText value={title} />
        </strong>
      )}
      {caption && <SlotText value={caption} />}
      {credit && (
        <small className={styles.credit}>
          <SlotText value={credit} />
        </small>
      )}
    </figcaption>
  );
}

/** Opens the dialog with a picture, and gives the focus back to the one that was shown last. */
function useModal(dialog: React.RefObject<HTMLDialogElement | null>, item: Item | undefined): void {
  const last = useRef<string>(undefined);
  const key = item?.key;
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    // What is below it is not to scroll with it.
    document.documentElement.style.overflow = key === undefined ? '' : 'hidden';
    if (key !== undefined) {
      last.current = key;
      if (!element.open) element.showModal();
      return;
    }
    if (last.current === undefined) return;
    const shown = document.getElementById(itemAnchor('picture', last.current));
    // A browser that closed it by itself gives the focus to what had it before, which may be nothing.
    if (element.open) element.close();
    shown?.querySelector('a')?.focus();
  }, [dialog, key]);
  useEffect(
    () => () => {
      document.documentElement.style.overflow = '';
    },
    [],
  );
}
