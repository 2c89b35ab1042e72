import type { RouteTable } from '../../core/manifest/route-model.ts';
import type { CompiledSite } from '../compiler/index.ts';
import { readSiteFolders } from '../site-folder/index.ts';
import {
  type CmsObject,
  collectionName,
  fileName,
  fileOfCollection,
  folderCollection,
} from './cms-collections.ts';
import { type ContentForm, listForms } from './content-forms.ts';
import { filesWithHeadings, readFormContent } from './read-form-content.ts';

/** The collection of the files that are no items of a list. */
const SINGLE_FILES = 'single-files';

/** Where a site shows what is edited. */
export interface CmsPage {
  /** The path; `{id}` stands for the item. */
  readonly path: string;
  readonly languages: readonly string[];
}

/** What an editor of a site's content is configured by. */
export interface CmsSite {
  /** The configuration of Decap CMS, without its backend. */
  readonly config: CmsObject;
  /** The pages of items, by their collections, and of files, by their names. */
  readonly pages: Readonly<Record<string, CmsPage>>;
  /** Files that a form would not know, since headings name their fields. */
  readonly unknown: readonly string[];
}

/**
 * Describes the forms of a site's content, by the descriptions of its APIs or what its files say.
 *
 * @param root the site's folder
 * @param prefix what stands before the site's paths in its repository: empty, or a folder and `/`
 */
export function describeCms(
  root: string,
  { site, table }: Pick<CompiledSite, 'site' | 'table'>,
  prefix = '',
): CmsSite {
  const contents = readFormContent(root, site);
  const forms = contents.flatMap(listForms);
  const media = { folder: readSiteFolders(root).media };
  const folders = forms.filter(({ kind }) => kind === 'folder');
  const files = forms.filter(({ kind }) => kind === 'file');
  const locales = site.languages.map(({ code }) => code);
  const single = {
    name: SINGLE_FILES,
    label: 'Single pages',
    format: 'yaml-frontmatter',
    media_folder: `/${prefix}${media.folder}`,
    public_folder: '/media',
    files: files.flatMap((form) =>
      locales.map((language) => fileOfCollection(form, language, prefix)),
    ),
  };
  return {
    config: {
      media_folder: prefix + media.folder,
      public_folder: '/media',
      publish_mode: 'simple',
      show_preview_links: false,
      slug: { encoding: 'ascii', clean_accents: true },
      i18n: { structure: 'multiple_files', locales, default_locale: locales[0] ?? 'en' },
      collections: [
        ...folders.map((form) => folderCollection(form, media, prefix)),
        ...(files.length === 0 ? [] : [single]),
      ],
    },
    pages: Object.fromEntries(forms.flatMap((form) => pagesOf(form, table, locales))),
    unknown: filesWithHeadings(contents),
  };
}

function pagesOf(
  form: ContentForm,
  table: RouteTable,
  languages: readonly string[],
): [string, CmsPage][] {
  const path = pageOf(form, table);
  if (path === undefined) return [];
  if (form.kind === 'folder') return [[collectionName(form), { path, languages }]];
  return languages.map((code) => [fileName(form, code), { path, languages: [code] }]);
}

/** The route that shows a form's item, or at least its list. */
function pageOf({ endpoint, kind, api }: ContentForm, { routes }: RouteTable): string | undefined {
  const isAsked = (asked: string) => (source: { endpoint: string; api?: string | undefined }) =>
    source.api === api && source.endpoint.replaceAll(/\{[^}]*\}/g, '{}') === asked;
  const find = (asked: string) =>
    routes.find(({ views }) => views.some(({ source }) => isAsked(asked)(source)))?.route;
  const detail = kind === 'folder' ? find(`${endpoint}/{}`) : undefined;
  if (detail !== undefined && !/:.*:/.test(detail)) return detail.replace(/:[A-Za-z0-9]+/, '{id}');
  const page = find(endpoint);
  return page?.includes(':') ? undefined : page;
}
