import type { ApiModel, Language, LanguageModel, SiteModel } from '../manifest/site-model.ts';
import type { SlotModel } from '../manifest/slot-model.ts';
import { readPath } from './read-path.ts';
import { isTextValue } from './text-of.ts';
import type { SlotValue, TextLanguage } from './values.ts';

/** The field by which embedded content says that an item is in another language than was asked for. */
export const ITEM_LANGUAGE = '@language';
/** The field by which it lists the languages that an item is there in, where those are not all. */
export const ITEM_LANGUAGES = '@languages';

/** Tells an entity's language where that is not the page's. */
export type OtherLanguage = (entity: unknown) => LanguageModel | undefined;

/**
 * Reads the languages of entities of an API.
 *
 * @param language the page's, by its code
 */
export function createOtherLanguage(
  api: Pick<ApiModel, 'itemLanguage' | 'languages'>,
  languages: readonly LanguageModel[],
  language: string,
): OtherLanguage {
  const byName = languagesByName(api, languages);
  return (entity) => {
    const known = byName.get(readPath(entity, api.itemLanguage));
    return known?.code === language ? undefined : known;
  };
}

/** The languages of a site by all that an API may call them. */
function languagesByName(
  { languages: names }: Pick<ApiModel, 'languages'>,
  languages: readonly LanguageModel[],
): ReadonlyMap<unknown, LanguageModel> {
  return new Map(
    languages.flatMap((known) =>
      [known.code, known.tag, names[known.code] ?? known.code].map((name) => [name, known]),
    ),
  );
}

/**
 * The languages of a site that an item says it can be asked for in, by their codes.
 *
 * @returns undefined where it says nothing
 */
export function languagesOfItem(
  { languages }: Pick<SiteModel, 'languages'>,
  api: Pick<ApiModel, 'itemLanguages' | 'languages'>,
  entity: unknown,
): readonly Language[] | undefined {
  const names = readPath(entity, api.itemLanguages);
  if (!Array.isArray(names)) return undefined;
  const byName = languagesByName(api, languages);
  return names.flatMap((name: unknown) => byName.get(name)?.code ?? []);
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
