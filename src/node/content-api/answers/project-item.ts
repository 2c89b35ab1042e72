import type { ContentItem, ItemShape } from '../../content/index.ts';

/** What is sent of an item: the fields that its shape declares, or all if it has none. */
export function projectItem(
  item: ContentItem,
  shape: ItemShape | undefined,
): Readonly<Record<string, unknown>> {
  const names = shape?.fields ?? ['id', ...item.fields.keys()];
  return Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      const value = name === 'id' ? item.id : item.fields.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
