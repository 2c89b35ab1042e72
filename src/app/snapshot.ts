import { isRecord } from '../core/index.ts';
import type { Snapshot } from '../react/site-engine.ts';

/** The element that carries the server's snapshot; a script that no browser runs. */
export const SNAPSHOT_ID = 'site-snapshot';

/** What means something to readers of HTML, or ends a line for those of scripts alone; escapes. */
const UNSAFE = /[<>&\u2028\u2029]|\\(?:ud[89a-f][\da-f]{2}|.)/g;

/** Parts as they are sent: a server sends the same ones to one reader after the other. */
const encodedParts = new WeakMap<object, Uint8Array>();
const encoder = new TextEncoder();
/** How deep in a snapshot the last parts lie that stay the same while those around are new: items. */
const DEPTH = 3;

/** A snapshot as text that can stand inside a script element, in UTF-8. */
export function printSnapshot(snapshot: Snapshot): Uint8Array {
  return encodePart(snapshot, DEPTH);
}

function encodePart(part: object, depth: number): Uint8Array {
  const known = encodedParts.get(part);
  if (known !== undefined) return known;
  const bytes =
    depth > 0 && isRecord(part) ? encodeMembers(part, depth) : encoder.encode(printSafely(part));
  encodedParts.set(part, bytes);
  return bytes;
}

function encodeMembers(part: Readonly<Record<string, unknown>>, depth: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let text = '{';
  for (const [name, member] of Object.entries(part)) {
    if (member === undefined) continue;
    if (pieces.length > 0 || text !== '{') text += ',';
    text += `${printSafely(name)}:`;
    if (typeof member === 'object' && member !== null) {
      pieces.push(encoder.encode(text), encodePart(member, depth - 1));
      text = '';
    } else {
      text += printSafely(member);
    }
  }
  return Buffer.concat([...pieces, encoder.encode(`${text}}`)]);
}

function printSafely(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, escapeUnit);
}

function escapeUnit(unit: string): string {
  // Half a character: the page's HTML has the sign for one that is broken, so the same stands here.
  if (unit.startsWith('\\ud')) return '\ufffd';
  if (unit.startsWith('\\')) return unit;
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The snapshot that came with the page; undefined for a page that was served as a plain file. */
export function readSnapshot(): Snapshot | undefined {
  const text = document.getElementById(SNAPSHOT_ID)?.textContent;
  // The server wrote it in this very release; nobody judges it twice.
  return text ? (JSON.parse(text) as Snapshot) : undefined;
}

/**
 * Whether the page was written as a file a while ago, so that its API may know something newer; the
 * export says so where there is an API to ask.
 */
export function isSnapshotOlder(): boolean {
  return document.getElementById(SNAPSHOT_ID)?.dataset.older !== undefined;
}
