import type { InspectedPart } from '../inspected-part.ts';
import { isRecord } from '../mapping/read-path.ts';

/** The name of the frame in which the studio shows a page: by it the page knows that it is in the studio. */
export const STUDIO_FRAME = 'colophon-studio';

/** What the studio asks of the page that it shows. */
export type ToPage =
  /** Whether pointing selects parts, in place of using the page. */
  | { readonly studio: 'select'; readonly isOn: boolean }
  /** Marks parts, each wherever it stands; `isFirst` brings the first of them into sight. */
  | { readonly studio: 'mark'; readonly parts: readonly InspectedPart[]; readonly isFirst: boolean }
  /** Moves the focus into the page, to go from part to part by keys. */
  | { readonly studio: 'focus' };

/** What the page tells the studio. */
export type FromPage =
  /** It is there, or has gone to another path. */
  | { readonly studio: 'at'; readonly path: string; readonly language: string }
  | { readonly studio: 'chosen'; readonly part: InspectedPart }
  | { readonly studio: 'pointed'; readonly part: InspectedPart | undefined }
  /** The parts that the page has now. */
  | { readonly studio: 'parts'; readonly parts: readonly InspectedPart[] }
  /** Escape was pressed: the focus goes back to the studio. */
  | { readonly studio: 'leave' }
  /** The draft has another revision: the server tells pages, and the studio's own has no line to it. */
  | { readonly studio: 'revision'; readonly revision: number }
  /** A shortcut of the studio was pressed within the page. */
  | { readonly studio: 'shortcut'; readonly name: 'undo' | 'redo' | 'save' };

/** Whether what another window has sent is one of our messages. */
export function isStudioMessage(data: unknown): data is { readonly studio: string } {
  return isRecord(data) && typeof data.studio === 'string';
}

/** The studio's own shortcut that a key press is, if it is one. */
export function shortcutOf(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}): 'undo' | 'redo' | 'save' | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 's') return 'save';
  if (key === 'y') return 'redo';
  if (key !== 'z') return undefined;
  return event.shiftKey ? 'redo' : 'undo';
}
