import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The look of texts in the studio: ink on paper, with the accent for what is chosen. */
export const editorLook = [
  EditorView.theme({
    '&': { color: '#23201c', backgroundColor: '#fff' },
    '.cm-gutters': {
      backgroundColor: '#faf8f4',
      color: '#6b645b',
      borderRight: '1px solid #e3ddd3',
    },
    '.cm-activeLine': { backgroundColor: '#faf8f480' },
    '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: '#f4e0db !important',
    },
    '.cm-cursor': { borderLeftColor: '#8e2b24' },
    '.cm-tooltip': { border: '1px solid #e3ddd3', borderRadius: '2px' },
    '.cm-tooltip .cm-completionInfo': { maxWidth: '40ch' },
    '.cm-foldPlaceholder': { backgroundColor: '#f5f1ea', border: '1px solid #e3ddd3' },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.propertyName, color: '#23201c', fontWeight: '600' },
      { tag: tags.string, color: '#2f5d50' },
      { tag: tags.number, color: '#7a4a00' },
      { tag: [tags.bool, tags.null], color: '#8e2b24' },
      { tag: tags.punctuation, color: '#6b645b' },
    ]),
  ),
];
