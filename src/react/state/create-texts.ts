import { createInstance, type i18n, type TFunction } from 'i18next';
import type { Language, UiText } from '../../core/index.ts';
import { FifoCache } from './fifo-cache.ts';

/** The renderer's own words: an i18next instance of one language, which nothing changes. */
export type Texts = i18n;

/** One of the renderer's own words, with values for its `{{names}}`. */
export type TranslateUi = (
  key: UiText,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Keys are flat (`ui.copy`): dots in them name no nested objects. React escapes by itself. */
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

/** Translated words that are cached for each language: all plain ones, and the sentences of the busiest pages. */
const MAX_WORDS = 1000;

const wordsCache = new WeakMap<Texts, FifoCache<string>>();

/** Translates by an instance's words, each of which is looked up once. */
export function createTranslate(texts: Texts, translate: TFunction): TranslateUi {
  const known = wordsCache.get(texts) ?? new FifoCache<string>(MAX_WORDS);
  wordsCache.set(texts, known);
  return (key, values) => {
    const name = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    const said = known.get(name);
    if (said !== undefined) return said;
    const words = translate(key, { ...values });
    known.put(name, words);
    return words;
  };
}
