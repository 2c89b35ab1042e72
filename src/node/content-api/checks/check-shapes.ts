import type { ContentFile, ContentProblem } from '../../content/index.ts';
import { meets } from '../answers/order-items.ts';
import { projectItem } from '../answers/project-item.ts';
import type { ContentRule } from './content-rules.ts';
import { explainShapeError } from './explain-shape-error.ts';
import type { AnswerValidator } from './shape-validator.ts';

/** Checks that every answer made of a file is what the API's description promises. */
export function checkShapes(
  file: ContentFile,
  { shapes, embedded }: ContentRule,
  validate: AnswerValidator,
): ContentProblem[] {
  // What the API embeds is made of other files; an empty list stands for it here.
  const lists = Object.fromEntries([...embedded].map((name) => [name, []]));
  const problems = shapes
    .filter(({ where }) => where.every((condition) => meets(file.item, condition)))
    .flatMap(({ shape }) => {
      const answer = { ...projectItem(file.item, shape), ...lists };
      return validate(shape, answer).map((error) => explainShapeError(file, shape, error));
    });
  // A list and its detail share most fields, and so most errors.
  return [
    ...new Map(problems.map((problem) => [`${problem.line} ${problem.message}`, problem])).values(),
  ];
}
