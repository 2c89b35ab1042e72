import type { IncomingMessage } from 'node:http';
import { asInspectedPart } from '../../core/inspected-part.ts';
import { STUDIO_API, type StudioCalls } from '../../core/studio/studio-api.ts';
import { locatePart, requireSchemas } from '../compiler/index.ts';
import { beginContent } from './begin-content.ts';
import { CallProblem } from './call-problem.ts';
import { confine, readDisk } from './confined-files.ts';
import type { EditedSite } from './edited-site.ts';
import type { ExamplePaths } from './example-paths.ts';
import { readViewFields } from './fields-data.ts';
import { doGesture, readAnswer } from './gestures/index.ts';
import { kindOf } from './kind-of-file.ts';
import {
  type Asked,
  readEdit,
  readNames,
  readOptional,
  readSaving,
  readSteps,
  readText,
  readTitles,
} from './read-asked.ts';
import { readGesture } from './read-gesture.ts';
import { readSite } from './read-site.ts';
import { readRenderers } from './renderer-data.ts';
import { readConflicts, readDifference, saveDraft } from './save-draft.ts';
import { composeSchema } from './schema-data.ts';
import { readValues } from './site-values.ts';
import { readTextRows } from './texts-data.ts';
import { readTheme } from './theme-data.ts';

/** Answers every call of the table. */
export type Answers = {
  readonly [Name in keyof StudioCalls]: (
    asked: Asked,
  ) => StudioCalls[Name]['answer'] | Promise<StudioCalls[Name]['answer']>;
};

/** The answers of all calls for a site that is edited. */
export function createAnswers(edited: EditedSite, examples: ExamplePaths): Answers {
  return {
    'GET state': () => edited.state(),
    'GET site': () => readSite(edited, examples),
    'GET file': ({ path }) => readFile(edited, path),
    'GET schema': ({ path }) => readSchema(edited, examples, path),
    'GET renderers': () => readRenderers(edited),
    'GET fields': ({ page, view, language }) =>
      readViewFields(edited, examples, {
        page: readText(page, 'page'),
        view: readOptional(view, 'view'),
        language: readOptional(language, 'language'),
      }),
    'GET answer': ({ endpoint }) => readAnswer(edited, readText(endpoint, 'endpoint')),
    'GET texts': ({ page, only }) =>
      readTextRows(edited, { page: readOptional(page, 'page'), isOfKeys: only === 'keys' }),
    'GET theme': () => readTheme(edited),
    'GET conflicts': () => ({ conflicts: readConflicts(edited) }),
    'GET difference': () => readDifference(edited),
    'POST parts': ({ parts }) => readParts(edited, parts),
    'POST edit': (asked) => edited.edit(readEdit(asked)),
    'POST gesture': (asked) => doGesture(edited, readGesture(asked)),
    'POST begin-content': ({ endpoint, titles }) =>
      beginContent(edited.site, readText(endpoint, 'endpoint'), readTitles(titles)),
    'POST undo': ({ steps }) => edited.step('undo', readSteps(steps)),
    'POST redo': ({ steps }) => edited.step('redo', readSteps(steps)),
    'POST save': (asked) => saveDraft(edited, readSaving(asked)),
    'POST discard': ({ files }) =>
      edited.discard(files === undefined ? undefined : readNames(files)),
  };
}

function readFile(edited: EditedSite, path: unknown): StudioCalls['GET file']['answer'] {
  const { root } = edited.site;
  const file = confine(root, path);
  const [text, saved] = [edited.textOf(file), readDisk(root, file)];
  if (text === null && saved === null) {
    throw new CallProblem(404, { message: `there is no ${file}`, file });
  }
  return { revision: edited.revision, path: file, kind: kindOf(file) ?? 'other', text, saved };
}

async function readSchema(
  edited: EditedSite,
  examples: ExamplePaths,
  path: unknown,
): Promise<StudioCalls['GET schema']['answer']> {
  const kind = kindOf(confine(edited.site.root, path));
  if (kind === undefined) {
    throw new CallProblem(404, { message: `${path} is no manifest, and has no schema` });
  }
  const schema = composeSchema(requireSchemas(edited.site.root), kind);
  return { kind, schema, values: await readValues(edited, examples) };
}

function readParts({ site }: EditedSite, asked: unknown): StudioCalls['POST parts']['answer'] {
  if (!Array.isArray(asked)) throw new CallProblem(400, { message: '"parts" is no list' });
  const known = { entries: site.reader.read().entries, schemas: requireSchemas(site.root) };
  const places = asked.map((entry: unknown) => {
    const part = asInspectedPart(entry);
    const located = part && locatePart(site.root, part, known);
    if (located === undefined) return null;
    const { file, path, line, column } = located;
    return { file, path, line, column };
  });
  return { places };
}

/** The name of a call in the table; undefined for a request that is none. */
export function nameOfCall({
  method = 'GET',
  originalUrl,
}: IncomingMessage & { originalUrl?: string | undefined }): string | undefined {
  const { pathname } = new URL(originalUrl ?? '/', 'http://localhost');
  return pathname.startsWith(STUDIO_API)
    ? `${method} ${pathname.slice(STUDIO_API.length)}`
    : undefined;
}
