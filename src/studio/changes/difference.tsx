import { json } from '@codemirror/lang-json';
import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { editorLook } from '../source/editor-look.ts';
import styles from './changes.module.css';

interface DifferenceProps {
  readonly before: string;
  readonly after: string;
  readonly isSideBySide: boolean;
  readonly label: string;
}

/** Lines left around a change; those further off are folded. */
const MARGIN = 3;

/** Two texts with what differs: one below the other in one column, or side by side. */
export function Difference({ before, after, isSideBySide, label }: DifferenceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const parent = place.current;
    const extensions = [
      lineNumbers(),
      json(),
      editorLook,
      EditorState.readOnly.of(true),
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-readonly': 'true',
        tabindex: '0',
      }),
    ];
    const collapse = { margin: MARGIN, minSize: 6 };
    // In a new file every line is a change, and none needs a mark.
    const highlightChanges = before !== '';
    if (isSideBySide) {
      const view = new MergeView({
        parent,
        a: { doc: before, extensions },
        b: { doc: after, extensions },
        collapseUnchanged: collapse,
        highlightChanges,
      });
      return () => view.destroy();
    }
    const view = new EditorView({
      parent,
      doc: after,
      extensions: [
        ...extensions,
        unifiedMergeView({
          original: before,
          mergeControls: false,
          collapseUnchanged: collapse,
          highlightChanges,
        }),
      ],
    });
    return () => view.destroy();
  }, [before, after, isSideBySide, label]);
  return <div ref={place} className={styles.editor} />;
}
