import {
  type ContentFile,
  contentPath,
  DescriptionNode,
  type EntityFields,
  objectPathsOf,
  sourcesOf,
  WHOLE_TEXT,
} from '../content/index.ts';
import { type ContentField, describeField, type FieldKind } from './content-field.ts';
import type { FormContent } from './read-form-content.ts';

/** A form: of the items of a folder, or of one file. */
export interface ContentForm {
  readonly kind: 'folder' | 'file';
  /** The path of the folder, or of the file without language and ending, below the site's folder. */
  readonly path: string;
  /** The same below the content folder, which is what manifests ask for. */
  readonly endpoint: string;
  readonly api: string | undefined;
  readonly fields: readonly ContentField[];
  /** The Markdown of the front matter. */
  readonly markdown: readonly ContentField[];
  /** The field that the body is; undefined for none. */
  readonly body: string | undefined;
  /** The fields that are the same in all languages. */
  readonly shared: ReadonlySet<string>;
  readonly files: readonly ContentFile[];
}

/** What the API says of the files of a form. */
interface DescribedForm {
  readonly kind: ContentForm['kind'];
  readonly path: string;
  readonly entities: readonly EntityFields[];
  readonly isOrdered: boolean;
}

/** The forms of a content folder: for each list, and for each object, in the order of their paths. */
export function listForms(content: FormContent): ContentForm[] {
  return describeForms(content)
    .map((form) => toForm(content, form))
    .filter(
      ({ fields, markdown, body }) => fields.length + markdown.length > 0 || body !== undefined,
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function describeForms({ model }: FormContent): DescribedForm[] {
  const folders = new Map<string, EntityFields[]>();
  const add = (folder: string, entity: EntityFields | undefined) =>
    folders.set(folder, [
      ...(folders.get(folder) ?? []),
      ...(entity === undefined ? [] : [entity]),
    ]);
  const objects: DescribedForm[] = [];
  for (const { answer } of model.endpoints) {
    for (const { folder, entityFields } of sourcesOf(answer)) add(folder, entityFields);
    if (answer.kind === 'item') add(answer.folder, answer.entityFields);
    if (answer.kind !== 'object') continue;
    const { file, entityFields, embed } = answer;
    const own = entityFields && {
      ...entityFields,
      names: entityFields.names.filter((name) => !embed.has(name)),
    };
    const entities = own === undefined ? [] : [own];
    objects.push({ kind: 'file', path: file, entities, isOrdered: false });
  }
  const lists = [...folders].map(
    ([path, entities]): DescribedForm => ({ kind: 'folder', path, entities, isOrdered: true }),
  );
  return [...lists, ...objects];
}

function toForm(
  content: FormContent,
  { kind, path, entities, isOrdered }: DescribedForm,
): ContentForm {
  const { document, place, api, files, model, language } = content;
  const objects = objectPathsOf(model);
  const own = files.filter((file) =>
    kind === 'file'
      ? contentPath(file) === path
      : file.folder === path && !objects.has(contentPath(file)),
  );
  const html = new Set([
    ...entities.flatMap((entity) => [...entity.html]),
    ...own.flatMap(({ item }) => [...item.sections]),
  ]);
  const names = namesOf(entities, own, isOrdered);
  const isThere = areThereIn(language, own);
  const described = names.map((name) => {
    const entity = entities.find((candidate) => candidate.names.includes(name));
    const node = entity && new DescriptionNode(document, entity.pointer);
    const values = own.map(({ item }) => item.fields.get(name));
    return describeField({
      name,
      schema: node?.properties().get(name),
      // The place in a list is a number, though no item has one yet.
      values: (name === ORDER ? [...values, 0] : values).filter((value) => value !== undefined),
      isRequired: node !== undefined && isRequired(node, name),
    });
  });
  const title = titleOf(described.filter(({ name }) => !html.has(name)));
  const known = described.map((field) => ({
    ...field,
    isRequired: isThere && (field.isRequired || field === title || haveAll(own, field)),
  }));
  const body = bodyOf(own, html);
  return {
    kind,
    path: `${place}/${path}`,
    endpoint: `/${path}`,
    api,
    fields: known.filter(({ name }) => !html.has(name)),
    markdown: known.filter(({ name }) => html.has(name) && name !== body),
    body,
    shared: new Set([...sharedFields(own), ORDER]),
    files: own,
  };
}

/** The field of an item's place in lists, in every language the same. */
const ORDER = 'order';

/** The names of the fields: as the description has them, then what files have beside them. */
function namesOf(
  entities: readonly EntityFields[],
  files: readonly ContentFile[],
  isOrdered: boolean,
): string[] {
  const seen = files.flatMap(({ item }) => [...item.fields.keys()]);
  const names = new Set([...entities.flatMap(({ names: declared }) => declared), ...seen]);
  names.delete('id');
  if (isOrdered) names.add(ORDER);
  return [...names];
}

function isRequired(schema: DescriptionNode, name: string): boolean {
  const required = schema.combined().flatMap((part) => part.at('required').items());
  return required.some(({ text }) => text === name);
}

/** The names of fields by which people know an item. */
const TITLES = ['name', 'title'];

/** The field by which people know an item. */
export function titleOf(fields: readonly ContentField[]): ContentField | undefined {
  const lines = fields.filter(({ kind }) => kind === 'line' || kind === 'text');
  return (
    lines.find(({ name }) => TITLES.includes(name)) ??
    lines.find(({ isRequired }) => isRequired) ??
    lines[0]
  );
}

/** Whether each item is there in a language, that of forms: where one is not, it could not be saved without being translated. */
function areThereIn(language: string, files: readonly ContentFile[]): boolean {
  const own = files.filter((file) => file.language === language);
  return new Set(files.map(contentPath)).size === new Set(own.map(contentPath)).size;
}

/** The fewest items that say of a field that no item is without it. */
const FEWEST = 5;
/** What an item may well do without, although those that are there have it. */
const SPARE: readonly FieldKind[] = ['picture', 'file', 'list', 'object', 'truth', 'markdown'];

/** Whether all items have a field that no description need say is required. */
function haveAll(files: readonly ContentFile[], { name, kind }: ContentField): boolean {
  const isSure = new Set(files.map(contentPath)).size >= FEWEST;
  if (!isSure || name === ORDER || SPARE.includes(kind)) return false;
  return files.every(
    ({ item, emptyFields }) => item.fields.has(name) && !emptyFields.includes(name),
  );
}

/** The field that the body of most files is. */
function bodyOf(files: readonly ContentFile[], html: ReadonlySet<string>): string | undefined {
  const bodies = files.flatMap(({ bodyField, item, markdownFields }) => {
    const isWhole = item.sections.has(WHOLE_TEXT) && !markdownFields.has(WHOLE_TEXT);
    return bodyField ?? (isWhole ? WHOLE_TEXT : []);
  });
  const counted = [...Map.groupBy(bodies, (name) => name)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  return counted[0]?.[0] ?? (files.length === 0 ? [...html].at(-1) : undefined);
}

/** The fields whose values are the same in all languages of each item. */
function sharedFields(files: readonly ContentFile[]): ReadonlySet<string> {
  const names = new Set(files.flatMap(({ item }) => [...item.fields.keys()]));
  const items = [...Map.groupBy(files, contentPath).values()].filter(({ length }) => length > 1);
  if (items.length === 0) return new Set();
  const isShared = (name: string) =>
    items.every(([first, ...others]) => {
      const value = JSON.stringify(first?.item.fields.get(name));
      return others.every(({ item }) => JSON.stringify(item.fields.get(name)) === value);
    });
  return new Set([...names].filter(isShared));
}
