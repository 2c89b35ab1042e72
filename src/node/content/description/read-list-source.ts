import type { Condition, ListSource, SortKey } from './api-model.ts';
import type { DescriptionNode } from './description-node.ts';
import { readEntityFields } from './read-entity-fields.ts';

/**
 * A list as `x-content` describes it.
 *
 * @param rule the object with `from`, `where`, `orderBy`, `limit`, `search` and `everyLanguage`; all may be
 *   missing
 * @param list the schema of the array that is answered
 * @param folder what `from` is if the rule does not say
 */
export function readListSource(
  rule: DescriptionNode,
  list: DescriptionNode | undefined,
  folder: string,
): ListSource {
  return {
    folder: rule.at('from').text ?? folder,
    where: rule.at('where').entries().map(readCondition),
    orderBy: readOrder(rule.at('orderBy')),
    limit: rule.at('limit').number ?? Number.POSITIVE_INFINITY,
    search: rule
      .at('search')
      .items()
      .flatMap(({ text }) => text ?? []),
    everyLanguage: rule.at('everyLanguage').value === true,
    entityFields: readEntityFields(list?.entry),
  };
}

/** The lists by the names of the fields that hold them, as `parts` and `embed` describe them. */
export function readListSources(
  rules: DescriptionNode,
  answer: DescriptionNode,
  folder: string,
): ReadonlyMap<string, ListSource> {
  const properties = answer.properties();
  return new Map(
    rules.entries().map(([name, rule]) => {
      return [name, readListSource(rule, properties.get(name), folder)];
    }),
  );
}

function readCondition([field, node]: [string, DescriptionNode]): Condition {
  const values: readonly unknown[] = Array.isArray(node.value) ? node.value : [node.value];
  return { field, values };
}

/** One field's name or several, each after a hyphen where its highest values come first. */
function readOrder(rule: DescriptionNode): SortKey[] {
  const names =
    rule.text === undefined ? rule.items().flatMap(({ text }) => text ?? []) : [rule.text];
  return names.map(readSortKey);
}

/** A field's name, after a hyphen where its highest values come first. */
export function readSortKey(name: string): SortKey {
  const falling = name.startsWith('-');
  return { field: falling ? name.slice(1) : name, falling };
}
