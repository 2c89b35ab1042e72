/** What has no form of its own, and what turns the direction of the words around it. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** What separates folders, or means something of its own, on some system. */
const SEPARATORS = /[/\\:*?"<>|]+/g;
/** Most file systems take 255 bytes. */
const MOST_BYTES = 200;

/** A file's name as readers see it: one that hides or turns a part of itself could pass for another. */
export function visibleName(name: string): string {
  return name.toWellFormed().replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}

/** The name under which a file is saved: of one segment, and no name of the system's own. */
export function savedName(name: string): string {
  const segment = visibleName(name)
    .replace(SEPARATORS, '-')
    .replace(/^[.\s-]+|[.\s]+$/g, '');
  return shorten(segment) || 'file';
}

/** Long names lose of their middle, so that the extension stays. */
function shorten(name: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text).byteLength;
  if (bytes(name) <= MOST_BYTES) return name;
  const extension = /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';
  let stem = [...name.slice(0, name.length - extension.length)];
  while (bytes(stem.join('') + extension) > MOST_BYTES) stem = stem.slice(0, -8);
  return stem.join('') + extension;
}
