import type { Language } from '../manifest/site-model.ts';
import type { TextReading } from '../manifest/slot-model.ts';
import type { Limit } from './answer-limits.ts';
import { type FormatContext, formatValue } from './format-value.ts';
import type { TextValue } from './values.ts';

interface TextContext extends FormatContext {
  readonly language: Language;
}

/** A field's value as a text: the manifest's words for it where it has any, else in its format. */
export function mapText(
  value: unknown,
  { format, words }: TextReading,
  context: TextContext,
  limit?: Limit,
): TextValue | undefined {
  if (words === undefined) return formatValue(value, format, context, limit);
  if (typeof value === 'object' || !Object.hasOwn(words, String(value))) return undefined;
  const text = words[String(value)]?.[context.language];
  return text === undefined ? undefined : { kind: 'plain', text };
}
