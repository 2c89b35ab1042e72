import { isRecord } from '../../core/mapping/read-path.ts';
import type { Titles } from '../../core/studio/gestures.ts';
import type {
  StudioChange,
  StudioEdit,
  StudioResolution,
  StudioSaving,
} from '../../core/studio/studio-api.ts';
import { CallProblem } from './call-problem.ts';

/** What a call is asked, as it has come. */
export type Asked = Readonly<Record<string, unknown>>;

/** @throws {CallProblem} where there is no such text */
export function readText(value: unknown, name: string): string {
  return typeof value === 'string' ? value : refuse(`"${name}" is missing, or no text`);
}

/** @throws {CallProblem} where there is something else than a text */
export function readOptional(value: unknown, name: string): string | undefined {
  return value === undefined ? undefined : readText(value, name);
}

/** @throws {CallProblem} where it is no text in languages */
export function readTitles(value: unknown): Titles {
  if (!isRecord(value)) return refuse('"titles" is no object');
  const entries = Object.entries(value).map(([code, text]) => [code, readText(text, code)]);
  return Object.fromEntries(entries);
}

/** @throws {CallProblem} where it is no list of texts */
export function readNames(value: unknown, name = 'files'): string[] {
  if (!Array.isArray(value)) return refuse(`"${name}" is no list`);
  return value.map((entry) => readText(entry, name));
}

/** @throws {CallProblem} where it is neither true nor false */
export function readFlag(value: unknown, name: string): boolean {
  return typeof value === 'boolean' ? value : refuse(`"${name}" is neither true nor false`);
}

/** @throws {CallProblem} where it is none */
export function readBase({ base }: Asked): number {
  return typeof base === 'number'
    ? base
    : refuse('"base" is missing: the revision that was looked at');
}

/** @throws {CallProblem} where it is no number of steps; one, where there is none */
export function readSteps(value: unknown): number {
  if (value === undefined) return 1;
  const isCount = typeof value === 'number' && Number.isInteger(value) && value > 0;
  return isCount ? value : refuse('"steps" is no number of steps');
}

/** @throws {CallProblem} where it is no edit */
export function readEdit(asked: Asked): StudioEdit {
  const { changes, label, merge } = asked;
  if (!Array.isArray(changes)) return refuse('"changes" is no list');
  return {
    changes: changes.map(readChange),
    label: readText(label, 'label'),
    base: readBase(asked),
    ...(merge !== undefined && { merge: readText(merge, 'merge') }),
  };
}

function readChange(change: unknown): StudioChange {
  if (!isRecord(change)) return refuse('a change is no object');
  const { file, text } = change;
  return {
    file: readText(file, 'file'),
    text: text === null ? null : readText(text, 'text'),
  };
}

/** @throws {CallProblem} where it is none */
export function readSaving(asked: Asked): StudioSaving {
  const { files, resolutions } = asked;
  if (resolutions !== undefined && !isRecord(resolutions))
    return refuse('"resolutions" is no object');
  return {
    base: readBase(asked),
    ...(files !== undefined && { files: readNames(files) }),
    ...(resolutions !== undefined && {
      resolutions: Object.fromEntries(
        Object.entries(resolutions).map(([file, resolution]) => [file, readResolution(resolution)]),
      ),
    }),
  };
}

function readResolution(resolution: unknown): StudioResolution {
  if (!isRecord(resolution)) return refuse('a resolution is no object');
  const disk = readText(resolution.disk, 'disk');
  const { take } = resolution;
  if (take === 'text') return { take, text: readText(resolution.text, 'text'), disk };
  return take === 'draft' || take === 'disk'
    ? { take, disk }
    : refuse('"take" is one of "draft", "disk" and "text"');
}

/** @throws {CallProblem} always */
export function refuse(message: string): never {
  throw new CallProblem(400, { message });
}
