import { isRecord, readPath, type TextSlot } from '../../../src/react/index.ts';

/**
 * The names in a field: of a list of texts, or of objects by the fields that the format names; a given name
 * stands behind the family name and a comma, as BibTeX tells them apart.
 */
export function readAuthors(value: unknown, { options }: TextSlot): string[] {
  if (typeof value === 'string') return splitNames(value);
  const textOf = (entry: unknown, field: unknown) => {
    const text = isRecord(entry) && typeof field === 'string' ? readPath(entry, field) : undefined;
    return typeof text === 'string' ? text.trim() : '';
  };
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  return entries.flatMap((entry) => {
    const names = [textOf(entry, options?.text), textOf(entry, options?.given)].filter(Boolean);
    const name = typeof entry === 'string' ? entry.trim() : names.join(', ');
    return name === '' ? [] : [name];
  });
}

/**
 * Names in one text. A comma parts names where each of them has a space in it or an initial; where one
 * part alone is a family name, the whole is left as it is.
 */
function splitNames(text: string): string[] {
  if (text.includes(';')) return cleaned(text.split(';'));
  const parts = cleaned(text.split(/\s*(?:,|&|\band\b|\bund\b)\s*/));
  return parts.every((part) => /[\s.]/.test(part)) ? parts : [text.trim()];
}

function cleaned(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter(Boolean);
}
