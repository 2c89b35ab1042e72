import path from 'node:path';
import type { Source } from '../../core/manifest/manifest-types.ts';
import { Refusal, UsageError } from '../command-line/index.ts';
import { DESCRIPTION_FILE } from '../compiler/index.ts';
import {
  type Answer,
  type ContentFile,
  type ContentItem,
  createSectionRenderer,
  finish,
  type ListSource,
  listAll,
  parseContentFile,
  readApiDescription,
  readSourceFiles,
} from '../content/index.ts';
import { selectItems } from '../content-api/index.ts';
import type { Project } from './project.ts';

/** An item of the model's content by the code of its language. */
export type ModelItem = ReadonlyMap<string, ContentItem>;

/** Reads the embedded content that a source of the model shows. */
export type ModelItems = (source: Source, shape: 'one' | 'list') => readonly ModelItem[];

/**
 * Opens the embedded content.
 *
 * @throws {Refusal} where the API description is none that content can be served by
 * @throws {UsageError} where a source is asked for whose answer only the description's own call can give
 */
export function openModelItems({ root, content, languages }: Project): ModelItems {
  const answers = readAnswers(root);
  const files = readFiles(path.join(root, content), languages);
  return (source, shape) => {
    const answer = answers.get(source.endpoint);
    if (shape === 'one') {
      refuseParts(source, answer);
      return [byLanguage(files.filter((file) => pathOf(file) === source.endpoint))];
    }
    const list = listOf(answer, source);
    const folder = files.filter((file) => file.folder === list.folder);
    const [first] = languages;
    const spoken = folder.filter(({ language }) => language === first).map(({ item }) => item);
    return selectItems(spoken, list).map(({ id }) =>
      byLanguage(folder.filter(({ item }) => item.id === id)),
    );
  };
}

function readAnswers(root: string): ReadonlyMap<string, Answer> {
  try {
    const { model } = readApiDescription(path.join(root, DESCRIPTION_FILE));
    return new Map(model.endpoints.map((endpoint) => [endpoint.path, endpoint.answer]));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const fix = 'take the page from an answer of your backend with --from';
    throw new Refusal(`there is no content to take samples from: ${reason}; ${fix}`, {
      cause,
    });
  }
}

function readFiles(folder: string, languages: readonly string[]): ContentFile[] {
  const render = createSectionRenderer();
  return finish(readSourceFiles(folder, languages)).files.flatMap(
    (file) => parseContentFile(file, render).content ?? [],
  );
}

/** What a source lists; an endpoint that is not described lists its folder. */
function listOf(answer: Answer | undefined, { endpoint, items, query }: Source): ListSource {
  const listed =
    answer?.kind === 'list' || answer?.kind === 'page'
      ? answer.source
      : answer?.kind === 'parts'
        ? answer.parts.get(items ?? '')
        : undefined;
  const source = listed ?? listAll(endpoint.slice(1));
  const asked = Object.entries(query ?? {}).map(([field, value]) => ({ field, values: [value] }));
  return { ...source, where: [...source.where, ...asked] };
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
