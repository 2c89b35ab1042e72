import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, indentOnInput } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, Transaction } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { useEffect, useRef } from 'react';
import type { StudioFinding } from '../../core/studio/data.ts';
import type { SchemaDocument } from '../../core/studio/schema-document.ts';
import type { JsonPath } from '../model/json-path.ts';
import type { WantedLine } from '../state/atoms.ts';
import { words } from '../words.ts';
import styles from './bottom-panel.module.css';
import { completeBySchema } from './complete-json.ts';
import { editorLook } from './editor-look.ts';

interface JsonEditorProps {
  readonly file: string;
  readonly text: string;
  /** What is selected, which is brought into sight. */
  readonly path: JsonPath;
  /** A line that is asked for. */
  readonly line: Pick<WantedLine, 'line' | 'column' | 'takesFocus'> | undefined;
  readonly document: SchemaDocument | undefined;
  readonly findings: readonly StudioFinding[];
  readonly onChange: (text: string) => void;
}

/** Milliseconds without a further key after which what was typed is compiled. */
const PAUSE = 100;

/** A file's text, completed and explained by its schema, with what is wrong where it is. */
export function JsonEditor(props: JsonEditorProps) {
  const { text, path, line, findings } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (place.current === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = (editor: EditorView) => {
      timer = undefined;
      const typed = editor.state.doc.toString();
      if (typed !== latest.current.text) latest.current.onChange(typed);
    };
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: [
          lineNumbers(),
          foldGutter(),
          lintGutter(),
          history(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          highlightActiveLine(),
          json(),
          completeBySchema(() => latest.current.document),
          // Tab goes on to what comes next, and never changes a file; lines are indented by Ctrl+].
          keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
          EditorView.contentAttributes.of({
            'aria-label': words.json.editor(latest.current.file),
            tabindex: '0',
          }),
          editorLook,
          EditorView.updateListener.of(({ docChanged, transactions, view: changed }) => {
            const isTyped = transactions.some(
              (one) => one.annotation(Transaction.remote) !== true && one.docChanged,
            );
            if (!docChanged || !isTyped) return;
            clearTimeout(timer);
            timer = setTimeout(() => send(changed), PAUSE);
          }),
        ],
      }),
    });
    view.current = editor;
    return () => {
      if (timer !== undefined) {
        clearTimeout(timer);
        send(editor);
      }
      editor.destroy();
    };
  }, []);

  useEffect(() => {
    const { current: editor } = view;
    if (editor === undefined || editor.state.doc.toString() === text) return;
    editor.dispatch({
      changes: differing(editor.state.doc.toString(), text),
      annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
    });
  }, [text]);

  const pathKey = JSON.stringify(path);
  useEffect(() => {
    const { current: editor } = view;
    const tree = editor && parseTree(editor.state.doc.toString());
    const node = tree && findNodeAtLocation(tree, JSON.parse(pathKey));
    if (editor === undefined || node === undefined || editor.hasFocus) return;
    editor.dispatch({
      selection: { anchor: node.offset, head: node.offset + (node.length < 400 ? node.length : 0) },
      effects: EditorView.scrollIntoView(node.offset, { y: 'center' }),
    });
  }, [pathKey]);

  useEffect(() => {
    const { current: editor } = view;
    if (editor === undefined || line === undefined) return;
    const { from, to } = editor.state.doc.line(Math.min(line.line, editor.state.doc.lines));
    const at = Math.min(from + line.column - 1, to);
    editor.dispatch({
      selection: { anchor: at },
      effects: EditorView.scrollIntoView(at, { y: 'center' }),
    });
    if (line.takesFocus) editor.focus();
  }, [line]);

  useEffect(() => {
    const { current: editor } = view;
    if (editor === undefined) return;
    editor.dispatch(setDiagnostics(editor.state, diagnose(editor.state, findings)));
  }, [findings]);

  return <div ref={place} className={styles.editor} />;
}

/** The one stretch in which two texts differ, so that the cursor stays where it is. */
function differing(before: string, after: string) {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < most - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

function diagnose({ doc }: EditorState, findings: readonly StudioFinding[]): Diagnostic[] {
  return findings.flatMap(({ line, column, severity, code, message }) => {
    if (line > doc.lines) return [];
    const { from, to } = doc.line(line);
    const start = Math.min(from + column - 1, to);
    return [{ from: start, to, severity, message: `${code}  ${message}` }];
  });
}
