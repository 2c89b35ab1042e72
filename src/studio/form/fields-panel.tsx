import { Input } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { selectionAtom } from '../state/atoms.ts';
import { useFieldsOf } from '../state/use-fields.ts';
import { words } from '../words.ts';
import { printSample } from './field-suggestions.ts';
import styles from './part-panel.module.css';
import { FIELD_TYPE } from './suggest-input.tsx';

/** The fields of the answer that the selected view shows, with a value of each. */
export function FieldsPanel() {
  const selection = useAtomValue(selectionAtom);
  const [sought, setSought] = useState('');
  const fields = useFieldsOf(selection?.file, selection?.path ?? []);
  if (fields === undefined) return <p className={styles.hint}>{words.fields.none}</p>;
  const found = fields.fields.filter(({ name, sample }) =>
    `${name} ${printSample(sample)}`.toLowerCase().includes(sought.toLowerCase()),
  );
  return (
    <>
      <p className={styles.file}>{fields.endpoint}</p>
      <p className={styles.hint}>{words.fields.hint}</p>
      <Input
        size="small"
        type="search"
        aria-label={words.fields.search}
        placeholder={words.fields.search}
        value={sought}
        onChange={(_, { value }) => setSought(value)}
      />
      {fields.problem !== undefined && <p>{fields.problem}</p>}
      <ul className={styles.fields}>
        {found.map(({ name, kind, sample, filled }) => (
          <li
            key={name}
            draggable
            onDragStart={(event) => event.dataTransfer.setData(FIELD_TYPE, name)}
          >
            <code>{name}</code>
            <span className={styles.kind}>
              {kind}
              {filled < 1 && ` · ${Math.round(filled * 100)} %`}
            </span>
            <span className={styles.value}>{printSample(sample)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
