import { existsSync } from 'node:fs';
import path from 'node:path';
import { allApis } from '../../core/api-of.ts';
import { fallbackLanguages } from '../../core/language.ts';
import { askedCalls, type CompiledSite, descriptionFile, type Finding } from '../compiler/index.ts';
import { createSectionFinder, finish, type SourceFile } from '../content/index.ts';
import { findingsOf, readContent } from '../content-api/index.ts';
import { type CompilationWithPictures, mediaFoldersOf } from '../media/index.ts';
import { contentFolder, readSiteFolders } from '../site-folder/index.ts';
import { checkLeastWidths } from './check-least-widths.ts';
import { checkLinks } from './check-links.ts';
import { checkMedia } from './check-media.ts';
import { checkMenuCodes } from './check-menu-codes.ts';
import { checkNavigation } from './check-navigation.ts';
import { checkTitles } from './check-titles.ts';
import type { PlacedContent } from './content-place.ts';

/** What is wrong with a site's content, and where the site and its content do not fit each other. */
export interface ContentValidator {
  readonly validate: (compilation: CompilationWithPictures) => readonly Finding[];
  /** Has the files read anew when they are next validated. */
  readonly forget: () => void;
}

/** What was read, and what manifests had to say of it. */
interface Known {
  readonly key: string;
  /** What pages ask, where content is known by that; undefined where all of it is described. */
  readonly asked: string | undefined;
  readonly content: PlacedContent;
}

/** The content of an API, and of which site. */
interface ContentOfApi {
  readonly api: string | undefined;
  /** Below the site's folder. */
  readonly place: string;
  readonly compiled: CompiledSite;
  readonly manifests: CompilationWithPictures['manifests'];
}

/** Validates the content of a project, whose files are read once until they are forgotten. */
export function createContentValidator(root: string): ContentValidator {
  const known = new Map<string, Known>();

  function read({ api, place, compiled, manifests }: ContentOfApi): PlacedContent {
    const folder = path.join(root, place);
    const languages = compiled.site.languages.map(({ code }) => code);
    const fallbacks = fallbackLanguages(compiled.site);
    const key = JSON.stringify([folder, languages, fallbacks]);
    const ask = () => askedCalls(manifests, compiled.shapes, api);
    const last = known.get(place);
    const isOld = last?.asked !== undefined && last.asked !== JSON.stringify(ask());
    if (last?.key === key && !isOld) return last.content;
    let asked: string | undefined;
    const calls = () => {
      const made = ask();
      asked = JSON.stringify(made);
      return made;
    };
    const description = path.join(root, descriptionFile(api));
    const where = { folder, description, languages, fallbacks, calls, site: mediaFoldersOf(root) };
    const read = finish(readContent(where, createSectionFinder()));
    const content = { ...read, sources: read.sources.map(withoutCode), place, api };
    known.set(place, { key, asked, content });
    return content;
  }

  return {
    validate: ({ compiled, manifests, media }) => {
      if (compiled === undefined) return [];
      const folders = readSiteFolders(root);
      const contents = allApis(compiled.site)
        .map(({ name }) => ({ api: name, place: contentFolder(folders, name) }))
        // An API that is elsewhere has no content here, and then nothing is missing.
        .filter(({ place }) => existsSync(path.join(root, place)))
        .map((of) => read({ ...of, compiled, manifests }));
      if (contents.length === 0) return [];
      const ofMedia = checkMedia({ root, folder: folders.media }, contents, manifests, media);
      const ofFiles = contents.flatMap((content) => findingsOf(content, content.place));
      return [
        ...ofFiles.filter((finding) => !saysLess(finding, ofMedia)),
        ...ofMedia,
        ...checkLeastWidths(contents, manifests, compiled.shapes, media),
        ...contents.flatMap((content) => [
          ...checkLinks(content, compiled),
          ...checkTitles(content, compiled, manifests),
          ...checkNavigation(content, manifests),
          ...checkMenuCodes(content, manifests),
        ]),
      ];
    },
    forget: () => known.clear(),
  };
}

/** Of a file that is missing, its name's form says nothing more. */
function saysLess({ code, file, line }: Finding, ofMedia: readonly Finding[]): boolean {
  return (
    code === 'M402' &&
    ofMedia.some((other) => other.code === 'M405' && other.file === file && other.line === line)
  );
}

/** Code that stands by itself, and within a line. */
const CODE = /^(`{3,})[^\n]*\n[\s\S]*?^\1`*[ \t]*$|(`+)[^`\n][^\n]*?\2/gm;

/** A document with blanks in place of its code, which names files and links of other sites. */
function withoutCode(source: SourceFile): SourceFile {
  if (source.isDocument !== true) return source;
  return { ...source, text: source.text.replace(CODE, (code) => code.replace(/[^\n]/g, ' ')) };
}
