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

/** A change of several files that is undone at once. */
export interface DraftStep {
  readonly label: string;
  readonly before: FileTexts;
  readonly after: FileTexts;
}

/** All that a draft is, in place of how it came to it. */
export interface DraftState {
  /** Files that steps are about, as they would be; the same by what the disk had when that was made of it. */
  readonly texts: FileTexts;
  readonly bases: FileTexts;
  readonly steps: readonly DraftStep[];
  /** How many of the steps are done. */
  readonly done: number;
}

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
  | { readonly is: 'forget-steps' }
  | ({ readonly is: 'state' } & DraftState);

/** Keeps what happens to a draft in a file, an event a line, so that it is there after a restart. */
export class DraftLog {
  readonly #file: string;
  /** How many events it has. */
  #length = 0;

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
    this.#length = lines.length;
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
    this.#length += 1;
  }

  get length(): number {
    return this.#length;
  }

  /** Begins anew with what the draft is, of which all that has happened is the way there. */
  compact(state: DraftState): void {
    this.#rewrite([{ is: 'state', ...state }]);
  }

  /** Begins anew, with nothing. */
  clear(): void {
    rmSync(this.#file, { force: true });
    this.#length = 0;
  }

  #rewrite(events: readonly DraftEvent[]): void {
    const part = `${this.#file}.tmp`;
    writeFileSync(part, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
    renameSync(part, this.#file);
    this.#length = events.length;
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
    case 'state':
      return isState(event);
    default:
      return ['undo', 'redo', 'forget-steps'].includes(String(event.is));
  }
}

function isState({ texts, bases, steps, done }: Readonly<Record<string, unknown>>): boolean {
  const areSteps =
    Array.isArray(steps) &&
    steps.every(
      (step) =>
        isRecord(step) &&
        typeof step.label === 'string' &&
        areTexts(step.before) &&
        areTexts(step.after),
    );
  return areTexts(texts) && areTexts(bases) && areSteps && Number.isInteger(done);
}

function areTexts(files: unknown): files is FileTexts {
  return (
    isRecord(files) &&
    Object.values(files).every((text) => text === null || typeof text === 'string')
  );
}
