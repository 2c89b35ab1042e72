import type { ApiModel, LanguageModel } from '../manifest/site-model.ts';
import type { SlotModel } from '../manifest/slot-model.ts';
import { readPath } from './read-path.ts';
import { isTextValue } from './text-of.ts';
import type { SlotValue, TextLanguage } from './values.ts';

/** The field by which embedded content says that an item is in another language than was asked for. */
export const ITEM_LANGUAGE = '@language';

/** Tells an entity's language where that is not the page's. */
export type OtherLanguage = (entity: unknown) => LanguageModel | undefined;

/**
 * Reads the languages of entities of an API.
 *
 * @param language the page's, by its code
 */
export function createOtherLanguage(
  { itemLanguage, languages: names }: Pick<ApiModel, 'itemLanguage' | 'languages'>,
  languages: readonly LanguageModel[],
  language: string,
): OtherLanguage {
  const byName = new Map(
    languages.flatMap((known) =>
      [known.code, known.tag, names[known.code] ?? known.code].map((name) => [name, known]),
    ),
  );
  return (entity) => {
    const name = readPath(entity, itemLanguage);
    const known = typeof name === 'string' ? byName.get(name) : undefined;
    return known?.code === language ? undefined : known;
  };
}

/**
 * What fills a slot, as a text in another language than the page's. Dates and words of the manifest
 * are in the page's own; only a title says by name which language it is.
 */
export function markLanguage(
  value: SlotValue<SlotModel>,
  { name, slot }: { readonly name: string; readonly slot: SlotModel },
  { tag, direction, label }: LanguageModel,
): SlotValue<SlotModel> {
  const language: TextLanguage = { tag, direction, ...(name === 'title' && { label }) };
  if (slot.kind === 'html' && typeof value === 'string') return wrap(value, language);
  if (slot.kind !== 'text' || slot.words !== undefined || !isTextValue(value)) return value;
  if (value.kind === 'html') return { kind: 'html', html: wrap(value.html, language) };
  return value.time === undefined ? { ...value, language } : value;
}

function wrap(html: string, { tag, direction }: TextLanguage): string {
  return `<div lang="${tag}" dir="${direction}">${html}</div>`;
}
