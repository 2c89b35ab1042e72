import { existsSync } from 'node:fs';
import path from 'node:path';
import { allApis } from '../../core/api-of.ts';
import { fallbackLanguages } from '../../core/language.ts';
import type { SiteModel } from '../../core/manifest/site-model.ts';
import { descriptionFile, readAskedCalls } from '../compiler/index.ts';
import { createSectionFinder, finish } from '../content/index.ts';
import { type ReadContent, readContent } from '../content-api/index.ts';
import { contentFolder, readSiteFolders } from '../site-folder/index.ts';

/** The content of one of a site's APIs, as its files have it. */
export interface FormContent extends ReadContent {
  /** The path of its folder below the site's folder, with `/` between names. */
  readonly place: string;
  /** The name of the API; undefined for the site's own. */
  readonly api: string | undefined;
  /** The language in which forms are filled in first: the site's default one. */
  readonly language: string;
}

/** The content of a site that stands in files of its own. */
export function readFormContent(root: string, site: SiteModel): FormContent[] {
  const folders = readSiteFolders(root);
  const languages = site.languages.map(({ code }) => code);
  const [language = ''] = languages;
  return allApis(site)
    .map(({ name }) => ({ api: name, place: contentFolder(folders, name) }))
    .filter(({ place }) => existsSync(path.join(root, place)))
    .map(({ api, place }) => {
      const where = {
        folder: path.join(root, place),
        description: path.join(root, descriptionFile(api)),
        languages,
        fallbacks: fallbackLanguages(site),
        calls: () => readAskedCalls(root, api),
      };
      return { ...finish(readContent(where, createSectionFinder())), place, api, language };
    });
}

/** The files whose level-1 headings name fields, which a form does not know, by their paths below the site's folder. */
export function filesWithHeadings(contents: readonly FormContent[]): string[] {
  return contents.flatMap(({ place, files }) =>
    files
      .filter(({ bodyField, markdownFields, item }) => {
        const others = [...item.sections].filter((name) => !markdownFields.has(name));
        return bodyField === undefined && others.some((name) => name !== 'text');
      })
      .map(({ file }) => `${place}/${file}`),
  );
}
