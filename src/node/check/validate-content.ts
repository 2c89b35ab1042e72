import { existsSync } from 'node:fs';
import path from 'node:path';
import { fallbackLanguages } from '../../core/language.ts';
import type { LanguageModel } from '../../core/manifest/site-model.ts';
import { askedCalls, type CompiledSite, descriptionFile, type Finding } from '../compiler/index.ts';
import { createSectionFinder, finish, type MarkdownText, readDocument } from '../content/index.ts';
import { findingsOf, readContent } from '../content-api/index.ts';
import { type CompilationWithPictures, mediaFoldersOf } from '../media/index.ts';
import { contentFolder, readSiteFolders } from '../site-folder/index.ts';
import { checkEnds } from './check-ends.ts';
import { checkForms } from './check-forms.ts';
import { checkLeastWidths } from './check-least-widths.ts';
import { checkLinks } from './check-links.ts';
import { checkMedia } from './check-media.ts';
import { checkMenuCodes } from './check-menu-codes.ts';
import { checkNamedValues } from './check-named-values.ts';
import { checkNavigation } from './check-navigation.ts';
import { checkTitles } from './check-titles.ts';
import { checkUnread } from './check-unread.ts';
import type { PlacedContent } from './content-place.ts';
import { checkItemLinks, createItemExplainer } from './item-links.ts';

/** What a file of content is found to be wrong in by itself, whatever pages read of it. */
const OF_A_FILE: readonly string[] = ['M306', 'M401', 'M402', 'M420'];

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

/** What is read of a site's content, wherever it lies. */
interface ReadingOfSite {
  readonly languages: readonly Pick<LanguageModel, 'code' | 'fallback'>[];
  readonly shapes: CompiledSite['shapes'];
  readonly manifests: CompilationWithPictures['manifests'];
}

/** The content of an API. */
interface ContentOfApi {
  readonly api: string | undefined;
  /** Below the site's folder. */
  readonly place: string;
}

/** Validates the content of a project, whose files are read once until they are forgotten. */
export function createContentValidator(root: string): ContentValidator {
  const cache = new Map<string, Known>();

  function read({ api, place }: ContentOfApi, of: ReadingOfSite): PlacedContent {
    const folder = path.join(root, place);
    const { shapes, manifests } = of;
    const languages = of.languages.map(({ code }) => code);
    const fallbacks = fallbackLanguages(of);
    const key = JSON.stringify([folder, languages, fallbacks]);
    const ask = () => askedCalls(manifests, shapes, api);
    const last = cache.get(place);
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
    cache.set(place, { key, asked, content });
    return content;
  }

  return {
    validate: ({ compiled, manifests, media, shapes, isComplete }) => {
      const site = manifests.site?.value;
      if (site === undefined || shapes === undefined) return [];
      // Names of files have languages in them: where one is missing in the list, most would be wrong.
      if (new Set(site.languages.map(({ code }) => code)).size < site.languages.length) return [];
      const folders = readSiteFolders(root);
      const contents = [undefined, ...Object.keys(site.apis ?? {})]
        .map((api) => ({ api, place: contentFolder(folders, api) }))
        // An API that is elsewhere has no content here, and then nothing is missing.
        .filter(({ place, api }) => existsSync(path.join(root, place)) && isReadable(root, api))
        .map((of) => read(of, { languages: site.languages, shapes, manifests }));
      if (contents.length === 0) return [];
      // What does not hang on what is wrong with manifests is said at once.
      const isWhole = compiled !== undefined;
      const ofFiles = contents
        .flatMap((content) =>
          findingsOf(isComplete ? content : withoutDocuments(content), content.place),
        )
        .filter(({ code }) => isWhole || OF_A_FILE.includes(code));
      const place = { root, folder: folders.media, isWhole };
      const ofMedia = checkMedia(place, contents, manifests, media);
      return [
        ...ofFiles.filter((finding) => !saysLess(finding, ofMedia)),
        ...ofMedia,
        ...checkLeastWidths(contents, manifests, shapes, media),
        ...(isWhole
          ? contents.flatMap((content) => [
              ...checkTogether(content, compiled, manifests),
              ...checkForms(content, manifests, shapes),
              ...checkEnds(content, manifests, shapes),
              ...checkNamedValues(content, manifests, shapes),
              ...checkUnread(root, content, manifests, shapes),
            ])
          : []),
      ];
    },
    forget: () => cache.clear(),
  };
}

/** Whether an API has no description, or one that can be read; what is wrong with another the compiler says. */
function isReadable(root: string, api: string | undefined): boolean {
  try {
    readDocument(path.join(root, descriptionFile(api)));
    return true;
  } catch {
    return false;
  }
}

/** Content without its documents, whose URLs are those of the pages that show them. */
function withoutDocuments(content: PlacedContent): PlacedContent {
  const documents = new Set(
    content.files.filter(({ isDocument }) => isDocument === true).map(({ file }) => file),
  );
  const problems = content.problems.filter(({ file }) => !documents.has(file));
  return { ...content, problems };
}

/** What content and all manifests say of each other. */
function checkTogether(
  content: PlacedContent,
  compiled: CompiledSite,
  manifests: CompilationWithPictures['manifests'],
): Finding[] {
  const explainItem = createItemExplainer(content, compiled);
  return [
    ...checkLinks(content, explainItem, compiled),
    ...checkItemLinks(content, explainItem, compiled.shapes, manifests),
    ...checkTitles(content, compiled, manifests),
    ...checkNavigation(content, manifests),
    ...checkMenuCodes(content, manifests),
  ];
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
function withoutCode(source: MarkdownText): MarkdownText {
  if (source.isDocument !== true) return source;
  return { ...source, text: source.text.replace(CODE, (code) => code.replace(/[^\n]/g, ' ')) };
}
