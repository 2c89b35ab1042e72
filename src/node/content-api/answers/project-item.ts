import { ITEM_LANGUAGE, ITEM_LANGUAGES } from '../../../core/mapping/item-language.ts';
import type { ContentItem, ItemShape } from '../../content/index.ts';

/**
 * What is sent of an item: the fields that its shape declares, or all if it has none; its language,
 * where that is not the one that was asked for; and those that it is there in, where some lack it.
 */
export function projectItem(
  item: ContentItem,
  shape: ItemShape | undefined,
): Readonly<Record<string, unknown>> {
  const names = shape?.fields ?? ['id', ...item.fields.keys()];
  const fields = names.flatMap((name): [string, unknown][] => {
    const value = name === 'id' ? item.id : (item.fields.get(name) ?? emptyText(item, shape, name));
    return value === undefined ? [] : [[name, value]];
  });
  if (item.language !== undefined) fields.push([ITEM_LANGUAGE, item.language]);
  if (item.languages !== undefined) fields.push([ITEM_LANGUAGES, item.languages]);
  return Object.fromEntries(fields);
}

/** A text that an author has left empty is sent where clients rely on the field. */
function emptyText(item: ContentItem, shape: ItemShape | undefined, name: string) {
  return shape?.required.has(name) && item.emptyTexts?.has(name) ? '' : undefined;
}
