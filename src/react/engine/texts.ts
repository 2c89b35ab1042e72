import { createInstance, type i18n, type TFunction } from 'i18next';
import type { Language, UiText } from '../../core/index.ts';
import { LastKept } from './last-kept.ts';

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

/** Sentences with values that are kept: those of a server's busiest pages. */
const MOST_SENTENCES = 1000;

interface KnownWords {
  readonly plain: Map<UiText, string>;
  readonly sentences: LastKept<string>;
}

const knownWords = new WeakMap<Texts, KnownWords>();

/** Translates by an instance's words, each of which is looked up once. */
export function createTranslate(texts: Texts, translate: TFunction): TranslateUi {
  const known = knownWords.get(texts) ?? {
    plain: new Map<UiText, string>(),
    sentences: new LastKept<string>(MOST_SENTENCES),
  };
  knownWords.set(texts, known);
  return (key, values) => {
    if (values === undefined) {
      const words = known.plain.get(key) ?? translate(key);
      known.plain.set(key, words);
      return words;
    }
    const name = `${key} ${JSON.stringify(values)}`;
    const sentence = known.sentences.get(name) ?? translate(key, { ...values });
    known.sentences.put(name, sentence);
    return sentence;
  };
}
