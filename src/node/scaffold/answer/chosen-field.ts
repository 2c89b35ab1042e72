import type { Field } from './answer-fields.ts';

/** A field that was chosen for a slot, and why. */
export interface ChosenField {
  readonly field: Field;
  readonly reason: string;
}
