import { useAtomValue } from 'jotai';
import { ConflictDialog } from '../changes/conflict-dialog.tsx';
import { DiscardDialog } from '../changes/discard-dialog.tsx';
import { SaveDialog } from '../changes/save-dialog.tsx';
import { dialogAtom, siteAtom } from '../state/atoms.ts';
import { AddLanguageDialog, AddSectionDialog } from './add-dialogs.tsx';
import { AddPageDialog } from './add-page-dialog.tsx';
import { CopyPageDialog, MovePageDialog, MoveSectionDialog } from './move-dialogs.tsx';
import { AddOverrideDialog } from './override-dialog.tsx';
import { RemoveLanguageDialog, RemovePageDialog, RemoveSectionDialog } from './remove-dialog.tsx';

/** The dialog that is open. */
export function Dialogs() {
  const open = useAtomValue(dialogAtom);
  const site = useAtomValue(siteAtom);
  if (open === undefined || site === undefined) return null;
  const page = 'page' in open ? site.pages.find(({ id }) => id === open.page) : undefined;
  const section =
    'section' in open ? site.sections.find(({ route }) => route === open.section) : undefined;
  if (open.name === 'save') return <SaveDialog />;
  if (open.name === 'discard') return <DiscardDialog files={open.files} />;
  if (open.name === 'conflicts') return <ConflictDialog {...open} />;
  if (open.name === 'add-page') return <AddPageDialog site={site} />;
  if (open.name === 'add-section') return <AddSectionDialog site={site} />;
  if (open.name === 'add-language') return <AddLanguageDialog site={site} />;
  if (open.name === 'remove-language') return <RemoveLanguageDialog site={site} />;
  if (open.name === 'copy-page' && page) return <CopyPageDialog site={site} page={page} />;
  if (open.name === 'move-page' && page) return <MovePageDialog page={page} />;
  if (open.name === 'move-section' && section) return <MoveSectionDialog section={section} />;
  if (open.name === 'remove-page' && page) return <RemovePageDialog site={site} page={page} />;
  if (open.name === 'remove-section' && section) return <RemoveSectionDialog section={section} />;
  if (open.name === 'add-override' && page) return <AddOverrideDialog page={page} />;
  return null;
}
