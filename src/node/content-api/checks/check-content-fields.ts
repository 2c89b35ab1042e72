import {
  type ContentFile,
  type ContentProblem,
  createFault,
  createRemark,
} from '../../content/index.ts';
import type { ContentRule } from './content-rules.ts';
import { nameKnown, showValue } from './name-known.ts';

/** Checks that every field of a file is one that the API reads, and is written where it belongs. */
export function checkContentFields(file: ContentFile, rule: ContentRule): ContentProblem[] {
  return [
    ...checkId(file),
    ...[...file.item.fields.keys()].flatMap((name) => checkField(file, name, rule)),
    ...checkOrder(file),
  ];
}

/** Checks that the front matter claims no other id than the file's name. */
export function checkId({ file, id, claimedId, lineOf }: ContentFile): ContentProblem[] {
  if (claimedId === undefined || claimedId === id) return [];
  const fix = `the file’s name says "${id}"; remove "id" or rename the file`;
  return [createRemark(file, lineOf(['id']), `"id" is ${showValue(claimedId)}, but ${fix}`)];
}

/** Items stand in their lists by "order", whether an answer holds it or not. */
function checkOrder({ file, item, lineOf }: ContentFile): ContentProblem[] {
  const order = item.fields.get('order');
  if (order === undefined || typeof order === 'number') return [];
  const message = `"order" is ${showValue(order)}, which is no place in a list; write a number`;
  return [createRemark(file, lineOf(['order']), message, 'M402')];
}

function checkField(
  { file, item, lineOf }: ContentFile,
  name: string,
  rule: ContentRule,
): ContentProblem[] {
  const line = lineOf([name]);
  const isSection = item.sections.has(name);
  if (!rule.known.has(name)) {
    if (rule.isOpen) return [];
    const message = isSection
      ? `"${name}" is no HTML field; a heading in a text is of level 2 or lower, or ${nameKnown(name, rule.html)}`
      : `"${name}" is no field here; ${nameKnown(name, rule.known)}`;
    return [createRemark(file, line, message)];
  }
  const isHtml = rule.html.has(name);
  if (isHtml === isSection) return [];
  const fix = isHtml
    ? `holds HTML; write it as Markdown, below "markdown:" of the front matter`
    : `is plain text; write it in the front matter, as "${name}: …"`;
  return [createFault(file, line, `"${name}" ${fix}`)];
}
