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
 * it falls back to, else, of what has to be there, of the first language that has it.
 */
export function fillLanguages(
  files: readonly ContentFile[],
  { languages, fallbacks, isNeeded }: Substitutes,
): ContentFile[] {
  // Of a large site, only what something may stand in for is looked at.
  const hasFallbacks = Object.keys(fallbacks).length > 0;
  const candidates = hasFallbacks ? files : files.filter(isNeeded);
  const substitutes = [...Map.groupBy(candidates, contentPath).values()].flatMap((versions) => {
    const spoken = new Map(versions.map((file) => [file.language, file]));
    const first = languages.map((code) => spoken.get(code)).find((file) => file !== undefined);
    return languages
      .filter((code) => !spoken.has(code))
      .flatMap((language) => {
        const codes = fallbacksOf(language, fallbacks);
        const chosen = codes.map((code) => spoken.get(code)).find((file) => file !== undefined);
        const file = chosen ?? (first !== undefined && isNeeded(first) ? first : undefined);
        if (file === undefined) return [];
        return [{ ...file, language, item: { ...file.item, language: file.language } }];
      });
  });
  return [...files, ...substitutes];
}
