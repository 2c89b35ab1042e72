import { findMeant } from '../../compiler/index.ts';
import {
  type ContentFile,
  type ContentProblem,
  type ContentSet,
  createRemark,
} from '../../content/index.ts';

/** A field that is probably another one misspelt. */
export interface MisspeltField {
  readonly file: ContentFile;
  readonly field: string;
  readonly meant: string;
  readonly problem: ContentProblem;
}

/**
 * Finds fields that one file alone has, and no page reads, where a field of a like name is missing that
 * most of the other files have.
 */
export function checkFieldNames(
  { calls }: ContentSet,
  files: readonly ContentFile[],
): MisspeltField[] {
  const read = new Set(calls.flatMap(({ fields }) => fields.map(({ path: [name] }) => name)));
  const counts = countFields(files);
  const usual = [...counts].filter(([, count]) => count > 1 || files.length === 2);
  const common = usual.filter(([, count]) => 2 * count >= files.length - 1).map(([name]) => name);
  return files.flatMap((file) =>
    [...file.item.fields.keys()].flatMap((field) => {
      if (read.has(field) || counts.get(field) !== 1) return [];
      const missing = common.filter((name) => !hasField(file, name));
      const meant = findMeant(field, missing);
      if (meant === undefined) return [];
      const message = `"${field}" is in no other file, and "${meant}" is missing here; did you mean "${meant}"?`;
      const problem = createRemark(file.file, file.lineOf([field]), message);
      return [{ file, field, meant, problem }];
    }),
  );
}

/** How many files have each field. */
function countFields(files: readonly ContentFile[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { item } of files) {
    for (const name of item.fields.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Whether a file has a field, if only to leave it empty. */
export function hasField({ item, emptyFields }: ContentFile, name: string): boolean {
  return item.fields.has(name) || emptyFields.includes(name);
}
