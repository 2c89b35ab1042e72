import { contentPath } from '../answers/content-store.ts';
import { type ContentProblem, createRemark } from '../content-problem.ts';
import type { SourceFile } from '../files/content-file.ts';
import type { ContentRules } from './content-rules.ts';

/** Checks that what the API names is there, and everything in every language. */
export function checkPresence(
  files: readonly SourceFile[],
  languages: readonly string[],
  { folders, objects }: ContentRules,
): ContentProblem[] {
  const byPath = Map.groupBy(files, contentPath);
  const present = new Set(files.map(({ folder }) => folder));

  const lonely = [...byPath].flatMap(([path, versions]) => {
    const [version] = versions;
    const missing = languages.filter((code) => versions.every(({ language }) => language !== code));
    if (version === undefined) return [];
    return missing.map((language) => {
      const message = `the item has no "${language}"; write ${path}.${language}.md, or remove this file`;
      return createRemark(version.file, 1, message);
    });
  });
  const absentObjects = [...objects.keys()]
    .filter((path) => !byPath.has(path))
    .map((path) => {
      const names = languages.map((language) => `${path}.${language}.md`).join(' and ');
      return createRemark(path, 1, `/${path} has no content; write ${names}`);
    });
  const absentFolders = [...folders.keys()]
    .filter((folder) => !present.has(folder))
    .map((folder) =>
      createRemark(
        folder,
        1,
        `the folder has no content; write files such as ${folder}/name.${languages[0] ?? 'en'}.md`,
      ),
    );
  return [...lonely, ...absentObjects, ...absentFolders];
}
