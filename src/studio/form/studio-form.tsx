import { type FormProps, withTheme } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import type { FormContext } from './form-context.ts';
import { ListField } from './list-field.tsx';
import { MapField } from './map-field.tsx';
import {
  JsonField,
  LinkField,
  LooseField,
  NameField,
  NamesField,
  PartField,
} from './simple-fields.tsx';
import { SlotField } from './slot-field.tsx';
import { FieldTemplate, ObjectFieldTemplate } from './templates.tsx';
import { TextField } from './text-field.tsx';
import { VariantField } from './variant-field.tsx';
import { SelectWidget, SwitchWidget, TextWidget } from './widgets.tsx';

/** The forms of the studio: rjsf, with the widgets of Fluent that they need and editors of our own. */
export const StudioForm = withTheme<unknown, RJSFSchema, FormContext>({
  templates: { FieldTemplate, ObjectFieldTemplate },
  widgets: { TextWidget, SelectWidget, CheckboxWidget: SwitchWidget },
  fields: {
    slot: SlotField,
    text: TextField,
    link: LinkField,
    field: NameField,
    fields: NamesField,
    list: ListField,
    map: MapField,
    variant: VariantField,
    part: PartField,
    json: JsonField,
    loose: LooseField,
  },
});

export type StudioFormProps = FormProps<unknown, RJSFSchema, FormContext>;
