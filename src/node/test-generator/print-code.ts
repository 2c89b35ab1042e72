import type { LocalizedText } from '../../core/manifest/site-model.ts';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
/** The widest line of a generated file, as formatters break it. */
const WIDTH = 100;

/** A value as TypeScript writes it, on one line if it fits. */
export function literal(value: unknown, indent = 0): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) {
    return group(
      value.map((entry) => literal(entry, indent + 2)),
      '[',
      ']',
      indent,
    );
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([name, entry]) => [name, literal(entry, indent + 2)]);
  return record(Object.fromEntries(entries), indent);
}

/** The words of a string between single quotes. */
export function quote(words: string): string {
  return `'${JSON.stringify(words).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** An object whose properties have expressions for values. */
export function record(values: Readonly<Record<string, string>>, indent = 0): string {
  const entries = Object.entries(values).map(
    ([name, expression]) => `${propertyName(name)}: ${expression}`,
  );
  return entries.length === 0 ? '{}' : group(entries, '{', '}', indent);
}

/** The expression for words of the manifests in the reader's language. */
export function say(words: LocalizedText): string {
  return `site.say(${literal(words)})`;
}

/**
 * The expression that reads a field, or a dotted path, of an object of an answer.
 *
 * @param entity the expression of the object; with `?` after it where there may be none
 */
export function fieldOf(entity: string, field: string): string {
  if (IDENTIFIER.test(field)) return `${entity}.${field}`;
  return `read(${entity.replace(/\?$/, '')}, ${quote(field)})`;
}

/** Lines, further in by so many spaces; empty ones stay empty. */
export function indented(lines: readonly string[], by: number): string[] {
  const margin = ' '.repeat(by);
  return lines
    .flatMap((line) => line.split('\n'))
    .map((line) => (line === '' ? line : `${margin}${line}`));
}

function propertyName(name: string): string {
  return IDENTIFIER.test(name) ? name : quote(name);
}

function group(parts: readonly string[], open: string, close: string, indent: number): string {
  const space = open === '{' ? ' ' : '';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (!line.includes('\n') && line.length + indent <= WIDTH - 16) return line;
  const margin = ' '.repeat(indent);
  return `${open}\n${parts.map((part) => `${margin}  ${part},\n`).join('')}${margin}${close}`;
}
