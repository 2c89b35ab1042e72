import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { useState } from 'react';
import { isRecord } from '../../core/mapping/read-path.ts';
import { firstValue } from '../../core/studio/first-value.ts';
import { formKindOf, labelOf } from '../../core/studio/form-kind.ts';
import type { SchemaNode } from '../../core/studio/schema-document.ts';
import { summariseValue } from '../model/summarise.ts';
import { Icon } from '../parts/studio-icons.tsx';
import { useReorder } from '../parts/use-reorder.ts';
import { words } from '../words.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import { DelayedInput } from './delayed-input.tsx';
import styles from './form.module.css';
import { knownOf } from './form-context.ts';
import { Explanation } from './labelled.tsx';
import { useEntryKeys } from './use-entry-keys.ts';
import { fieldUse, type StudioFieldProps } from './use-field.ts';

/** A list, whose entries are put in another order by pointer or by Alt with the arrow keys. */
export function ListField(props: StudioFieldProps) {
  const { context, options, value, path, label, description, errors, isWarned, put } =
    fieldUse(props);
  const [isChoosing, setChoosing] = useState(false);
  const restored = useRestoreFocusTarget();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const items = isRecord(options.part?.items) ? context.document.resolve(options.part.items) : {};
  const isPlain = ['scalar', 'field', 'link'].includes(formKindOf(items));
  const isUnion = Array.isArray(items.oneOf);
  const nameOf = (index: number) => summariseValue(entries[index], context.language);
  const keys = useEntryKeys(entries.length);
  const reorder = useReorder({
    list: path.join('-'),
    count: entries.length,
    nameOf,
    onMove: (from, to) => {
      context.move(path, from, to);
      keys.move(from, to);
    },
  });
  // What another entry has already is no news.
  const taken = entries.map((entry) => (isRecord(entry) ? entry.field : undefined));
  const known = knownOf(context);
  const free = known.fields.filter(({ name }) => !taken.includes(name));
  const first = (part: SchemaNode) =>
    firstValue(context.document, part, { ...known, fields: free.length > 0 ? free : known.fields });
  const add = (entry: unknown) => {
    put([...entries, entry]);
    if (!isPlain) context.select([...path, entries.length]);
  };
  /** What another entry of its type shows a new one begins with: it is there, with the fields that it has. */
  const shown = (type: string) => {
    const like = entries.filter(isRecord).findLast((entry) => entry.type === type);
    return isRecord(like?.view) ? { view: like.view } : {};
  };
  return (
    <fieldset className={styles.list} aria-label={label}>
      <legend>{label}</legend>
      {description !== undefined && entries.length === 0 && (
        <Explanation description={description} />
      )}
      <ol>
        {entries.map((entry, index) => (
          <li
            key={keys.of(index)}
            {...reorder(index)}
            className={styles.entry}
            onPointerEnter={() => context.mark([...path, index])}
          >
            <span className={styles.gripMark}>
              <Icon name="grip" size={14} />
            </span>
            {isPlain ? (
              <DelayedInput
                aria-label={words.form.entry(label, index + 1)}
                value={String(entry)}
                onCommit={(text, field) => context.edit([...path, index], text, field)}
              />
            ) : (
              <button
                type="button"
                className={styles.part}
                onClick={() => context.select([...path, index])}
              >
                <span className={styles.partSummary}>{nameOf(index)}</span>
                <Icon name="right" size={14} />
              </button>
            )}
            <Button
              size="small"
              appearance="subtle"
              icon={<Icon name="remove" size={14} />}
              aria-label={words.form.remove(nameOf(index))}
              onClick={() => {
                put(entries.filter((_, at) => at !== index));
                keys.remove(index);
              }}
            />
          </li>
        ))}
      </ol>
      <Button
        size="small"
        appearance="subtle"
        icon={<Icon name="add" size={14} />}
        {...restored}
        onClick={() => (isUnion ? setChoosing(true) : add(first(items)))}
      >
        {words.form.addTo(label)}
      </Button>
      {isChoosing && (
        <ChoiceDialog
          title={words.form.addTo(labelOf(label))}
          document={context.document}
          part={items}
          renderers={context.renderers}
          close={() => setChoosing(false)}
          choose={(type, branch) => add({ ...Object(first(branch)), ...shown(type), type })}
        />
      )}
      {errors.length > 0 && (
        <p className={isWarned ? styles.warning : styles.error}>{errors.join(' ')}</p>
      )}
    </fieldset>
  );
}
