import { Suspense } from 'react';
import {
  defineLazyComponent,
  type ImageValue,
  useDialog,
  useUiText,
} from '../../../src/react/index.ts';
import styles from './cover-preview.module.css';
import type { PreviewDialogProps } from './preview-dialog.tsx';

const dialog = defineLazyComponent<PreviewDialogProps>(
  async () => (await import('./preview-dialog.tsx')).PreviewDialog,
);

interface CoverPreviewProps {
  readonly image: ImageValue;
  readonly children: React.ReactNode;
}

/** A picture that opens in full size when it is clicked; on mobile it is just a picture. */
export function CoverPreview({ image, children }: CoverPreviewProps) {
  const ui = useUiText();
  const { button, isOpen, isWanted, open, close } = useDialog(dialog.preload);
  return (
    <div className={styles.frame}>
      {children}
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={ui('ui.showPicture', { name: image.alt })}
        onPointerEnter={dialog.preload}
        onClick={open}
      />
      {isWanted && (
        <Suspense fallback={null}>
          <dialog.Component image={image} open={isOpen} close={close} />
        </Suspense>
      )}
    </div>
  );
}
