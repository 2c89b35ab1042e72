import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import {
  Blocks,
  closeIcon,
  FluentSite,
  IconButton,
  type ItemOf,
  type LayoutModels,
  RichText,
  SlotText,
  useUiText,
} from '../../../src/react/index.ts';
import styles from './card-dialog.module.css';

export interface CardDialogProps {
  readonly item: ItemOf<LayoutModels['card-list']>;
  readonly open: boolean;
  readonly close: () => void;
}

/** A card's name, whole introduction and contact lines. */
export function CardDialog({ item, open, close }: CardDialogProps) {
  const ui = useUiText();
  const { title, subtitle, note, summary, contact } = item;
  return (
    <FluentSite>
      <Dialog
        open={open}
        onOpenChange={(_, data) => {
          if (!data.open) close();
        }}
      >
        <DialogSurface className={styles.surface ?? ''}>
          <DialogBody>
            <DialogTitle
              className={styles.title ?? ''}
              action={
                <IconButton className={styles.close} label={ui('ui.close')} onClick={close}>
                  {closeIcon}
                </IconButton>
              }
            >
              {title ? <SlotText value={title} /> : ui('ui.details')}
            </DialogTitle>
            <DialogContent className={styles.content ?? ''}>
              {subtitle && <SlotText value={subtitle} />}
              {note && <SlotText value={note} />}
              {summary &&
                (summary.kind === 'html' ? (
                  <RichText html={summary.html} />
                ) : (
                  <p>{summary.text}</p>
                ))}
              {contact && <Blocks blocks={contact} />}
            </DialogContent>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    </FluentSite>
  );
}
