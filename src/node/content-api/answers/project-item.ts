import { ITEM_LANGUAGE, ITEM_LANGUAGES } from '../../../core/mapping/item-language.ts';
import type { ContentItem, EntityFields } from '../../content/index.ts';

/**
 * What is sent of an item: the fields that its entity declares, or all if that is open; its language,
 * where that is not the one that was asked for; and those that it is there in, where some lack it.
 */
export function projectItem(
  item: ContentItem,
  entityFields: EntityFields | undefined,
): Readonly<Record<string, unknown>> {
  const names = entityFields?.names ?? ['id', ...item.fields.keys()];
  const fields = names.flatMap((name): [string, unknown][] => {
    const value =
      name === 'id' ? item.id : (item.fields.get(name) ?? emptyText(item, entityFields, name));
    return value === undefined ? [] : [[name, value]];
  });
  if (item.language !== undefined) fields.push([ITEM_LANGUAGE, item.language]);
  if (item.languages !== undefined) fields.push([ITEM_LANGUAGES, item.languages]);
  return Object.fromEntries(fields);
}

/** A text that an author has left empty is sent where clients rely on the field. */
function emptyText(item: ContentItem, entityFields: EntityFields | undefined, name: string) {
  return entityFields?.required.has(name) && item.emptyTexts?.has(name) ? '' : undefined;
}
