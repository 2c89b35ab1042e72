import type { Snapshot } from '../react/site-engine.ts';

/** The element that carries the server's snapshot; a script that no browser runs. */
export const SNAPSHOT_ID = 'site-snapshot';

/** What means something to readers of HTML, or ends a line for those of scripts alone; escapes. */
const UNSAFE = /[<>&\u2028\u2029]|\\(?:ud[89a-f][\da-f]{2}|.)/g;

/** A snapshot as text that can stand inside a script element. */
export function printSnapshot(snapshot: Snapshot): string {
  return JSON.stringify(snapshot).replace(UNSAFE, escapeUnit);
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
