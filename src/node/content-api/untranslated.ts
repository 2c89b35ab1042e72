import { fallbacksOf } from '../../core/language.ts';
import { contentPath, type MarkdownName } from '../content/index.ts';

/** An item that is there in one language and not in another. */
export interface Untranslated {
  /** The file that is there, by its path below the content folder. */
  readonly file: string;
  readonly language: string;
  /** The file that is missing. */
  readonly missing: string;
}

/** The languages that content is to be there in. */
export interface SpokenLanguages {
  readonly languages: readonly string[];
  /** The language that another's missing items stand in, by that one's code. */
  readonly fallbacks: Readonly<Record<string, string>>;
}

/** The items that some languages lack and nothing stands in for, once for each. */
export function findUntranslated(
  files: readonly MarkdownName[],
  { languages, fallbacks }: SpokenLanguages,
): Untranslated[] {
  return [...Map.groupBy(files, contentPath)].flatMap(([path, versions]) =>
    languages
      .filter((code) => {
        const codes = [code, ...fallbacksOf(code, fallbacks)];
        return versions.every(({ language }) => !codes.includes(language));
      })
      .flatMap((language) => {
        const [version] = versions;
        if (version === undefined) return [];
        return [{ file: version.file, language, missing: `${path}.${language}.md` }];
      }),
  );
}
