import { Button } from '@fluentui/react-components';
import { useAtomValue, useSetAtom } from 'jotai';
import type { StudioFinding } from '../../core/studio/data.ts';
import { isEdited } from '../../core/studio/edited-files.ts';
import { pageAt } from '../model/page-at.ts';
import { filesAtom, goToAtom, panelAtom, shownAtom, siteAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { words } from '../words.ts';
import styles from './bottom-panel.module.css';

/**
 * What is wrong with the draft, errors first; each leads to its place, on the page, in the form and in the
 * text. One goes on typing in the form, where it has the place.
 */
export function FindingsList({ findings }: { readonly findings: readonly StudioFinding[] }) {
  if (findings.length === 0) return <p className={styles.hint}>{words.findings.none}</p>;
  const isError = ({ severity }: StudioFinding) => severity === 'error';
  const sorted = [...findings.filter(isError), ...findings.filter((one) => !isError(one))];
  return (
    <ul className={styles.findings}>
      {sorted.map((finding) => (
        <li key={keyOf(finding)} className={styles.row}>
          {isEdited(finding.file) ? (
            <FindingRow finding={finding} />
          ) : (
            <FindingBeside finding={finding} />
          )}
        </li>
      ))}
    </ul>
  );
}

function FindingRow({ finding }: { readonly finding: StudioFinding }) {
  const { file, line, column, code, path, fix } = finding;
  const studio = useStudio();
  const files = useAtomValue(filesAtom);
  const site = useAtomValue(siteAtom);
  const shown = useAtomValue(shownAtom);
  const goTo = useSetAtom(goToAtom);
  const show = useSetAtom(panelAtom);
  const open = () => {
    const takesFocus = path === undefined;
    studio.select({ file, path: path ?? [], ...(!takesFocus && { entry: {} }) });
    const page = site?.pages.find((one) => one.file === file);
    const isShown = site !== undefined && pageAt(site, shown.path) === page;
    if (page?.example !== undefined && !isShown) studio.visit(page.example);
    goTo((before) => ({ file, line, column, takesFocus, wish: (before?.wish ?? 0) + 1 }));
    show('json');
  };
  const repair = async () => {
    const known = files[file] ?? (await studio.openFile(file));
    if (typeof known?.text !== 'string' || fix === undefined) return;
    const text = [...fix]
      .sort((one, other) => other.offset - one.offset)
      .reduce(
        (at, { offset, length, content }) =>
          at.slice(0, offset) + content + at.slice(offset + length),
        known.text,
      );
    void studio.edit(file, text, { label: words.findings.fixed(code, file) });
  };
  return (
    <>
      <button type="button" className={styles.finding} onClick={open}>
        <FindingText finding={finding} />
      </button>
      {fix !== undefined && fix.length > 0 && (
        <Button size="small" onClick={() => void repair()}>
          {words.findings.fix}
        </Button>
      )}
    </>
  );
}

/** A finding of a file that is edited elsewhere: content by its own editor, where the site has one. */
function FindingBeside({ finding }: { readonly finding: StudioFinding }) {
  const editor = useAtomValue(siteAtom)?.contentEditor;
  const isContent = finding.file.endsWith('.md');
  const entry = `${editor}/#/file/${encodeURI(finding.file)}`;
  return (
    <>
      <div className={styles.finding} data-beside>
        <FindingText finding={finding} />
      </div>
      {isContent && editor !== undefined && (
        <a className={styles.editor} href={entry} target="_blank" rel="noreferrer">
          {words.tools.content}
        </a>
      )}
    </>
  );
}

function FindingText({ finding }: { readonly finding: StudioFinding }) {
  const { file, line, column, code, severity, message } = finding;
  return (
    <>
      <span className={styles.severity} data-severity={severity}>
        {words.findings[severity]}
      </span>
      <span className={styles.place}>{code}</span>
      <span className={styles.place}>{`${file}:${line}:${column}`}</span>
      <span className={styles.message}>{message}</span>
    </>
  );
}

function keyOf({ file, line, column, code, message }: StudioFinding): string {
  return [file, line, column, code, message].join(' ');
}
