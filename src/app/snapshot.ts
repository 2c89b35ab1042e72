import { isRecord } from '../core/index.ts';
import type { Snapshot } from '../react/site-engine.ts';

/** The element that carries the server's snapshot; a script that no browser runs. */
export const SNAPSHOT_ID = 'site-snapshot';

/** What means something to readers of HTML, or ends a line for those of scripts alone; escapes. */
const UNSAFE = /[<>&\u2028\u2029]|\\(?:ud[89a-f][\da-f]{2}|.)/g;

/** Parts as they were printed: a server sends the same ones to one reader after the other. */
const printedParts = new WeakMap<object, string>();
/** The largest of them, as they are sent. */
const encodedParts = new WeakMap<object, Uint8Array>();
const encoder = new TextEncoder();

/** A snapshot as text that can stand inside a script element, in UTF-8 and in pieces. */
export function printSnapshot(snapshot: Snapshot): Uint8Array[] {
  const members = Object.entries(snapshot).filter(([, member]) => member !== undefined);
  const pieces = members.flatMap(([name, member], index) => [
    encoder.encode(`${index === 0 ? '{' : ','}${printSafely(name)}:`),
    encode(member),
  ]);
  return [...pieces, encoder.encode('}')];
}

function encode(member: unknown): Uint8Array {
  if (typeof member !== 'object' || member === null) return encoder.encode(printSafely(member));
  const bytes = encodedParts.get(member) ?? encoder.encode(printPart(member));
  encodedParts.set(member, bytes);
  return bytes;
}

function print(value: unknown): string {
  if (typeof value !== 'object' || value === null) return printSafely(value);
  const text = printedParts.get(value) ?? printPart(value);
  printedParts.set(value, text);
  return text;
}

function printPart(part: object): string {
  if (!isRecord(part)) return printSafely(part);
  const members = Object.entries(part).flatMap(([name, member]) =>
    member === undefined ? [] : [`${printSafely(name)}:${print(member)}`],
  );
  return `{${members.join()}}`;
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
