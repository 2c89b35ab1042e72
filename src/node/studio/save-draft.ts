import { breakLongLines } from '../../core/studio/break-long-lines.ts';
import type {
  StudioConflict,
  StudioDifference,
  StudioProblem,
  StudioResolution,
  StudioSaved,
  StudioSaving,
} from '../../core/studio/studio-api.ts';
import { findSyntaxError, formatManifest, readSchemas } from '../compiler/index.ts';
import { CallProblem } from './call-problem.ts';
import { confine, hashOf, readDisk } from './confined-files.ts';
import type { FileTexts } from './draft-log.ts';
import type { EditedSite } from './edited-site.ts';
import { replaceFiles } from './write-files.ts';

/** What saving would write, each file beside what the disk has. */
export function readDifference({ draft, site, revision }: EditedSite): StudioDifference {
  const files = [...draft.files].sort(([a], [b]) => (a < b ? -1 : 1));
  const conflicts = draft.conflicts();
  return {
    revision,
    files: files.map(([file, text]) => {
      const before = readDisk(site.root, file);
      const after = formatFile(site.root, file, text, before);
      const status = after === null ? 'removed' : before === null ? 'added' : 'changed';
      const refusal = refuseSyntax(file, text);
      return {
        file,
        status,
        before,
        after,
        isConflict: conflicts.includes(file),
        ...(refusal !== undefined && { refusal }),
      };
    }),
  };
}

/** The files of the draft that the disk has changed beside it, with all texts of each. */
export function readConflicts(edited: EditedSite): StudioConflict[] {
  return edited.draft.conflicts().flatMap((file) => findConflict(edited, file, undefined) ?? []);
}

/**
 * Writes the draft, or some files of it. A file that has changed on disk since is never written over:
 * then nothing is written at all, and both texts are answered, until somebody has chosen.
 *
 * @throws {CallProblem} where a file would not be JSON any more, or the disk cannot be written
 */
export async function saveDraft(
  edited: EditedSite,
  { base, files: wanted, resolutions = {} }: StudioSaving,
): Promise<StudioSaved> {
  edited.refuseStale(base);
  const { draft, site } = edited;
  const names = wanted ?? [...draft.files.keys()];
  const chosen = names
    .map((file) => confine(site.root, file))
    .filter((file) => draft.files.has(file));
  const conflictsWith = chosen.flatMap(
    (file) => findConflict(edited, file, resolutions[file]) ?? [],
  );
  if (conflictsWith.length > 0) return { ...edited.state(), written: [], conflictsWith };
  const texts: FileTexts = Object.fromEntries(
    chosen.map((file) => {
      const text = resolve(edited, file, resolutions[file]);
      const before = readDisk(site.root, file);
      const refusal = text === before ? undefined : refuseSyntax(file, text);
      if (refusal !== undefined) throw new CallProblem(422, refusal);
      // A text that stays as it is on disk is written in nobody's format.
      return [file, text === before ? text : formatFile(site.root, file, text, before)];
    }),
  );
  // Formatting is no step that can be undone; a choice between two texts is one.
  if (Object.keys(resolutions).length === 0) await edited.amend(texts);
  else await edited.change(texts, 'choice of the text');
  const written = chosen.filter((file) => texts[file] !== readDisk(site.root, file));
  try {
    replaceFiles(site.root, texts);
  } catch (error) {
    const message = `the files cannot be written: ${error instanceof Error ? error.message : error}`;
    throw new CallProblem(500, {
      message,
      fix: 'see that the folder can be written, and save again',
    });
  }
  draft.rebase(texts);
  edited.noteDisk();
  edited.tell();
  return { ...edited.state(), written, conflictsWith };
}

/** Why a text is not written: a JSON file is one after it, too. */
function refuseSyntax(file: string, text: string | null): StudioProblem | undefined {
  if (text === null || !file.endsWith('.json')) return undefined;
  const error = findSyntaxError(file, text);
  if (error === undefined) return undefined;
  const { line, column, message } = error;
  return {
    message: `${file} is no JSON and is not written: line ${line}, column ${column}: ${message}`,
    file,
    line,
    fix: 'fix its text, or save the other files',
  };
}

/** A file's text as it is written: manifests in the house's format, but for lines that the disk has. */
function formatFile(
  root: string,
  file: string,
  text: string | null,
  before: string | null,
): string | null {
  const { schemas } = readSchemas(root);
  if (text === null || schemas === undefined || !file.startsWith('manifests/')) return text;
  return breakLongLines(formatManifest(file, text, schemas), before ?? '');
}

/** Undefined where nothing is at odds, or somebody has chosen between these very texts. */
function findConflict(
  { draft, site }: EditedSite,
  file: string,
  resolution: StudioResolution | undefined,
): StudioConflict | undefined {
  const disk = readDisk(site.root, file);
  const base = draft.baseOf(file);
  const hash = hashOf(disk);
  if (disk === base || disk === draft.textOf(file) || resolution?.disk === hash) return undefined;
  return { file, base, draft: draft.textOf(file), disk, hash };
}

function resolve(
  { draft, site }: EditedSite,
  file: string,
  resolution: StudioResolution | undefined,
): string | null {
  if (resolution?.take === 'disk') return readDisk(site.root, file);
  return resolution?.take === 'text' ? resolution.text : draft.textOf(file);
}
