/** A value as a word of an nginx configuration. */
export function quote(value: string): string {
  // A dollar sign cannot be written in one, so that nothing becomes a variable.
  if (/[$\0\r\n]/.test(value)) {
    throw new Error(
      `nginx cannot have ${JSON.stringify(value)} in a value; leave out "$" and line ends`,
    );
  }
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** A regular expression as the key of a map. */
export function pattern(expression: string): string {
  return `"~${expression.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** A map of nginx from one variable to another; the first key that fits counts. */
export function printMap(
  from: string,
  to: string,
  entries: Iterable<readonly [key: string, value: string]>,
): string {
  const lines = [...entries].map(([key, value]) => `    ${key} ${value};`);
  return [`map ${from} $${to} {`, ...lines, '}'].join('\n');
}

/** A text that stands for itself in a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
