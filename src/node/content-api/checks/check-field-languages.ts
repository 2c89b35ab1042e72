import {
  type ContentFile,
  type ContentProblem,
  contentPath,
  createRemark,
} from '../../content/index.ts';
import { hasField, type MisspeltField } from './check-field-names.ts';

/**
 * Finds fields that an item has in one language and lacks in another. Where several items have a field
 * and none has it in that language, it is left out on purpose.
 *
 * @param misspelt fields of which all is said
 */
export function checkFieldLanguages(
  files: readonly ContentFile[],
  misspelt: readonly MisspeltField[],
): ContentProblem[] {
  const items = Map.groupBy(files, contentPath);
  const explained = new Set(
    misspelt.flatMap(({ file, field, meant }) =>
      [field, meant].map((name) => `${contentPath(file)} ${name}`),
    ),
  );
  const owners = new Map<string, Set<string>>();
  for (const file of files) {
    for (const name of file.item.fields.keys()) {
      for (const key of [name, `${name} ${file.language}`]) {
        owners.set(key, (owners.get(key) ?? new Set()).add(contentPath(file)));
      }
    }
  }
  const isMeant = (name: string, language: string): boolean =>
    !owners.has(`${name} ${language}`) && (owners.get(name)?.size ?? 0) > 1;

  return files.flatMap((file) => {
    const versions = items.get(contentPath(file)) ?? [];
    return [...file.item.fields.keys()]
      .filter((name) => !explained.has(`${contentPath(file)} ${name}`))
      .flatMap((name) =>
        versions
          .filter((other) => !hasField(other, name) && !isMeant(name, other.language))
          .map((other) => {
            const message = `"${name}" is not in "${other.language}"; write it in ${other.file} too, or remove it here`;
            return createRemark(file.file, file.lineOf([name]), message, 'M306');
          }),
      );
  });
}
