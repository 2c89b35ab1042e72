import type { StudioField } from '../../core/studio/data.ts';
import type { Suggestion } from './suggest-input.tsx';

/** Fields of the answer to choose from, each with a value of its. */
export function suggestFields(fields: readonly StudioField[]): Suggestion[] {
  return fields.map(({ name, sample }) => ({ value: name, label: printSample(sample) }));
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
