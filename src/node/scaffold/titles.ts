import { UsageError } from '../command-line/index.ts';
import { suggest } from '../compiler/index.ts';
import type { Project } from './project.ts';

/** A title in every language of the site, by the language's code. */
export interface Titles {
  [language: string]: string;
}

/** A text by its language's code, some languages still missing. */
export type GivenTitles = ReadonlyMap<string, string>;

/**
 * Reads titles as a flag gives them, each as `zh=荣誉学者`.
 *
 * @param flag the flag's name, for messages: `--title`
 */
export function readTitles(
  given: readonly string[],
  flag: string,
  { languages }: Pick<Project, 'languages'>,
): GivenTitles {
  return new Map(
    given.map((text) => {
      const [, language = '', title = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
      if (!languages.includes(language)) {
        const what = text.includes('=') ? `the language "${language}"` : `"${text}"`;
        const fix = suggest(language, languages) || `; write ${flag} ${languages[0]}=…`;
        throw new UsageError(`${flag} has ${what}, which the site does not speak${fix}`);
      }
      return [language, readTitle(title, flag, language)];
    }),
  );
}

/** A title without space around it; an empty one is none. */
export function readTitle(text: string, flag: string, language: string): string {
  const title = text.trim();
  if (title !== '') return title;
  throw new UsageError(`${flag} is empty in "${language}"; write ${flag} ${language}="…"`);
}

/** The languages in which a title is not given yet. */
export function missingLanguages(
  titles: GivenTitles,
  { languages }: Pick<Project, 'languages'>,
): string[] {
  return languages.filter((language) => !titles.has(language));
}

/** The titles as manifests write them, where no language is missing. */
export function completeTitles(
  titles: GivenTitles,
  flag: string,
  project: Pick<Project, 'languages'>,
): Titles {
  const [language] = missingLanguages(titles, project);
  if (language !== undefined) {
    throw new UsageError(`${flag} is missing in "${language}"; add ${flag} ${language}="…"`);
  }
  return Object.fromEntries(project.languages.map((code) => [code, titles.get(code) ?? '']));
}

/** The title in a language. */
export function titleIn(titles: Titles, language: string): string {
  return titles[language] ?? '';
}
