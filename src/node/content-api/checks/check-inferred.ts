import {
  type ContentFile,
  type ContentProblem,
  type ContentSet,
  isOfSet,
} from '../../content/index.ts';
import { checkAskedValues } from './check-asked-values.ts';
import { checkFieldLanguages } from './check-field-languages.ts';
import { checkFieldNames } from './check-field-names.ts';

/**
 * Checks content that no description names against itself: what is misspelt, untranslated or shown by no
 * page. That values are what those of other files are, the inferred description says.
 */
export function checkInferred(part: ContentSet, all: readonly ContentFile[]): ContentProblem[] {
  const files = all.filter((file) => isOfSet(part, file));
  const misspelt = checkFieldNames(part, files);
  return [
    ...misspelt.map(({ problem }) => problem),
    ...checkFieldLanguages(files, misspelt),
    ...checkAskedValues(part, files),
  ];
}
