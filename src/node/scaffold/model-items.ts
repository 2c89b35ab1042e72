import path from 'node:path';
import type { Source } from '../../core/manifest/manifest-types.ts';
import { UsageError } from '../command-line/index.ts';
import {
  type Answer,
  type ContentFile,
  type ContentItem,
  createSectionRenderer,
  finish,
  type ListSource,
  parseContentFile,
  readApiModel,
  readMarkdownFiles,
} from '../content/index.ts';
import { orderItems } from '../content-api/index.ts';
import { createMediaResolver, mediaFoldersOf } from '../media/index.ts';
import type { Project } from './project.ts';

/** An item of the model's content by the code of its language. */
export type ModelItem = ReadonlyMap<string, ContentItem>;

/** Reads the embedded content that a source of the model shows. */
export type ModelItems = (source: Source, answers: 'one' | 'list') => readonly ModelItem[];

/**
 * Opens the embedded content.
 *
 * @throws {UsageError} where a source is asked for whose answer only the description's own call can give
 */
export function openModelItems({ root, content, languages, document = {} }: Project): ModelItems {
  const described = readAnswers(document);
  const files = readFiles(root, path.join(root, content), languages);
  return (source, answers) => {
    const answer = described.get(source.endpoint);
    if (answers === 'one') {
      refuseParts(source, answer);
      return [byLanguage(files.filter((file) => pathOf(file) === source.endpoint))];
    }
    const list = listOf(answer, source);
    if (list === undefined) return [];
    const folder = files.filter((file) => file.folder === list.folder);
    const items = new Map(
      [...Map.groupBy(folder, ({ id }) => id)].map(([id, versions]) => [id, byLanguage(versions)]),
    );
    // Each is chosen by what it says in the first language that has it.
    const chosen = [...items.values()].flatMap(
      (item) =>
        languages.map((code) => item.get(code)).find((spoken) => spoken !== undefined) ?? [],
    );
    return orderItems(chosen, list).flatMap(({ id }) => items.get(id) ?? []);
  };
}

function readAnswers(document: object): ReadonlyMap<string, Answer> {
  const { endpoints } = readApiModel(document);
  return new Map(endpoints.map((endpoint) => [endpoint.path, endpoint.answer]));
}

/** The texts of a folder; what lies beside one has its URL there, since a copy stands elsewhere. */
function readFiles(root: string, folder: string, languages: readonly string[]): ContentFile[] {
  const render = createSectionRenderer();
  const resolve = createMediaResolver(mediaFoldersOf(root), folder);
  return finish(readMarkdownFiles(folder, languages)).files.flatMap(
    (file) => parseContentFile(file, render, resolve).content ?? [],
  );
}

/** What a source lists; nothing where no content is listed at its endpoint. */
function listOf(answer: Answer | undefined, { items, query }: Source): ListSource | undefined {
  const listed =
    answer?.kind === 'list' || answer?.kind === 'page'
      ? answer.source
      : answer?.kind === 'parts'
        ? answer.parts.get(items ?? '')
        : undefined;
  if (listed === undefined) return undefined;
  const asked = Object.entries(query ?? {}).map(([field, value]) => ({ field, values: [value] }));
  return { ...listed, where: [...listed.where, ...asked] };
}

/** A new file is answered as it is: nothing adds the parts that the API composes. */
function refuseParts({ endpoint }: Source, answer: Answer | undefined): void {
  if (answer?.kind !== 'object' || answer.embed.size === 0) return;
  const parts = [...answer.embed.keys()].join(', ');
  const fix = 'choose another page, or describe a call of your own in the API description';
  throw new UsageError(
    `${endpoint} answers ${parts} of other files, which only a call that the API description names can; ${fix}`,
  );
}

function pathOf({ folder, id }: ContentFile): string {
  return folder === '' ? `/${id}` : `/${folder}/${id}`;
}

function byLanguage(files: readonly ContentFile[]): ModelItem {
  return new Map(files.map(({ language, item }) => [language, item]));
}
