import { useAtomValue } from 'jotai';
import type { StudioPage, StudioSection } from '../../core/studio/data.ts';
import { titleOf } from '../site/list-entries.ts';
import { titleLanguageAtom } from '../state/atoms.ts';
import { words } from '../words.ts';
import { GestureDialog } from './gesture-dialog.tsx';
import type { Gesture } from './use-preview.ts';

type RemoveDialogProps =
  | { readonly page: StudioPage; readonly section?: undefined }
  | { readonly section: StudioSection; readonly page?: undefined };

/** Removes a page or a section; what still leads there is shown first. */
export function RemoveDialog({ page, section }: RemoveDialogProps) {
  const language = useAtomValue(titleLanguageAtom);
  const removal = (force: boolean): Gesture =>
    page === undefined
      ? { name: 'remove-section', arguments: { section: section.route, force } }
      : { name: 'remove-page', arguments: { page: page.id, force } };
  const title = titleOf(page ?? section, language);
  return (
    <GestureDialog
      title={page === undefined ? words.gestures.removeSection : words.gestures.removePage}
      action={words.gestures.remove}
      gesture={removal(false)}
      forced={removal(true)}
    >
      <p>
        {page === undefined
          ? words.gestures.removingSection(title)
          : words.gestures.removingPage(title)}
      </p>
    </GestureDialog>
  );
}
