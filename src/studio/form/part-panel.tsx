import { useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { SchemaDocument } from '../../core/studio/schema-document.ts';
import { parseText } from '../model/edit-text.ts';
import { type JsonPath, printPath, valueAt } from '../model/json-path.ts';
import { unitOf } from '../model/unit-path.ts';
import {
  filesAtom,
  markedAtom,
  renderersAtom,
  type Selection,
  schemasAtom,
  selectionAtom,
  siteAtom,
} from '../state/atoms.ts';
import { words } from '../words.ts';
import { Crumbs } from './crumbs.tsx';
import { PartForm } from './part-form.tsx';
import styles from './part-panel.module.css';

/** What is selected, as a form. */
export function PartPanel() {
  const selection = useAtomValue(selectionAtom);
  const files = useAtomValue(filesAtom);
  const schemas = useAtomValue(schemasAtom);
  const site = useAtomValue(siteAtom);
  const renderers = useAtomValue(renderersAtom);
  const setMarked = useSetAtom(markedAtom);
  const panel = useRef<HTMLDivElement>(null);
  const file = selection && files[selection.file];
  const described = useLast(selection && schemas[selection.file], selection?.file);
  const manifest = useMemo(() => parseText(file?.text), [file?.text]);
  const document = useMemo(() => described && new SchemaDocument(described.schema), [described]);
  const path: JsonPath = selection?.path ?? [];
  const unit = document === undefined ? [] : unitOf(document, manifest, path);
  useFocusOnSelected(panel, selection);
  if (selection === undefined) return <p className={styles.hint}>{words.form.nothing}</p>;
  if (file === undefined) return <p className={styles.hint}>{words.loading}</p>;
  if (file.text === null)
    return <p className={styles.hint}>{words.form.removed(selection.file)}</p>;
  if (manifest === undefined) return <p className={styles.hint}>{words.form.noJson}</p>;
  if (document === undefined || described === undefined || site === undefined) {
    return <p className={styles.hint}>{words.form.noForm}</p>;
  }
  return (
    <div ref={panel} data-form={selection.file} onPointerLeave={() => setMarked(undefined)}>
      <Crumbs file={selection.file} unit={unit} manifest={manifest} />
      <PartForm
        key={`${selection.file} ${printPath(unit)}`}
        file={selection.file}
        unit={unit}
        selected={path}
        value={valueAt(manifest, unit)}
        manifest={manifest}
        document={document}
        values={described.values}
        site={site}
        renderers={renderers}
      />
    </div>
  );
}

/** The last value there was for a key, while a new one is on its way. */
function useLast<Value>(value: Value | undefined, key: string | undefined): Value | undefined {
  const last = useRef<{ key: string | undefined; value: Value | undefined }>(undefined);
  if (value !== undefined) last.current = { key, value };
  return value ?? (last.current?.key === key ? last.current?.value : undefined);
}

/**
 * What was chosen on the page, among the findings or in the form is what one goes on typing in, once the form of
 * its file is there.
 */
function useFocusOnSelected(
  panel: RefObject<HTMLElement | null>,
  selection: Selection | undefined,
): void {
  const last = useRef<unknown>(undefined);
  useEffect(() => {
    const wish = selection?.part ?? selection?.entry;
    if (wish === undefined || wish === last.current) return;
    const timer = setTimeout(() => {
      const { current: form } = panel;
      if (form === null || form.dataset.form !== selection?.file) return;
      last.current = wish;
      const selected = form.querySelector('[data-selected="true"]') ?? form;
      const first = ['input, select, textarea', 'button']
        .map((kind) => selected.querySelector<HTMLElement>(kind))
        .find((element) => element != null);
      first?.focus();
    }, 60);
    return () => clearTimeout(timer);
  });
}
