import { Button } from '@fluentui/react-components';
import { useAtomValue, useSetAtom } from 'jotai';
import type { StudioFinding } from '../../core/studio/data.ts';
import { filesAtom, goToAtom, panelAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { words } from '../words.ts';
import styles from './bottom-panel.module.css';

/** What is wrong with the draft; each leads to its place, in the form and in the text. */
export function FindingsList({ findings }: { readonly findings: readonly StudioFinding[] }) {
  if (findings.length === 0) return <p className={styles.hint}>{words.findings.none}</p>;
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <FindingRow key={keyOf(finding)} finding={finding} />
      ))}
    </ul>
  );
}

function FindingRow({ finding }: { readonly finding: StudioFinding }) {
  const { file, line, column, code, severity, message, path, fix } = finding;
  const studio = useStudio();
  const files = useAtomValue(filesAtom);
  const goTo = useSetAtom(goToAtom);
  const show = useSetAtom(panelAtom);
  const open = () => {
    studio.select({ file, path: path ?? [] });
    goTo((before) => ({ file, line, wish: (before?.wish ?? 0) + 1 }));
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
    <li className={styles.row}>
      <button type="button" className={styles.finding} onClick={open}>
        <span className={styles.severity} data-severity={severity}>
          {words.findings[severity]}
        </span>
        <span className={styles.place}>{code}</span>
        <span className={styles.place}>{`${file}:${line}:${column}`}</span>
        <span className={styles.message}>{message}</span>
      </button>
      {fix !== undefined && fix.length > 0 && (
        <Button size="small" onClick={() => void repair()}>
          {words.findings.fix}
        </Button>
      )}
    </li>
  );
}

function keyOf({ file, line, column, code, message }: StudioFinding): string {
  return [file, line, column, code, message].join(' ');
}
