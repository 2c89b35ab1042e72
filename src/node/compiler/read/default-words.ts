import ar from './default-words/ar.json' with { type: 'json' };
import de from './default-words/de.json' with { type: 'json' };
import en from './default-words/en.json' with { type: 'json' };
import es from './default-words/es.json' with { type: 'json' };
import fr from './default-words/fr.json' with { type: 'json' };
import zh from './default-words/zh.json' with { type: 'json' };

/** What the engine's parts say by themselves, in the languages that the engine has, as a file of texts. */
const WORDS: Readonly<Record<string, unknown>> = { ar, de, en, es, fr, zh };

/** The codes of the languages that the engine has its words in. */
export const ENGINE_LANGUAGES: readonly string[] = Object.keys(WORDS);

/**
 * What the engine's parts say by themselves in a language, which a site's texts may have in other words;
 * undefined where the engine does not know the language, and a site has to say them itself. What renderers
 * say stands in their folders.
 *
 * @param code a language's code, such as `de` or `de-AT`
 */
export function defaultWords(code: string): unknown {
  const [language = ''] = code.toLowerCase().split('-');
  return Object.hasOwn(WORDS, language) ? WORDS[language] : undefined;
}
