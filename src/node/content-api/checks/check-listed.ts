import {
  type ContentFile,
  type ContentProblem,
  createFault,
  createRemark,
  type QueryParameter,
} from '../../content/index.ts';
import { meets } from '../answers/order-items.ts';
import type { ContentRule } from './content-rules.ts';
import { nameKnown, showValue } from './name-known.ts';

/** Checks that some list shows a file's item, and that filters can find it. */
export function checkListed(file: ContentFile, rule: ContentRule): ContentProblem[] {
  return [
    ...checkConditions(file, rule),
    ...rule.filters.flatMap((filter) => checkFilter(file, filter)),
  ];
}

function checkConditions(
  { file, item, lineOf }: ContentFile,
  { lists }: ContentRule,
): ContentProblem[] {
  const shown = lists.some((where) => where.every((condition) => meets(item, condition)));
  const [first] = lists.flat();
  if (shown || first === undefined) return [];
  const { field } = first;
  const values = lists
    .flat()
    .flatMap((condition) => (condition.field === field ? condition.values : []));
  const value = item.fields.get(field);
  const known = new Set(values.map(String));
  const what = value === undefined ? `"${field}" is missing` : `"${field}" is ${showValue(value)}`;
  const message = `${what}, so no list shows the item; ${nameKnown(String(value ?? ''), known)}`;
  return [createRemark(file, lineOf([field]), message)];
}

function checkFilter(
  { file, item, lineOf }: ContentFile,
  { name, required, rule }: QueryParameter,
): ContentProblem[] {
  if (rule.kind !== 'choice') return [];
  const value = item.fields.get(name);
  const known = rule.values.map((entry) => `"${entry}"`).join(' or ');
  if (value === undefined) {
    if (!required) return [];
    return [createFault(file, 1, `"${name}" is missing, so no list shows the item; add ${known}`)];
  }
  if (rule.values.includes(String(value))) return [];
  const message = `"${name}" is ${showValue(value)}; ${nameKnown(String(value), rule.values)}`;
  return [createFault(file, lineOf([name]), message)];
}
