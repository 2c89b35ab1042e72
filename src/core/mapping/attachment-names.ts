import { toWellFormed } from '../older-browsers.ts';
import { LIMITS } from './answer-limits.ts';

/** What has no form of its own, and what turns the direction of the words around it. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** What separates folders, or means something of its own, on some system. */
const SEPARATORS = /[/\\:*?"<>|]+/g;
/** Most file systems take 255 bytes. */
const MAX_BYTES = 200;
const EXTENSION = /\.[\p{L}\p{N}]{1,10}$/u;
/** The longest extension in UTF-16 units: a dot, ten characters of two each, and half a character at the cut. */
const MAX_EXTENSION_LENGTH = 22;

/** A file's name as readers see it, without the characters that hide or reverse a part of it. */
export function visibleName(name: string): string {
  const seen = shorten(name, LIMITS.line.characters, (text) => text.length);
  return toWellFormed(seen).replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}

/** The name under which a file is saved: of one segment, and no name of the system's own. */
export function savedName(name: string): string {
  const segment = visibleName(name).replace(SEPARATORS, '-');
  const start = segment.search(/[^.\s-]/);
  let end = segment.length;
  while (end > 0 && /[.\s]/.test(segment.charAt(end - 1))) end -= 1;
  return shorten(segment.slice(Math.max(start, 0), end), MAX_BYTES, bytesOf) || 'file';
}

/** Long names lose of their middle, so that the extension stays. */
function shorten(name: string, most: number, sizeOf: (text: string) => number): string {
  if (name.length <= most && sizeOf(name) <= most) return name;
  const extension = EXTENSION.exec(name.slice(-MAX_EXTENSION_LENGTH))?.[0] ?? '';
  let stem = '';
  let size = sizeOf(extension);
  // A character is of one unit or byte at least, so no more of them than that are looked at.
  for (const character of name.slice(0, Math.min(2 * most, name.length - extension.length))) {
    size += sizeOf(character);
    if (size > most) break;
    stem += character;
  }
  return stem + extension;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
