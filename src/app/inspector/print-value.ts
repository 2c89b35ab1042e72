/** The most characters of a value that are shown. */
const MAX_LENGTH = 80;

/** What an answer had for a field, in short: whatever renders nothing is called empty. */
export function printShort(value: unknown): string {
  if (value === undefined || value === null) return 'empty';
  if (typeof value === 'string') return value.trim() === '' ? 'empty' : `“${shorten(value)}”`;
  if (Array.isArray(value) && value.length === 0) return 'empty';
  return shorten(JSON.stringify(value));
}

function shorten(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  const characters = [...line];
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH).join('')}…` : line;
}
