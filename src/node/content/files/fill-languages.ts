import { type ContentFile, contentPath } from './content-file.ts';

/**
 * The files, and for each language that lacks one that it cannot do without, the one of the first
 * language that has it.
 *
 * @param languages in the order in which they are taken
 * @param isNeeded whether a file has to be there in every language
 */
export function fillLanguages(
  files: readonly ContentFile[],
  languages: readonly string[],
  isNeeded: (file: ContentFile) => boolean,
): ContentFile[] {
  const stand = [...Map.groupBy(files.filter(isNeeded), contentPath).values()].flatMap(
    (versions) => {
      const spoken = new Map(versions.map((file) => [file.language, file]));
      const first = languages.map((code) => spoken.get(code)).find((file) => file !== undefined);
      return languages
        .filter((code) => !spoken.has(code))
        .flatMap((language) => (first === undefined ? [] : [{ ...first, language }]));
    },
  );
  return [...files, ...stand];
}
