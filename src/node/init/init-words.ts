import ar from './words/ar.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import zh from './words/zh.json' with { type: 'json' };

/** The words of a new site's samples in a language; `{n}` is filled with an item's number. */
export type InitWords = typeof en;

/** The languages that a new site can begin in; any further one is added by files. */
export const SAMPLE_WORDS: Readonly<Record<string, InitWords>> = { ar, de, en, es, fr, zh };

/** The sample words of a language that there are some of. */
export function wordsOf(code: string): InitWords {
  return SAMPLE_WORDS[code] ?? en;
}

/** Words with an item's number in them. */
export function numbered(words: string, number: number): string {
  return words.replaceAll('{n}', String(number));
}
