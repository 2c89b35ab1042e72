import { formats as own } from 'virtual:site/formats';
import { hasPlainTexts, passPlainMarkup } from '../core/rich-text/plain-markup.ts';

/**
 * What cleans the rich text of an answer. The browser's sanitiser is half as large as all else that maps
 * answers, and most lists have nothing for it to do.
 */
export async function loadSanitizer(
  entities: readonly unknown[],
): Promise<(html: string) => string> {
  // A format of the site's own may make markup of texts that have none.
  const isPlain = Object.keys(own).length === 0 && hasPlainTexts(entities);
  return isPlain ? passPlainMarkup : (await import('./browser-sanitizer.ts')).sanitize;
}
