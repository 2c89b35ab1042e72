import type { Path } from './manifest-file.ts';
import type { Placed } from './placed-slots.ts';

/** Every translation key of a manifest of any kind: strings where the schema has a text. */
export function placedTextKeys(value: unknown, path: Path = []): Placed<string>[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]): Placed<string>[] => {
    const at = [...path, Array.isArray(value) ? Number(name) : name];
    if (name === 'extensions') return [];
    if (TEXT_PROPERTIES.has(name) && typeof entry === 'string' && !isNoText(at)) {
      return TEXT_KEY.test(entry) ? [{ value: entry, path: at }] : [];
    }
    return placedTextKeys(entry, at);
  });
}

/** Properties that the schemas give the type `text` or `heading`. */
const TEXT_PROPERTIES = new Set([
  'title',
  'heading',
  'hint',
  'label',
  'empty',
  'text',
  'name',
  'description',
]);

/** A slot called `title` holds a field's name, and a line of the header is words as they are. */
function isNoText(path: Path): boolean {
  const [owner, name] = path.slice(-2);
  if (name === 'title') return owner === 'layout' || owner === 'item' || owner === 'siblings';
  return path[0] === 'header' && path[1] === 'names';
}

const TEXT_KEY = /^[a-zA-Z][a-zA-Z0-9-]*(\.[a-zA-Z0-9-]+)+$/;
