import { BODY_FIELD, DRAFT, MARKDOWN } from '../content/index.ts';
import type { ContentField, FieldKind } from './content-field.ts';
import { type ContentForm, titleOf } from './content-forms.ts';

/** A part of the configuration of Decap CMS, as its documentation names the properties. */
export type CmsValue = string | number | boolean | readonly CmsValue[] | CmsObject;
export interface CmsObject {
  readonly [name: string]: CmsValue | undefined;
}

/** Where uploads of a site go, and where it serves them. */
export interface MediaPlace {
  /** The media folder below the root of the repository, with `/`. */
  readonly folder: string;
}

const WIDGETS: Readonly<Record<FieldKind, CmsObject>> = {
  line: { widget: 'string' },
  text: { widget: 'text' },
  markdown: { widget: 'markdown' },
  'whole-number': { widget: 'number', value_type: 'int' },
  number: { widget: 'number', value_type: 'float' },
  truth: { widget: 'boolean' },
  day: { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false },
  time: { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm:ssZ' },
  picture: { widget: 'image' },
  file: { widget: 'file' },
  choice: { widget: 'select' },
  object: { widget: 'object' },
  list: { widget: 'list' },
};

/** The name of a form's collection: letters and hyphens alone. */
export function collectionName({ path }: Pick<ContentForm, 'path'>): string {
  return path.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

/**
 * The collection of the items of a folder.
 *
 * @param prefix what stands before the site's paths in its repository: empty, or a folder and `/`
 */
export function folderCollection(form: ContentForm, media: MediaPlace, prefix: string): CmsObject {
  const title = titleOf(form.fields);
  const uploads = uploadsOf(form);
  const hasLatin = title !== undefined && isLatin(form, title.name);
  const id = idField(hasLatin);
  return {
    name: collectionName(form),
    label: labelOf(form.endpoint.split('/').at(-1) ?? form.endpoint),
    folder: prefix + form.path,
    create: true,
    format: 'yaml-frontmatter',
    extension: 'md',
    i18n: true,
    // In other scripts a title makes no URL.
    identifier_field: hasLatin ? title.name : id.name,
    ...(title !== undefined && { summary: `{{${title.name}}}` }),
    slug: '{{slug}}',
    media_folder: `/${prefix}${media.folder}/${uploads}`,
    public_folder: `/media/${uploads}`,
    fields: [...fieldsOfForm(form), ...(hasLatin ? [] : [id])],
  };
}

/** A file of the collection of single files, in one language: Decap knows no others in such a collection. */
export function fileOfCollection(form: ContentForm, language: string, prefix: string): CmsObject {
  return {
    name: fileName(form, language),
    label: `${labelOf(form.endpoint.slice(1))} (${language})`,
    file: `${prefix}${form.path}.${language}.md`,
    fields: fieldsOfForm(form),
  };
}

/** The name of a single file among others. */
export function fileName(form: ContentForm, language: string): string {
  return `${collectionName(form)}-${language}`;
}

function fieldsOfForm({ fields, markdown, body, shared }: ContentForm): CmsObject[] {
  const title = titleOf(fields);
  const sorted = [...fields].sort((a, b) => Number(b === title) - Number(a === title));
  return [
    ...sorted.map((field) => toWidget(field, shared.has(field.name) ? 'duplicate' : true)),
    ...(markdown.length === 0
      ? []
      : [
          {
            name: MARKDOWN,
            label: 'Texts',
            widget: 'object',
            required: false,
            i18n: true,
            fields: markdown.map((field) => toWidget(field, true)),
          },
        ]),
    ...(body === undefined
      ? []
      : [
          { name: 'body', label: labelOf(body), widget: 'markdown', required: false, i18n: true },
          {
            name: BODY_FIELD,
            label: BODY_FIELD,
            widget: 'hidden',
            default: body,
            i18n: 'duplicate',
          },
        ]),
    {
      name: DRAFT,
      label: 'Draft',
      hint: 'While this is on, the item is shown in development alone, and not published.',
      widget: 'boolean',
      required: false,
      default: false,
      i18n: 'duplicate',
    },
  ];
}

function toWidget(field: ContentField, i18n: boolean | 'duplicate'): CmsObject {
  const { name, kind, hint, options, fields, entry, isRequired } = field;
  const inner = fields.map((other) => toWidget(other, i18n));
  return {
    name,
    label: labelOf(name),
    ...WIDGETS[kind],
    required: isRequired,
    ...(hint !== undefined && { hint }),
    i18n,
    ...(options.length > 0 && { options: [...options] }),
    ...(inner.length > 0 && { fields: inner }),
    ...(entry !== undefined &&
      entry !== 'line' && { field: { name, label: labelOf(name), ...WIDGETS[entry], i18n } }),
  };
}

/** Whether titles have letters of which a URL can be made, in most files. */
function isLatin({ files }: ContentForm, title: string): boolean {
  const titles = files.flatMap(({ item }) => {
    const value = item.fields.get(title);
    return typeof value === 'string' ? [value] : [];
  });
  const latin = titles.filter((text) => (text.match(/[A-Za-z]/g)?.length ?? 0) >= 3);
  return latin.length * 2 > titles.length || titles.length === 0;
}

function idField(hasLatin: boolean) {
  return {
    name: 'id',
    label: 'Last part of the URL',
    hint: 'Of a new item: a–z, 0–9 and hyphens.',
    widget: 'string',
    required: false,
    i18n: hasLatin ? true : 'duplicate',
    pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'a–z, 0–9 and single hyphens'],
  } as const;
}

/** The folder of the media folder in which most pictures of the items are; that of their name without any. */
function uploadsOf({ files, endpoint }: ContentForm): string {
  const folders = files.flatMap(({ item }) =>
    [...item.fields.values()].flatMap((value) => {
      const found =
        typeof value === 'string' ? /^\/media\/(.+)\/[^/]+$/.exec(value)?.[1] : undefined;
      return found === undefined || found.startsWith('-') ? [] : [decodeURI(found)];
    }),
  );
  const counted = [...Map.groupBy(folders, (name) => name)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  return counted[0]?.[0] ?? endpoint.slice(1);
}

/** `publishedAt` as people read it: Published at. */
function labelOf(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_/]+/g, ' ')
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1).toLowerCase();
}
