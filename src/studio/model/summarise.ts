import { isRecord } from '../../core/mapping/read-path.ts';

/** A value in a few words, for rows that lead to its own form. */
export function summariseValue(value: unknown, language: string): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map((entry) => summariseValue(entry, language)).join(', ');
  if (!isRecord(value)) return String(value);
  const layout = isRecord(value.layout) ? value.layout.type : undefined;
  const source = isRecord(value.source) ? value.source.endpoint : undefined;
  if (source !== undefined) return [layout, source].filter(Boolean).join(' · ');
  const view = isRecord(value.view) ? summariseValue(value.view, language) : undefined;
  const name = [value.title, value.text, value.label, value.heading]
    .map((text) => readText(text, language))
    .find((text) => text !== undefined);
  const said = [value.type, value.endpoint, value.field ?? value.url, name ?? value.id, view];
  const words = said.filter((part) => typeof part === 'string' || typeof part === 'number');
  return words.length > 0 ? words.join(' · ') : Object.keys(value).join(', ');
}

function readText(text: unknown, language: string): string | undefined {
  if (typeof text === 'string') return text;
  if (!isRecord(text)) return undefined;
  const own = text[language] ?? text.field ?? Object.values(text)[0];
  return typeof own === 'string' ? own : undefined;
}
