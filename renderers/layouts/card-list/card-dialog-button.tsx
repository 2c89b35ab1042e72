import { Suspense } from 'react';
import {
  defineLazyComponent,
  type ItemOf,
  type LayoutModels,
  textOf,
  useDialog,
  useUiText,
} from '../../../src/react/index.ts';
import type { CardDialogProps } from './card-dialog.tsx';
import styles from './card-list.module.css';

const dialog = defineLazyComponent<CardDialogProps>(
  async () => (await import('./card-dialog.tsx')).CardDialog,
);

/** On mobile, the button that opens a card's introduction and contact lines. */
export function CardDialogButton({ item }: { readonly item: ItemOf<LayoutModels['card-list']> }) {
  const ui = useUiText();
  const { button, isOpen, isWanted, open, close } = useDialog(dialog.preload);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.details}
        aria-haspopup="dialog"
        aria-label={`${ui('ui.details')} ${textOf(item.title)}`}
        onPointerEnter={dialog.preload}
        onClick={open}
      >
        {ui('ui.details')}
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <dialog.Component item={item} open={isOpen} close={close} />
        </Suspense>
      )}
    </>
  );
}
