import { fallbacksOf } from '../../../core/language.ts';
import { type ContentFile, contentPath } from './content-file.ts';

/** What stands in for a language that lacks a file. */
export interface Substitutes {
  /** All languages, in the order in which they are taken for what has to be there. */
  readonly languages: readonly string[];
  /** The language that is taken for another's items, by that one's code. */
  readonly fallbacks: Readonly<Record<string, string>>;
  /** Whether a file has to be there in every language. */
  readonly isNeeded: (file: ContentFile) => boolean;
}

/**
 * The files, and for each language that lacks one the one that stands in for it: of the language that
 * it falls back to, else, of what has to be there, of the first language that has it. What some
 * languages lack all the same says which have it.
 */
export function fillLanguages(
  files: readonly ContentFile[],
  substitutes: Substitutes,
): ContentFile[] {
  const { languages } = substitutes;
  if (languages.length < 2) return [...files];
  return [...Map.groupBy(files, contentPath).values()].flatMap((versions) => {
    if (versions.length === languages.length) return versions;
    const filled = fillItem(versions, substitutes);
    if (filled.length === languages.length) return filled;
    const spoken = filled.map(({ language }) => language);
    return filled.map((file) => ({ ...file, item: { ...file.item, languages: spoken } }));
  });
}

/** The files of an item, one for each language that has it or that something stands in for. */
function fillItem(
  versions: readonly ContentFile[],
  { languages, fallbacks, isNeeded }: Substitutes,
): ContentFile[] {
  const spoken = new Map(versions.map((file) => [file.language, file]));
  const first = languages.map((code) => spoken.get(code)).find((file) => file !== undefined);
  return languages.flatMap((language) => {
    const own = spoken.get(language);
    if (own !== undefined) return [own];
    const codes = fallbacksOf(language, fallbacks);
    const chosen = codes.map((code) => spoken.get(code)).find((file) => file !== undefined);
    const file = chosen ?? (first !== undefined && isNeeded(first) ? first : undefined);
    if (file === undefined) return [];
    return [{ ...file, language, item: { ...file.item, language: file.language } }];
  });
}
