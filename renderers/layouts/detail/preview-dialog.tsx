import { Dialog, DialogBody, DialogSurface } from '@fluentui/react-components';
import { closeIcon, FluentSite, type ImageValue, useUiText } from '../../../src/react/index.ts';
import styles from './preview-dialog.module.css';

export interface PreviewDialogProps {
  readonly image: ImageValue;
  readonly open: boolean;
  readonly close: () => void;
}

/** A picture as large as the window lets it be. */
export function PreviewDialog({ image, open, close }: PreviewDialogProps) {
  const ui = useUiText();
  return (
    <FluentSite>
      <Dialog
        open={open}
        onOpenChange={(_, data) => {
          if (!data.open) close();
        }}
      >
        <DialogSurface className={styles.surface ?? ''} aria-label={image.alt}>
          <DialogBody className={styles.body ?? ''}>
            <img src={image.src} alt={image.alt} className={styles.image} />
            <button
              type="button"
              className={styles.close}
              aria-label={ui('ui.close')}
              onClick={close}
            >
              {closeIcon}
            </button>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    </FluentSite>
  );
}
