const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const PLACEHOLDER = /\{([^{}]+)\}/g;

/**
 * An address from the API if it is safe to follow: http, https, mailto, tel, or relative to the
 * site. Anything else, in whatever spelling browsers would accept, is undefined.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  try {
    const url = new URL(value, 'https://relative.invalid');
    return SAFE_SCHEMES.has(url.protocol) ? value.trim() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A template (`/people/faculty/{id}`) with its placeholders filled, each value encoded as one
 * segment; undefined where a value is missing, since a link to nowhere helps nobody.
 */
export function fillTemplate(
  template: string,
  read: (name: string) => unknown,
): string | undefined {
  let complete = true;
  const filled = template.replace(PLACEHOLDER, (_, name: string) => {
    const value = read(name);
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') complete = false;
    return encodeURIComponent(String(value));
  });
  return complete ? filled : undefined;
}

/** The names of a template's placeholders, in their order. */
export function templateNames(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
}
