import type { ContentFile, ContentProblem } from '../../content/index.ts';
import { checkContentFields, checkId } from './check-content-fields.ts';
import { checkLists } from './check-listed.ts';
import { checkShapes } from './check-shapes.ts';
import { type ContentRules, ruleOf } from './content-rules.ts';
import type { AnswerValidator } from './shape-validator.ts';

/** Checks a file against all that the API asks of it; of content without rules it asks nothing. */
export function checkContent(
  file: ContentFile,
  rules: ContentRules,
  validate: AnswerValidator,
): ContentProblem[] {
  const rule = ruleOf(rules, file);
  if (rule === undefined) return checkId(file);
  const misplaced = checkContentFields(file, rule);
  // A field in the wrong place is missing where it belongs; saying so twice helps nobody.
  if (misplaced.some(({ leftOut }) => leftOut)) return misplaced;
  return [...misplaced, ...checkLists(file, rule), ...checkShapes(file, rule, validate)];
}
