import type { Field } from './answer-fields.ts';

/** A field that was chosen for a slot, and why. */
export interface ChosenField {
  readonly field: Field;
  readonly reason: string;
}

/** A field with what spoke for it: its values alone, or its name as well. */
export function reasoned(field: Field, isNamedSo: boolean): ChosenField {
  return { field, reason: `${isNamedSo ? 'it is called so, and ' : ''}${field.reason}` };
}
