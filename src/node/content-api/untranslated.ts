import { contentPath, type SourceName } from '../content/index.ts';

/** An item that is there in one language and not in another. */
export interface Untranslated {
  /** The file that is there, by its path below the content folder. */
  readonly file: string;
  readonly language: string;
  /** The file that is missing. */
  readonly missing: string;
}

/** The items that some languages lack, once for each. */
export function findUntranslated(
  files: readonly SourceName[],
  languages: readonly string[],
): Untranslated[] {
  return [...Map.groupBy(files, contentPath)].flatMap(([path, versions]) =>
    languages
      .filter((code) => versions.every(({ language }) => language !== code))
      .flatMap((language) => {
        const [version] = versions;
        if (version === undefined) return [];
        return [{ file: version.file, language, missing: `${path}.${language}.md` }];
      }),
  );
}
