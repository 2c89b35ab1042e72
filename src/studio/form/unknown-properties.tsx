import { Button } from '@fluentui/react-components';
import type { ErrorSchema } from '@rjsf/utils';
import { isRecord } from '../../core/mapping/read-path.ts';
import { isSamePath, type JsonPath } from '../model/json-path.ts';
import { Icon } from '../parts/studio-icons.tsx';
import { words } from '../words.ts';
import styles from './form.module.css';
import { type FormContext, isWarned } from './form-context.ts';

interface UnknownPropertiesProps {
  readonly names: readonly string[];
  /** Of the object that has them. */
  readonly path: JsonPath;
  readonly value: Readonly<Record<string, unknown>>;
  readonly errors: ErrorSchema<unknown> | undefined;
  readonly context: FormContext;
}

/** Properties that no schema knows: what they say, what is said of them, and a way to be rid of each. */
export function UnknownProperties(props: UnknownPropertiesProps) {
  const { names, path, value, errors, context } = props;
  return (
    <fieldset className={styles.list} aria-label={words.form.unknown}>
      <legend>{words.form.unknown}</legend>
      {names.map((name) => {
        const place = [...path, name];
        const said = errorsOf(errors, name);
        return (
          <div
            key={name}
            data-path={JSON.stringify(place)}
            data-selected={isSamePath(context.selected, place)}
          >
            <div className={styles.entry}>
              <code className={styles.key}>{name}</code>
              <code className={styles.unknown}>{JSON.stringify(value[name])}</code>
              <Button
                size="small"
                appearance="subtle"
                icon={<Icon name="remove" size={14} />}
                aria-label={words.form.remove(name)}
                onClick={() => context.edit(place, undefined)}
              />
            </div>
            {said.length > 0 && (
              <p className={isWarned(said, context) ? styles.warning : styles.error}>
                {said.join(' ')}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

function errorsOf(errors: ErrorSchema<unknown> | undefined, name: string): string[] {
  const own: unknown = isRecord(errors) ? errors[name] : undefined;
  const said: unknown = isRecord(own) ? own.__errors : undefined;
  return Array.isArray(said) ? said.map(String) : [];
}
