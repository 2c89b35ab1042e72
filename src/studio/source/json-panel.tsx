import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { SchemaDocument } from '../../core/studio/schema-document.ts';
import { draftAtom, filesAtom, goToAtom, schemasAtom, selectionAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { words } from '../words.ts';
import styles from './bottom-panel.module.css';
import { JsonEditor } from './json-editor.tsx';

/** The selected file as text, with the same schema as the form. */
export function JsonPanel() {
  const studio = useStudio();
  const selection = useAtomValue(selectionAtom);
  const files = useAtomValue(filesAtom);
  const schemas = useAtomValue(schemasAtom);
  const draft = useAtomValue(draftAtom);
  const goTo = useAtomValue(goToAtom);
  const described = selection && schemas[selection.file];
  const document = useMemo(() => described && new SchemaDocument(described.schema), [described]);
  const file = selection && files[selection.file];
  if (selection === undefined || typeof file?.text !== 'string') {
    return <p className={styles.hint}>{words.json.nothing}</p>;
  }
  return (
    <JsonEditor
      key={selection.file}
      file={selection.file}
      text={file.text}
      path={selection.path}
      line={goTo?.file === selection.file ? goTo : undefined}
      document={document}
      findings={(draft?.findings ?? []).filter((finding) => finding.file === selection.file)}
      onChange={(text) =>
        void studio.edit(selection.file, text, {
          label: words.history.typed(selection.file),
          merge: `text of ${selection.file}`,
        })
      }
    />
  );
}
