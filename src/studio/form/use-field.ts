import type { ErrorSchema, FieldProps, RJSFSchema } from '@rjsf/utils';
import { isRecord } from '../../core/mapping/read-path.ts';
import { labelOf } from '../../core/studio/form-kind.ts';
import type { JsonPath } from '../model/json-path.ts';
import { type FormContext, isWarned, optionsOf, type PartOptions } from './form-context.ts';

export type StudioFieldProps = FieldProps<unknown, RJSFSchema, FormContext>;

/** What an editor of a part needs: where the part stands, what it is, what is said of it. */
export interface FieldUse {
  readonly context: FormContext;
  readonly options: PartOptions;
  readonly value: unknown;
  /** In the file. */
  readonly path: JsonPath;
  readonly label: string;
  readonly description: string | undefined;
  readonly examples: readonly unknown[] | undefined;
  readonly required: boolean;
  readonly errors: readonly string[];
  /** Whether these are warnings alone. */
  readonly isWarned: boolean;
  /** Puts another value in the part's place; undefined takes it away. `field` is the input that it was typed in. */
  readonly put: (value: unknown, field?: string) => void;
}

export function fieldUse(props: StudioFieldProps): FieldUse {
  const { schema, uiSchema, formData, fieldPathId, name, required = false, registry } = props;
  const context = registry.formContext;
  const path = [...context.unit, ...fieldPathId.path];
  const { examples } = schema;
  const errors = [...(props.rawErrors ?? []), ...allErrors(props.errorSchema)];
  return {
    context,
    options: optionsOf(uiSchema),
    value: formData,
    path,
    label: labelOf(name),
    description: schema.description,
    examples: Array.isArray(examples) ? examples : undefined,
    required,
    errors,
    isWarned: isWarned(errors, context),
    put: (value, field) => context.edit(path, value, field),
  };
}

/** What is wrong with a part and all that is in it. */
function allErrors(errors: ErrorSchema<unknown> | undefined): string[] {
  if (!isRecord(errors)) return [];
  return Object.entries(errors).flatMap(([name, inner]) => {
    if (name === '__errors') return Array.isArray(inner) ? inner.map(String) : [];
    return isRecord(inner) ? allErrors(inner as ErrorSchema<unknown>) : [];
  });
}
