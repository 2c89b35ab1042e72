import { createInstance, type i18n, type TFunction } from 'i18next';
import type { Language, UiText } from '../../core/index.ts';

/** The renderer's own words: an i18next instance of one language, which nothing changes. */
export type Texts = i18n;

/** One of the renderer's own words, with values for its `{{names}}`. */
export type TranslateUi = (
  key: UiText,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Keys are whole (`ui.copy`), so dots in them lead nowhere; React escapes by itself. */
export function createTexts(language: Language, texts: Readonly<Record<string, string>>): Texts {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: { ...texts } } },
  });
  return instance;
}

const plainWords = new WeakMap<Texts, Map<UiText, string>>();

/** Translates by an instance's words; those without values are looked up once. */
export function createTranslate(texts: Texts, translate: TFunction): TranslateUi {
  const known = plainWords.get(texts) ?? new Map<UiText, string>();
  plainWords.set(texts, known);
  return (key, values) => {
    if (values !== undefined) return translate(key, { ...values });
    const words = known.get(key) ?? translate(key);
    known.set(key, words);
    return words;
  };
}
