const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Where relative addresses are read from; no answer can name it. */
const BASE = 'https://relative.invalid';
const PLACEHOLDER = /\{([^{}]+)\}/g;

/**
 * An address from the API if it is safe to follow: http, https, mailto, tel, or relative to the
 * site. Anything else, in whatever spelling browsers would accept, is undefined.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // What is judged is what is returned: trimming knows more kinds of space than addresses do.
  const address = value.trim();
  if (address === '') return undefined;
  try {
    return SAFE_SCHEMES.has(new URL(address, BASE).protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A template (`/people/faculty/{id}`) with its placeholders filled, each value encoded as one
 * segment; undefined where a value is missing or can be no segment, since a link to nowhere helps
 * nobody.
 */
export function fillTemplate(
  template: string,
  read: (name: string) => unknown,
): string | undefined {
  let complete = true;
  const filled = template.replace(PLACEHOLDER, (_, name: string) => {
    const segment = toSegment(read(name));
    if (segment === undefined) complete = false;
    return segment ?? '';
  });
  return complete ? filled : undefined;
}

/** The names of a template's placeholders, in their order. */
export function templateNames(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
}

/** A value as one segment of a path; dots alone would lead out of it, in any spelling. */
function toSegment(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value);
  if (text === '' || text === '.' || text === '..' || !text.isWellFormed()) return undefined;
  return encodeURIComponent(text);
}
