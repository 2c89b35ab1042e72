import type { ContentFile, ContentProblem } from '../../content/index.ts';
import type { AnswerValidator } from './answer-validator.ts';
import { checkContentFields, checkId } from './check-content-fields.ts';
import { checkEntityFields } from './check-entity-fields.ts';
import { checkListed } from './check-listed.ts';
import { type ContentRules, ruleOf } from './content-rules.ts';

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
  return [...misplaced, ...checkListed(file, rule), ...checkEntityFields(file, rule, validate)];
}
