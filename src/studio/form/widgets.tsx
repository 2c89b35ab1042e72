import { Select, Switch } from '@fluentui/react-components';
import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { words } from '../words.ts';
import { DelayedInput } from './delayed-input.tsx';
import { suggestValues } from './field-suggestions.ts';
import { type FormContext, optionsOf } from './form-context.ts';
import { SuggestInput } from './suggest-input.tsx';

type StudioWidgetProps = WidgetProps<unknown, RJSFSchema, FormContext>;

/** A line of text or a number; what the site knows of the place is offered. */
export function TextWidget(props: StudioWidgetProps) {
  const { id, label, value, schema, uiSchema, placeholder, onChange, registry } = props;
  const suggestions = suggestValues(optionsOf(uiSchema).part ?? {}, registry.formContext.values);
  const text = value === undefined || value === null ? '' : String(value);
  const commit = (typed: string) => onChange(typed === '' ? undefined : typed);
  if (suggestions.length > 0) {
    return (
      <SuggestInput
        label={label}
        id={id}
        value={text}
        suggestions={suggestions}
        placeholder={placeholder}
        onCommit={commit}
      />
    );
  }
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  return (
    <DelayedInput
      id={id}
      value={text}
      isNumber={isNumber}
      placeholder={placeholder}
      onCommit={commit}
    />
  );
}

/** One of a few values; the first choice leaves it to the default. */
export function SelectWidget(props: StudioWidgetProps) {
  const { id, value, options, required, placeholder, onChange } = props;
  const choices = options.enumOptions ?? [];
  return (
    <Select
      id={id}
      size="small"
      value={value === undefined ? '' : String(value)}
      onChange={(_, data) =>
        onChange(choices.find((choice) => String(choice.value) === data.value)?.value)
      }
    >
      {(!required || value === undefined) && (
        <option value="">{placeholder ? words.form.byDefault(placeholder) : '–'}</option>
      )}
      {choices.map((choice) => (
        <option key={String(choice.value)} value={String(choice.value)}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}

/** Yes or no. */
export function SwitchWidget({ id, value, placeholder, onChange }: StudioWidgetProps) {
  const isOn = value === undefined ? placeholder === 'true' : value === true;
  return <Switch id={id} checked={isOn} onChange={(_, { checked }) => onChange(checked)} />;
}
