import type { ContentFile, ContentProblem } from '../../content/index.ts';
import { meets } from '../answers/order-items.ts';
import { projectItem } from '../answers/project-item.ts';
import type { AnswerValidator } from './answer-validator.ts';
import type { ContentRule } from './content-rules.ts';
import { explainFieldError } from './explain-field-error.ts';

/** Checks that every answer made of a file is what the API's description promises. */
export function checkEntityFields(
  file: ContentFile,
  { entities, embedded }: ContentRule,
  validate: AnswerValidator,
): ContentProblem[] {
  // What the API embeds is made of other files; an empty list stands for it here.
  const lists = Object.fromEntries([...embedded].map((name) => [name, []]));
  const problems = entities
    .filter(({ where }) => where.every((condition) => meets(file.item, condition)))
    .flatMap(({ entityFields }) => {
      const answer = { ...projectItem(file.item, entityFields), ...lists };
      return validate(entityFields, answer).map((error) =>
        explainFieldError(file, entityFields, error),
      );
    });
  // A list and its detail share most fields, and so most errors.
  return [
    ...new Map(problems.map((problem) => [`${problem.line} ${problem.message}`, problem])).values(),
  ];
}
