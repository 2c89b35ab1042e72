import type { ErrorResponse } from 'react-router-dom';
import { IDS } from '../core/document-names.ts';
import type { ListState } from '../core/index.ts';
import type { Snapshot } from '../react/site-runtime.ts';

/** What means something to readers of HTML, or ends a line for those of scripts alone; escapes. */
const UNSAFE = /[<>&\u2028\u2029]|\\(?:ud[89a-f][\da-f]{2}|.)/g;

/** A text, or one in UTF-8. */
type Piece = string | Uint8Array;
type Print = (member: unknown, name: string) => readonly Piece[];

/** Parts as they are sent: a server sends the same ones to one reader after the other. */
const encodedParts = new WeakMap<object, Uint8Array>();
const encoder = new TextEncoder();

/** A snapshot as text that can stand inside a script element, in UTF-8. */
export function printSnapshot(snapshot: Snapshot): Uint8Array {
  // The state of a list is new for each reader; its items, most of a page, are not.
  const printList: Print = (list) => printMembers(list as ListState, printPart);
  const print: Print = (member, name) =>
    name === 'views' ? printMembers(snapshot.views, printList) : printPart(member);
  return encode(printMembers(snapshot, print));
}

function printMembers(record: object, print: Print): Piece[] {
  const members = Object.entries(record).filter(([, member]) => member !== undefined);
  const pieces = members.flatMap(([name, member], index) => [
    `${index === 0 ? '' : ','}${printSafely(name)}:`,
    ...print(member, name),
  ]);
  return ['{', ...pieces, '}'];
}

function printPart(part: unknown): Piece[] {
  if (typeof part !== 'object' || part === null) return [printSafely(part)];
  const bytes = encodedParts.get(part) ?? encoder.encode(printSafely(part));
  encodedParts.set(part, bytes);
  return [bytes];
}

function encode(pieces: readonly Piece[]): Uint8Array {
  const encoded: Uint8Array[] = [];
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
    } else {
      encoded.push(encoder.encode(text), piece);
      text = '';
    }
  }
  return Buffer.concat([...encoded, encoder.encode(text)]);
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
  const text = document.getElementById(IDS.snapshot)?.textContent;
  // The server wrote it in this very release; nobody validates it twice.
  return text ? (JSON.parse(text) as Snapshot) : undefined;
}

/**
 * Whether the page was written as a file a while ago, so that its API may know something newer; the
 * export says so where there is an API to ask.
 */
export function isSnapshotOlder(): boolean {
  return document.getElementById(IDS.snapshot)?.dataset.older !== undefined;
}

/** The routes that failed on the server, with what the router knows an error of it by; null where none did. */
export function routeErrors({ errors }: Snapshot): Readonly<Record<string, ErrorResponse>> | null {
  const failed = Object.entries(errors).map(([id, status]) => {
    const error: ErrorResponse & { readonly internal: boolean } = {
      status,
      statusText: '',
      data: null,
      internal: false,
    };
    return [id, error] as const;
  });
  return failed.length > 0 ? Object.fromEntries(failed) : null;
}
