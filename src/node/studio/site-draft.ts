import { confine, readDisk } from './confined-files.ts';
import {
  type DraftEvent,
  DraftLog,
  type DraftState,
  type DraftStep,
  type FileTexts,
} from './draft-log.ts';

/** How many events the log may have beside one for each step, before it is written anew in short. */
const MAX_EVENTS = 200;

/** What a step is called, and whether it goes on with the one before. */
export interface StepName {
  readonly label: string;
  readonly merges?: boolean;
}

/**
 * What a site's files would be: their texts in place of the disk's, and all steps that led there. It
 * is the same again after a restart. A file that is as the disk has it is no part of it.
 */
export class SiteDraft {
  readonly #root: string;
  readonly #log: DraftLog;
  /** Files that steps are about, as they would be; the same by what the disk had when that was made of it. */
  readonly #texts = new Map<string, string | null>();
  readonly #bases = new Map<string, string | null>();
  #steps: DraftStep[] = [];
  /** How many of the steps are done. */
  #done = 0;

  /**
   * @param root the site's folder
   * @param cache where the draft is stored
   */
  constructor(root: string, cache: string) {
    this.#root = root;
    this.#log = new DraftLog(cache);
    try {
      for (const event of this.#log.read()) this.#happen(event);
    } catch {
      // What names other files than a site's was not written by the studio.
      this.#reset();
    }
    this.noteDisk();
    this.#compact();
  }

  /** Files that differ from what they were made of, with their texts. */
  get files(): ReadonlyMap<string, string | null> {
    return new Map([...this.#texts].filter(([file, text]) => text !== this.#bases.get(file)));
  }

  /** What the step is called that would be undone. */
  get undoLabel(): string | undefined {
    return this.#steps[this.#done - 1]?.label;
  }

  /** What the step is called that would be done again. */
  get redoLabel(): string | undefined {
    return this.#steps[this.#done]?.label;
  }

  /** A file as it would be; null where there would be none. */
  textOf(file: string): string | null {
    const own = this.#texts.get(file);
    return own === undefined ? readDisk(this.#root, file) : own;
  }

  /** What the disk had of a file when the draft was made of it. */
  baseOf(file: string): string | null {
    const base = this.#bases.get(file);
    return base === undefined ? readDisk(this.#root, file) : base;
  }

  /** Makes a step; one that changes nothing is none. */
  change(files: FileTexts, { label, merges = false }: StepName): boolean {
    const changed = Object.entries(files).filter(([file, text]) => this.textOf(file) !== text);
    if (changed.length === 0) return false;
    const fresh = changed.filter(([file]) => !this.#bases.has(file));
    if (fresh.length > 0) {
      this.#note({
        is: 'base',
        files: Object.fromEntries(fresh.map(([file]) => [file, readDisk(this.#root, file)])),
      });
    }
    this.#note({ is: 'step', label, merges, files: Object.fromEntries(changed) });
    return true;
  }

  /** Takes texts for those that the last step was to make, so that they are undone with it. */
  amend(files: FileTexts): boolean {
    return this.change(files, { label: this.undoLabel ?? 'format', merges: true });
  }

  /** Undoes the last step; gives its label, or undefined where there is none. */
  undo(): string | undefined {
    const label = this.undoLabel;
    if (label !== undefined) this.#note({ is: 'undo' });
    return label;
  }

  /** Does the step again that was undone last. */
  redo(): string | undefined {
    const label = this.redoLabel;
    if (label !== undefined) this.#note({ is: 'redo' });
    return label;
  }

  /** Takes it that files are on disk as they are named; the draft is made of that from now on. */
  rebase(files: FileTexts): void {
    if (Object.keys(files).length > 0) this.#note({ is: 'base', files });
  }

  /**
   * Takes what the disk has of files that the draft leaves as they were. Where such a file has changed,
   * no step of before can be undone without undoing that, too: the steps are forgotten.
   */
  noteDisk(): void {
    const news = [...this.#bases].flatMap(([file, base]) => {
      const disk = readDisk(this.#root, file);
      const text = this.#texts.get(file) ?? null;
      return disk !== base && (text === base || text === disk) ? [[file, disk] as const] : [];
    });
    if (news.length === 0) return;
    const isUndone = news.some(([file, disk]) => this.#texts.get(file) !== disk);
    this.#note({ is: 'base', files: Object.fromEntries(news) });
    if (isUndone) this.#note({ is: 'forget-steps' });
  }

  /** Files of the draft that the disk has other texts of than what the draft was made of. */
  conflicts(): string[] {
    return [...this.files.keys()].filter(
      (file) => readDisk(this.#root, file) !== this.baseOf(file),
    );
  }

  #note(event: DraftEvent): void {
    this.#happen(event);
    this.#log.append(event);
    // Nothing is left of it that a restart would need.
    if (event.is === 'forget-steps' && this.files.size === 0) this.#reset();
    this.#compact();
  }

  /** What somebody types letter by letter is many events, and few steps. */
  #compact(): void {
    if (this.#log.length <= this.#steps.length + MAX_EVENTS) return;
    this.#log.compact({
      texts: Object.fromEntries(this.#texts),
      bases: Object.fromEntries(this.#bases),
      steps: this.#steps,
      done: this.#done,
    });
  }

  #happen(event: DraftEvent): void {
    switch (event.is) {
      case 'base':
        this.#takeBases(event.files);
        break;
      case 'step':
        this.#take(event);
        break;
      case 'undo':
        this.#go(-1);
        break;
      case 'redo':
        this.#go(1);
        break;
      case 'forget-steps':
        this.#steps = [];
        this.#done = 0;
        break;
      case 'state':
        this.#takeState(event);
    }
  }

  #takeState({ texts, bases, steps, done }: DraftState): void {
    const named = [texts, bases, ...steps.flatMap(({ before, after }) => [before, after])];
    for (const file of named.flatMap(Object.keys)) confine(this.#root, file);
    this.#texts.clear();
    this.#bases.clear();
    this.#set(texts);
    for (const [file, text] of Object.entries(bases)) this.#bases.set(file, text);
    this.#steps = [...steps];
    this.#done = Math.min(Math.max(done, 0), steps.length);
  }

  #takeBases(files: FileTexts): void {
    for (const [file, text] of Object.entries(files)) {
      const before = this.#bases.get(file);
      const own = this.#texts.get(confine(this.#root, file));
      this.#bases.set(file, text);
      // What was as on disk still is.
      if (own === undefined || own === before) this.#texts.set(file, text);
    }
  }

  #take({ label, merges, files }: Extract<DraftEvent, { is: 'step' }>): void {
    const last = this.#steps[this.#done - 1];
    const names = Object.keys(files).map((file) => confine(this.#root, file));
    const before = Object.fromEntries(names.map((file) => [file, this.#texts.get(file) ?? null]));
    const isMerged = merges && last?.label === label;
    const step = isMerged
      ? { label, before: { ...before, ...last.before }, after: { ...last.after, ...files } }
      : { label, before, after: files };
    this.#steps = [...this.#steps.slice(0, this.#done - (isMerged ? 1 : 0)), step];
    this.#done = this.#steps.length;
    this.#set(files);
  }

  #go(by: 1 | -1): void {
    const step = this.#steps[by === 1 ? this.#done : this.#done - 1];
    if (step === undefined) return;
    this.#done += by;
    this.#set(by === 1 ? step.after : step.before);
  }

  #set(files: FileTexts): void {
    for (const [file, text] of Object.entries(files)) this.#texts.set(file, text);
  }

  #reset(): void {
    this.#texts.clear();
    this.#bases.clear();
    this.#steps = [];
    this.#done = 0;
    this.#log.clear();
  }
}
