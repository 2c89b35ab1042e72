import type {
  StudioEdit,
  StudioEdited,
  StudioState,
  StudioStepped,
} from '../../core/studio/studio-api.ts';
import { type Finding, ORDER_FINDING } from '../compiler/index.ts';
import { CallProblem } from './call-problem.ts';
import { confine } from './confined-files.ts';
import type { DevelopedSite } from './developed-site.ts';
import type { FileTexts } from './draft-log.ts';
import { presentFindings } from './present-findings.ts';
import { SiteDraft } from './site-draft.ts';

/** Milliseconds without an edit after which content and media are validated, too. */
const QUIET = 1500;
/** Milliseconds within which what is typed in one input is one step. */
const MERGING = 2000;

/** A site that is edited: its draft, and what that makes of it. */
export class EditedSite {
  readonly site: DevelopedSite;
  readonly draft: SiteDraft;
  #revision = 1;
  #merge: { readonly key: string; readonly at: number } | undefined;
  #quiet: NodeJS.Timeout | undefined;

  constructor(site: DevelopedSite) {
    this.site = site;
    this.draft = new SiteDraft(site.root, site.cache);
    this.#hand();
  }

  get revision(): number {
    return this.#revision;
  }

  /** A file as it would be; null where there would be none. */
  readonly textOf = (file: string): string | null => this.draft.textOf(file);

  state(): StudioState {
    const { draft, site } = this;
    const { undoLabel: undo, redoLabel: redo } = draft;
    return {
      revision: this.#revision,
      ...(undo !== undefined && { undo }),
      ...(redo !== undefined && { redo }),
      findings: presentFindings(this.#findings(), this.textOf),
      isShown: site.isCurrent(),
      hasSite: site.compiled() !== undefined,
      unsaved: [...draft.files.keys()].sort(),
      conflicts: draft.conflicts(),
    };
  }

  /** Takes files' new texts as one step. */
  async edit({ changes, label, base, merge }: StudioEdit): Promise<StudioEdited> {
    this.refuseStale(base);
    const files: Record<string, string | null> = {};
    for (const { file, text } of changes) files[confine(this.site.root, file)] = text;
    return this.change(files, label, merge);
  }

  /** Makes a step, and shows it. */
  change(files: FileTexts, label: string, merge?: string): Promise<StudioEdited> {
    return this.#show(() => {
      const now = Date.now();
      const merges =
        merge !== undefined && this.#merge?.key === merge && now - this.#merge.at < MERGING;
      this.#merge = merge === undefined ? undefined : { key: merge, at: now };
      return this.draft.change(files, { label, merges });
    });
  }

  /** Takes other texts for those of the last step, as those that are written; what is typed then is a new step. */
  amend(files: FileTexts): Promise<StudioEdited> {
    this.#merge = undefined;
    return this.#show(() => this.draft.amend(files));
  }

  /** Undoes steps or does them again, and shows what that comes to. */
  async step(direction: 'undo' | 'redo', wanted: number): Promise<StudioStepped> {
    this.#merge = undefined;
    let steps = 0;
    const edited = await this.#show(() => {
      while (steps < wanted && this.draft[direction]() !== undefined) steps += 1;
      return steps > 0;
    });
    return { ...edited, steps };
  }

  /** Takes back what is not saved, of some files or of all, as a step that can be undone. */
  discard(files: readonly string[] = [...this.draft.files.keys()]): Promise<StudioEdited> {
    const { root } = this.site;
    const bases = files.map((file) => [confine(root, file), this.draft.baseOf(file)] as const);
    return this.change(Object.fromEntries(bases), 'discard');
  }

  /** The disk has changed, or the draft was written to it. */
  noteDisk(): void {
    this.draft.noteDisk();
    this.#hand();
  }

  /** Tells the studio's page that there is news. */
  tell(): void {
    this.#revision += 1;
    this.site.tell(this.#revision);
  }

  /** Tells it that the same draft was validated further. */
  tellFindings(): void {
    this.site.tell(this.#revision);
  }

  /** @throws {CallProblem} where something has happened since the caller last looked */
  refuseStale(base: number): void {
    if (base === this.#revision) return;
    const message = `the site has changed since (revision ${this.#revision}, and not ${base}); look at it again`;
    throw new CallProblem(409, { message });
  }

  async #show(change: () => boolean): Promise<StudioEdited> {
    const start = performance.now();
    const isChanged = change();
    if (!isChanged) {
      return { ...this.state(), pages: [], isWide: false, isReloaded: false, ms: 0 };
    }
    this.#revision += 1;
    this.#hand();
    const shown = await this.site.update();
    this.#validateLater();
    const ms = Math.round(performance.now() - start);
    return { ...this.state(), ...shown, ms };
  }

  /** What saving puts right by itself is no finding of a draft: the order of properties, and what is in files that go. */
  #findings(): Finding[] {
    const { files } = this.draft;
    return this.site
      .findings()
      .filter(
        ({ code, file }) =>
          files.get(file) !== null && !(code === ORDER_FINDING && files.has(file)),
      );
  }

  #hand(): void {
    this.site.reader.draft = this.draft.files;
  }

  #validateLater(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      void this.site.validateAll().then(() => this.tellFindings());
    }, QUIET);
    this.#quiet.unref();
  }
}
