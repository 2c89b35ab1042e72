import type { Language } from '../manifest/site-model.ts';
import type { TextReading } from '../manifest/slot-model.ts';
import type { Limit } from './answer-limits.ts';
import { type FormatContext, formatValue } from './format-value.ts';
import type { TextValue } from './values.ts';

interface TextContext extends FormatContext {
  readonly language: Language;
}

/**
 * A field's value as a text: the manifest's words for it where it has any, else in its format.
 *
 * @param entity what has the value, and other fields that the format may read
 */
export function mapText(
  value: unknown,
  reading: TextReading,
  context: TextContext,
  { entity, limit }: { readonly entity?: unknown; readonly limit?: Limit } = {},
): TextValue | undefined {
  const { words } = reading;
  if (words === undefined) return formatValue(value, reading, context, { entity, limit });
  if (typeof value === 'object' || !Object.hasOwn(words, String(value))) return undefined;
  const text = words[String(value)]?.[context.language];
  return text === undefined ? undefined : { kind: 'plain', text };
}
