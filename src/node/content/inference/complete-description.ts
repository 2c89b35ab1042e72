import { isRecord } from '../../../core/mapping/read-path.ts';
import type { AskedCall } from '../asked-call.ts';
import { readApiModel } from '../description/read-api-description.ts';
import type { ContentFile, MarkdownName } from '../files/content-file.ts';
import { type ContentSet, findUndescribed, groupIntoSets, isOfSet } from './content-sets.ts';
import { describeSet } from './describe-set.ts';
import { nameEntities } from './name-entities.ts';

/** A description of an API that names all of the content. */
export interface CompleteDescription {
  /** An OpenAPI document. */
  readonly document: object;
  /** What was inferred, since nobody wrote it. */
  readonly inferred: readonly ContentSet[];
}

/** A folder of content. */
export interface FoundContent {
  readonly names: readonly MarkdownName[];
  /** Gives what some of the files say, without those that cannot be read. */
  readonly read: (names: readonly MarkdownName[]) => readonly ContentFile[];
}

/**
 * Completes the description of an API by what the content itself says: each folder that it leaves out
 * is a list, each file of the content folder an object.
 *
 * @param written the OpenAPI document that there is; undefined where there is none
 * @param askCalls gives what the site's pages ask, by which fields are what pages make of them
 */
export function completeDescription(
  written: object | undefined,
  { names, read }: FoundContent,
  askCalls: () => readonly AskedCall[],
): CompleteDescription {
  const base: object = written ?? EMPTY;
  const left = findUndescribed(readApiModel(base), names);
  const inferred = left.length === 0 ? [] : groupIntoSets(left, names, askCalls());
  if (inferred.length === 0) return { document: base, inferred };
  const files = read(left);
  const { paths, components } = partsOf(base);
  const { schemas } = components;
  const entities = nameEntities(
    inferred.map(({ path }) => path),
    Object.keys(schemas),
  );
  const described = inferred.map((set, index) => {
    const name = entities[index] ?? set.path;
    const own = files.filter((file) => isOfSet(set, file));
    return { name, ...describeSet(set, name, own) };
  });
  return {
    document: {
      ...base,
      // What is written counts, even where it only says that content does not answer.
      paths: {
        ...Object.fromEntries(described.flatMap((set) => Object.entries(set.paths))),
        ...paths,
      },
      components: {
        ...components,
        schemas: {
          ...schemas,
          ...Object.fromEntries(described.map(({ name, entity }) => [name, entity])),
        },
      },
    },
    inferred,
  };
}

/** What stands for a name that only the site knows. */
export const UNTITLED = { title: 'The content of a site', version: '1' };
const EMPTY = { openapi: '3.1.0', info: UNTITLED, paths: {} };

function partsOf(document: object) {
  const read = (value: unknown): Readonly<Record<string, unknown>> =>
    isRecord(value) ? value : {};
  const { paths, components } = read(document);
  return {
    paths: read(paths),
    components: { ...read(components), schemas: read(read(components).schemas) },
  };
}
