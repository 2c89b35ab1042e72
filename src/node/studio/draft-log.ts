import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../core/mapping/read-path.ts';

/** What files are made: their new texts by their paths; null removes one. */
export type FileTexts = Readonly<Record<string, string | null>>;

/** What has happened to a draft. What is on disk is noted before anything is made of it. */
export type DraftEvent =
  | { readonly is: 'base'; readonly files: FileTexts }
  | {
      readonly is: 'step';
      readonly label: string;
      readonly merges: boolean;
      readonly files: FileTexts;
    }
  | { readonly is: 'undo' }
  | { readonly is: 'redo' }
  | { readonly is: 'forget-steps' };

/** Keeps what happens to a draft in a file, an event a line, so that it is there after a restart. */
export class DraftLog {
  readonly #file: string;

  /** @param folder the site's cache of the studio */
  constructor(folder: string) {
    this.#file = path.join(folder, 'draft.jsonl');
  }

  /**
   * Everything that has happened. What cannot be read, as a line that was cut off, ends it, and is taken
   * out: what happens next would be written behind it, and never be read.
   */
  read(): DraftEvent[] {
    const lines = this.#lines();
    const events: DraftEvent[] = [];
    for (const line of lines) {
      const event = parse(line);
      if (event === undefined) break;
      events.push(event);
    }
    if (events.length < lines.length) this.#rewrite(events);
    return events;
  }

  append(event: DraftEvent): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, `${JSON.stringify(event)}\n`);
  }

  /** Begins anew, with nothing. */
  clear(): void {
    rmSync(this.#file, { force: true });
  }

  #rewrite(events: readonly DraftEvent[]): void {
    const part = `${this.#file}.tmp`;
    writeFileSync(part, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
    renameSync(part, this.#file);
  }

  #lines(): string[] {
    try {
      return readFileSync(this.#file, 'utf8').split('\n').filter(Boolean);
    } catch {
      return [];
    }
  }
}

function parse(line: string): DraftEvent | undefined {
  try {
    const event: unknown = JSON.parse(line);
    return isEvent(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

/** The file is in the site's folder, where others may write too. */
function isEvent(event: unknown): event is DraftEvent {
  if (!isRecord(event)) return false;
  switch (event.is) {
    case 'base':
      return areTexts(event.files);
    case 'step':
      return (
        typeof event.label === 'string' &&
        typeof event.merges === 'boolean' &&
        areTexts(event.files)
      );
    default:
      return ['undo', 'redo', 'forget-steps'].includes(String(event.is));
  }
}

function areTexts(files: unknown): files is FileTexts {
  return (
    isRecord(files) &&
    Object.values(files).every((text) => text === null || typeof text === 'string')
  );
}
