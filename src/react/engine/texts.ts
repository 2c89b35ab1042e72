import { createInstance, type i18n } from 'i18next';
import type { Language } from '../../core/index.ts';

/** The renderer's own words: an i18next instance of one language. */
export type Texts = i18n;

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
