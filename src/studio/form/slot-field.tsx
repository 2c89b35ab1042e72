import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { isRecord } from '../../core/mapping/read-path.ts';
import { Icon } from '../parts/studio-icons.tsx';
import { words } from '../words.ts';
import { sampleOf, suggestFields } from './field-suggestions.ts';
import styles from './form.module.css';
import group from './group.module.css';
import { Labelled } from './labelled.tsx';
import { SlotMover } from './slot-mover.tsx';
import { SuggestInput } from './suggest-input.tsx';
import { fieldUse, type StudioFieldProps } from './use-field.ts';

/** A slot: the field of the answer that fills it, and how that is read and cut. */
export function SlotField(props: StudioFieldProps) {
  const { context, options, value, path, label, put, ...said } = fieldUse(props);
  const [isOpen, setOpen] = useState(false);
  const written = isRecord(value) ? value : {};
  const field = typeof value === 'string' ? value : readName(written);
  const sample = sampleOf(context.fields, field);
  const extras = Object.keys(written).filter((name) => name !== 'field').length;
  const choose = (name: string) => {
    if (name === '') put(undefined);
    else if (isRecord(value)) context.edit([...path, 'field'], name);
    else put(name);
  };
  return (
    <div className={styles.slot}>
      <div className={styles.row}>
        <SlotMover path={path} label={label} value={value} />
        <div className={styles.grow}>
          <Labelled label={label} {...said}>
            <SuggestInput
              label={label}
              value={field}
              suggestions={suggestFields(context.fields)}
              placeholder={words.form.emptySlot}
              onCommit={choose}
            />
          </Labelled>
        </div>
        {field !== '' && options.inner !== undefined && (
          <Button
            className={styles.options}
            size="small"
            appearance="subtle"
            aria-expanded={isOpen}
            aria-label={words.form.options(label, extras)}
            icon={<Icon name="options" />}
            onClick={() => setOpen(!isOpen)}
          >
            {extras > 0 ? String(extras) : undefined}
          </Button>
        )}
      </div>
      {sample !== undefined && sample !== '' && <p className={styles.sample}>{sample}</p>}
      {isOpen && options.inner !== undefined && (
        <SlotOptions {...props} inner={options.inner} field={field} />
      )}
    </div>
  );
}

function readName(written: Readonly<Record<string, unknown>>): string {
  return typeof written.field === 'string' ? written.field : '';
}

interface SlotOptionsProps extends StudioFieldProps {
  readonly inner: NonNullable<ReturnType<typeof fieldUse>['options']['inner']>;
  readonly field: string;
}

/** What stands beside the field's name; once only the name is left, the slot is the name again. */
function SlotOptions({ inner, field, ...props }: SlotOptionsProps) {
  const { context, value, path, put } = fieldUse(props);
  const { ObjectField } = props.registry.fields;
  if (ObjectField === undefined) return null;
  const written = isRecord(value) ? value : { field };
  const { field: _, ...properties } = inner.schema.properties ?? {};
  const editOption = (at: readonly (string | number)[], option: unknown) => {
    const [name, ...deeper] = at.slice(path.length);
    if (deeper.length > 0 && isRecord(value)) {
      context.edit(at, option);
      return;
    }
    const next = { ...written, [String(name)]: option === '' ? undefined : option };
    const left = Object.entries(next).filter(([, entry]) => entry !== undefined);
    put(left.length === 1 && next.field === field ? field : Object.fromEntries(left));
  };
  const formContext = { ...context, edit: editOption };
  return (
    <div className={group.inner}>
      <ObjectField
        {...props}
        formData={written}
        schema={{ ...inner.schema, properties, required: [] }}
        uiSchema={{ ...inner.ui, 'ui:options': { ...inner.ui['ui:options'], isBare: true } }}
        registry={{ ...props.registry, formContext }}
        onChange={(option, at) => editOption([...context.unit, ...at], option)}
      />
    </div>
  );
}
