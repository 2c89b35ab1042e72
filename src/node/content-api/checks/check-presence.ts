import {
  type ContentProblem,
  contentPath,
  createRemark,
  type MarkdownName,
} from '../../content/index.ts';
import { findUntranslated, type SpokenLanguages } from '../untranslated.ts';
import { checkFolders } from './check-folders.ts';
import type { ContentRules } from './content-rules.ts';

/** Checks that what the API names is there, and everything in every language. */
export function checkPresence(
  files: readonly MarkdownName[],
  { languages, fallbacks }: SpokenLanguages,
  { folders, objects }: ContentRules,
): ContentProblem[] {
  const byPath = Map.groupBy(files, contentPath);
  const present = new Set(files.map(({ folder }) => folder));

  const misplaced = checkFolders(files, { folders, objects });
  const unread = new Set(misplaced.map(({ file }) => file));
  const lonely = findUntranslated(
    files.filter(({ file }) => !unread.has(file)),
    { languages, fallbacks },
  ).map(({ file, language, missing }) =>
    createRemark(
      file,
      1,
      `the item has no "${language}"; write ${missing}, or name a "fallback" of "${language}" in site.json`,
      'M306',
    ),
  );
  const absentObjects = [...objects.keys()]
    .filter((path) => !byPath.has(path))
    .map((path) => {
      const names = languages.map((language) => `${path}.${language}.md`).join(' and ');
      return createRemark(
        `${path}.${languages[0] ?? 'en'}.md`,
        1,
        `/${path} has no content; write ${names}`,
        'M404',
      );
    });
  const absentFolders = [...folders.keys()]
    .filter((folder) => !present.has(folder))
    .map((folder) =>
      createRemark(
        folder,
        1,
        `the folder has no content; write files such as ${folder}/name.${languages[0] ?? 'en'}.md`,
        'M404',
      ),
    );
  return [...misplaced, ...lonely, ...absentObjects, ...absentFolders];
}
