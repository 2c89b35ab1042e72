import type { StudioField, StudioValues } from '../../core/studio/data.ts';
import { formKindOf } from '../../core/studio/form-kind.ts';
import type { SchemaNode } from '../../core/studio/schema-document.ts';
import type { Suggestion } from './suggest-input.tsx';

/** Fields of the answer to choose from, each with a value of its. */
export function suggestFields(fields: readonly StudioField[]): Suggestion[] {
  return fields.map(({ name, sample }) => ({ value: name, label: printSample(sample) }));
}

/** What the site knows of a place, to choose from. */
export function suggestValues(
  { studio }: SchemaNode,
  values: StudioValues | undefined,
): readonly Suggestion[] {
  const known: Readonly<Record<string, readonly Suggestion[]>> = { ...values };
  return typeof studio === 'string' ? (known[studio] ?? []) : [];
}

/** Whether a part is a text or a number that is typed, and no choice. */
export function isTyped(part: SchemaNode, values: StudioValues | undefined): boolean {
  const isChosen = part.enum !== undefined || part.const !== undefined || part.type === 'boolean';
  return formKindOf(part) === 'scalar' && !isChosen && suggestValues(part, values).length === 0;
}

/** A value of an answer in a line. */
export function printSample(sample: unknown): string {
  if (sample === undefined || sample === null) return '';
  if (typeof sample !== 'string') return JSON.stringify(sample).slice(0, 80);
  return sample
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}

/** What the answer has in a field. */
export function sampleOf(fields: readonly StudioField[], name: string): string | undefined {
  const field = fields.find((entry) => entry.name === name);
  return field && printSample(field.sample);
}
