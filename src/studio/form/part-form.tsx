import type { ErrorSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import Ajv2020 from 'ajv/dist/2020.js';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { isRecord } from '../../core/mapping/read-path.ts';
import type {
  StudioFinding,
  StudioRenderer,
  StudioSite,
  StudioValues,
} from '../../core/studio/data.ts';
import { diffValues } from '../../core/studio/diff-values.ts';
import type { SchemaDocument } from '../../core/studio/schema-document.ts';
import { whyUnfit } from '../model/fits-view.ts';
import { formOf } from '../model/form-schema.ts';
import { isWithin, type JsonPath, printPath } from '../model/json-path.ts';
import { draftAtom, languageAtom, markedAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { useFieldsOf } from '../state/use-fields.ts';
import { chooseBranch } from './choose-branch.ts';
import { isTyped } from './field-suggestions.ts';
import type { FormContext } from './form-context.ts';
import { isWithinPart } from './is-within-part.ts';
import { StudioForm, type StudioFormProps } from './studio-form.tsx';
import { useFormEdits } from './use-form-edits.ts';

const validator = customizeValidator<unknown>({
  // How a CommonJS module's class is typed depends on who reads it; it is the same class.
  AjvClass: Ajv2020 as never,
  ajvOptionsOverrides: { strict: false },
});

/** Nothing is put into a manifest that nobody has put there. */
const NO_DEFAULTS: NonNullable<StudioFormProps['experimental_defaultFormStateBehavior']> = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
};

interface PartFormProps {
  readonly file: string;
  readonly unit: JsonPath;
  readonly selected: JsonPath;
  readonly value: unknown;
  readonly manifest: unknown;
  readonly document: SchemaDocument;
  readonly values: StudioValues;
  readonly site: StudioSite;
  readonly renderers: readonly StudioRenderer[];
}

/** The form of one part: what is changed in it is changed in the draft. */
export function PartForm(props: PartFormProps) {
  const { file, unit, selected, value, manifest, document, values, site, renderers } = props;
  const studio = useStudio();
  const language = useAtomValue(languageAtom);
  const draft = useAtomValue(draftAtom);
  const mark = useSetAtom(markedAtom);
  const fields = useFieldsOf(file, selected);
  const { current, write, edit, textAt, restore, move, settle } = useFormEdits(
    { file, unit, fields: fields?.fields ?? [] },
    document,
  );
  useEffect(() => () => mark(undefined), [mark]);
  const leave = useRef(settle);
  leave.current = settle;
  useEffect(() => () => leave.current(() => true), []);
  const findings = draft?.findings;
  const warnings = useMemo(() => {
    const own = (findings ?? []).filter(({ severity }) => severity === 'warning');
    return new Set(own.map(({ message }) => message));
  }, [findings]);
  const form = useMemo(() => {
    const part = document.at(manifest, unit) ?? {};
    return formOf(document, part, value);
  }, [document, manifest, unit, value]);
  const formContext: FormContext = {
    file,
    unit,
    selected,
    document,
    languages: site.languages,
    language,
    fields: fields?.fields ?? [],
    ...(fields?.answers === 'list' && { endpoint: fields.endpoint }),
    values,
    renderers,
    warnings,
    edit,
    textAt,
    restore,
    move,
    select: (path) => studio.select({ file, path, entry: {} }),
    unfit: (path, type) =>
      whyUnfit({ manifest: current(), path, fields: fields?.fields ?? [] }, type, renderers),
    chooseBranch: (path, union, type) =>
      chooseBranch(formContext, studio, current(), { path, union, type }),
    mark,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving a part does nothing that is to be seen
    <div
      onBlur={({ relatedTarget }) =>
        settle((path) => path.length > unit.length && !isWithinPart(relatedTarget, path))
      }
    >
      <StudioForm
        tagName="div"
        schema={form.schema}
        uiSchema={form.ui}
        formData={value}
        formContext={formContext}
        validator={validator}
        noHtml5Validate
        showErrorList={false}
        extraErrors={errorsOf(findings ?? [], file, unit)}
        experimental_defaultFormStateBehavior={NO_DEFAULTS}
        onChange={({ formData }) => {
          const changes = diffValues(value, formData, unit);
          const [first] = changes;
          if (first === undefined) return;
          const part = document.at(manifest, first.path) ?? {};
          const field = isTyped(part, values) ? printPath(first.path) : undefined;
          write(changes, field);
        }}
      >
        <span hidden />
      </StudioForm>
    </div>
  );
}

/** Findings of the checks in the tree that forms read what is wrong from. */
function errorsOf(
  findings: readonly StudioFinding[],
  file: string,
  unit: JsonPath,
): ErrorSchema<unknown> {
  const errors: Record<string, unknown> = {};
  for (const finding of findings) {
    if (finding.file !== file || !finding.path || !isWithin(finding.path, unit)) continue;
    let at = errors;
    for (const step of finding.path.slice(unit.length)) {
      const inner = at[step];
      const next: Record<string, unknown> = isRecord(inner) ? inner : {};
      at[step] = next;
      at = next;
    }
    const before = Array.isArray(at.__errors) ? at.__errors : [];
    at.__errors = [...before, finding.message];
  }
  return errors as ErrorSchema<unknown>;
}
