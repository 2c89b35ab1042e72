import { Button, Input } from '@fluentui/react-components';
import { useState } from 'react';
import { isRecord } from '../../core/mapping/read-path.ts';
import { Icon } from '../parts/studio-icons.tsx';
import { words } from '../words.ts';
import { DelayedInput } from './delayed-input.tsx';
import styles from './form.module.css';
import { Explanation } from './labelled.tsx';
import { JsonField } from './simple-fields.tsx';
import { fieldUse, type StudioFieldProps } from './use-field.ts';

/** Names that the site chooses itself, each with a text: parameters of a query, words for values. */
export function MapField(props: StudioFieldProps) {
  const { context, value, path, label, description, errors, isWarned, put } = fieldUse(props);
  const [name, setName] = useState('');
  const entries = Object.entries(isRecord(value) ? value : {});
  if (entries.some(([, entry]) => typeof entry !== 'string')) return <JsonField {...props} />;
  const add = () => {
    if (name.trim() === '' || entries.some(([key]) => key === name)) return;
    if (value === undefined) put({ [name]: '' });
    else context.edit([...path, name], '');
    setName('');
  };
  return (
    <fieldset className={styles.list} aria-label={label}>
      <legend>{label}</legend>
      {description !== undefined && entries.length === 0 && (
        <Explanation description={description} />
      )}
      {entries.map(([key, entry]) => (
        <div key={key} className={styles.entry}>
          <code className={styles.key}>{key}</code>
          <DelayedInput
            aria-label={key}
            value={String(entry)}
            onCommit={(text, field) => context.edit([...path, key], text, field)}
          />
          <Button
            size="small"
            appearance="subtle"
            icon={<Icon name="remove" size={14} />}
            aria-label={words.form.remove(key)}
            onClick={() => {
              if (entries.length === 1) put(undefined);
              else context.edit([...path, key], undefined);
            }}
          />
        </div>
      ))}
      <div className={styles.entry}>
        <Input
          size="small"
          aria-label={words.form.newName(label)}
          placeholder={words.form.newName(label)}
          value={name}
          onChange={(_, data) => setName(data.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
          }}
        />
        <Button size="small" appearance="subtle" icon={<Icon name="add" size={14} />} onClick={add}>
          {words.form.addTo(label)}
        </Button>
      </div>
      {errors.length > 0 && (
        <p className={isWarned ? styles.warning : styles.error}>{errors.join(' ')}</p>
      )}
    </fieldset>
  );
}
