import { Button } from '@fluentui/react-components';
import { isRecord } from '../../core/mapping/read-path.ts';
import type { SchemaNode } from '../../core/studio/schema-document.ts';
import { Icon } from '../parts/studio-icons.tsx';
import { words } from '../words.ts';
import { suggestValues } from './field-suggestions.ts';
import styles from './form.module.css';
import { Labelled } from './labelled.tsx';
import { JsonField } from './simple-fields.tsx';
import { SuggestInput, type Suggestion } from './suggest-input.tsx';
import { fieldUse, type StudioFieldProps } from './use-field.ts';

/** A value that is a name in short, or an object that says more: a format, the way back. */
export function VariantField(props: StudioFieldProps) {
  const { context, options, value, label, put, path: _, ...said } = fieldUse(props);
  if (isRecord(value)) {
    return (
      <div className={styles.variant}>
        <JsonField {...props} />
        <Button size="small" appearance="subtle" onClick={() => put(undefined)}>
          {words.form.inShort}
        </Button>
      </div>
    );
  }
  const suggestions = [
    ...namesOf(options.part ?? {}),
    ...suggestValues(options.part ?? {}, context.values),
  ];
  const example = objectExample(options.part ?? {});
  return (
    <div className={styles.row}>
      <div className={styles.grow}>
        <Labelled label={label} {...said}>
          <SuggestInput
            label={label}
            value={value === undefined ? '' : String(value)}
            suggestions={suggestions}
            onCommit={(next) => put(next === '' ? undefined : next)}
          />
        </Labelled>
      </div>
      {example !== undefined && (
        <Button
          className={styles.options}
          size="small"
          appearance="subtle"
          icon={<Icon name="options" />}
          aria-label={words.form.options(label)}
          onClick={() => put(example)}
        />
      )}
    </div>
  );
}

/** The names that the short form may have, by the schema. */
function namesOf(part: SchemaNode): Suggestion[] {
  const short = findNames(part);
  const said: unknown = short?.markdownEnumDescriptions;
  const descriptions: readonly unknown[] = Array.isArray(said) ? said : [];
  const names: readonly unknown[] = Array.isArray(short?.enum) ? short.enum : [];
  return names.map((name, index) => ({
    value: String(name),
    label: typeof descriptions[index] === 'string' ? descriptions[index] : undefined,
  }));
}

function findNames(part: SchemaNode): SchemaNode | undefined {
  if (Array.isArray(part.enum)) return part;
  const within = [part.then, part.else].filter(isRecord).map(findNames);
  return within.find((found) => found !== undefined);
}

function objectExample({ examples }: SchemaNode): unknown {
  return Array.isArray(examples) ? examples.find(isRecord) : undefined;
}
