import { Button } from '@fluentui/react-components';
import { isRecord } from '../../core/mapping/read-path.ts';
import { firstValue } from '../../core/studio/first-value.ts';
import { parseText } from '../model/edit-text.ts';
import { summariseValue } from '../model/summarise.ts';
import { Icon } from '../parts/studio-icons.tsx';
import { words } from '../words.ts';
import { DelayedInput } from './delayed-input.tsx';
import { sampleOf, suggestFields } from './field-suggestions.ts';
import styles from './form.module.css';
import { knownOf } from './form-context.ts';
import { Labelled } from './labelled.tsx';
import { SuggestInput } from './suggest-input.tsx';
import { fieldUse, type StudioFieldProps } from './use-field.ts';

/** The name of a field of the answer. */
export function NameField(props: StudioFieldProps) {
  const { context, value, put, options: _, path: __, ...said } = fieldUse(props);
  const name = typeof value === 'string' ? value : '';
  const sample = sampleOf(context.fields, name);
  return (
    <div>
      <Labelled {...said}>
        <SuggestInput
          label={said.label}
          value={name}
          suggestions={suggestFields(context.fields)}
          onCommit={(next) => put(next === '' ? undefined : next)}
        />
      </Labelled>
      {sample !== undefined && sample !== '' && <p className={styles.sample}>{sample}</p>}
    </div>
  );
}

/** One field, or several with commas between them. */
export function NamesField(props: StudioFieldProps) {
  const { context, value, put, options: _, path: __, ...said } = fieldUse(props);
  const names = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
  const change = (typed: string) => {
    const next = typed
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    put(next.length > 1 ? next : next[0]);
  };
  return (
    <Labelled {...said}>
      <SuggestInput
        label={said.label}
        value={names.join(', ')}
        suggestions={suggestFields(context.fields)}
        onCommit={change}
      />
    </Labelled>
  );
}

/** A link made by a template; one that a field decides is edited as what it is. */
export function LinkField(props: StudioFieldProps) {
  const { context, value, put, options: _, path: __, ...said } = fieldUse(props);
  if (isRecord(value)) return <JsonField {...props} />;
  const routes = (context.values?.route ?? []).map(({ value: route, label }) => ({
    value: route.replace(/:([a-zA-Z0-9]+)/g, '{$1}'),
    label,
  }));
  return (
    <Labelled {...said}>
      <SuggestInput
        label={said.label}
        value={typeof value === 'string' ? value : ''}
        suggestions={routes}
        onCommit={(next) => put(next === '' ? undefined : next)}
      />
    </Labelled>
  );
}

/** A value that has no form of its own, as JSON. */
export function JsonField(props: StudioFieldProps) {
  const { value, put, context: _, options: __, path: ___, ...said } = fieldUse(props);
  const text = value === undefined ? '' : JSON.stringify(value, null, 1);
  return (
    <Labelled {...said}>
      <DelayedInput
        isLong
        value={text}
        onCommit={(next, field) => {
          if (next.trim() === '') put(undefined, field);
          else if (parseText(next) !== undefined) put(parseText(next), field);
        }}
      />
    </Labelled>
  );
}

/** A value that may be a text, a number, or yes or no. */
export function LooseField(props: StudioFieldProps) {
  const { value, put, context: _, options: __, path: ___, ...said } = fieldUse(props);
  return (
    <Labelled {...said}>
      <DelayedInput
        value={value === undefined ? '' : String(value)}
        onCommit={(next, field) => put(next === '' ? undefined : readLoose(next), field)}
      />
    </Labelled>
  );
}

function readLoose(typed: string): unknown {
  if (typed === 'true' || typed === 'false') return typed === 'true';
  return typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed;
}

/** A part with a form of its own, by a row that leads there. */
export function PartField(props: StudioFieldProps) {
  const { context, value, path, label, put, options, required, errors } = fieldUse(props);
  if (value === undefined) {
    return (
      <Button
        size="small"
        appearance="subtle"
        icon={<Icon name="add" size={14} />}
        onClick={() => put(firstValue(context.document, options.part ?? {}, knownOf(context)))}
      >
        {words.form.add(label)}
      </Button>
    );
  }
  return (
    <div className={styles.partRow}>
      <button type="button" className={styles.part} onClick={() => context.select(path)}>
        <span className={styles.partName}>{label}</span>
        <span className={styles.partSummary}>{summariseValue(value, context.language)}</span>
        {errors.length > 0 && <span className={styles.error}>{errors[0]}</span>}
        <Icon name="right" size={14} />
      </button>
      {!required && (
        <Button
          size="small"
          appearance="subtle"
          icon={<Icon name="remove" size={14} />}
          aria-label={words.form.remove(label)}
          onClick={() => put(undefined)}
        />
      )}
    </div>
  );
}
