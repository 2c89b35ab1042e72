import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useAtomValue, useSetAtom } from 'jotai';
import { dialogAtom, draftAtom, isSharedAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { words } from '../words.ts';

/** Asks before changes are given up: whose they are is not said by them where two windows edit. */
export function DiscardDialog({ files }: { readonly files: readonly string[] | undefined }) {
  const studio = useStudio();
  const unsaved = useAtomValue(draftAtom)?.unsaved ?? [];
  const isShared = useAtomValue(isSharedAtom);
  const open = useSetAtom(dialogAtom);
  const close = () => open(undefined);
  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{words.discard.title}</DialogTitle>
          <DialogContent>
            <p>{words.discard.explained((files ?? unsaved).length)}</p>
            {isShared && <p>{words.discard.shared}</p>}
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{words.cancel}</Button>
            <Button
              appearance="primary"
              onClick={() => {
                void studio.discard(files);
                close();
              }}
            >
              {words.discard.action}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
