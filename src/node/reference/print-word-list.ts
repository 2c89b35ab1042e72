import { LIST_TEXTS_AT } from '../../core/lists/list-texts.ts';
import { printJson } from '../../core/studio/print-json.ts';
import { nestTexts, readRendererWords, wordsIn } from '../compiler/index.ts';

/** The title of the part of the reference that has the renderer's words. */
export const WORDS_TITLE = 'Words of the renderer';

/** What is said of them above all. */
export const ABOUT_WORDS = `What pages say by themselves, in English: the engine's parts, and renderers of whose folders
each has its own in \`words.json\`. The engine has them in Arabic, Chinese, English, French, German and Spanish.
A site says any of them otherwise, or in another language, under the same keys in \`manifests/texts\`. What
stands in double braces is a value. Those of \`${LIST_TEXTS_AT.slice(0, -1)}\` are needed where readers filter or sort a list.`;

/** All words of a site's renderers in English, as a file of texts has them. */
export function printWords(root: string): string {
  const words = nestTexts(wordsIn('en', readRendererWords(root)));
  return `\`\`\`json\n${printJson(words)}\n\`\`\`\n`;
}
