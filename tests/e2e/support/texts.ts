import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readRendererWords, wordsIn } from '../../../src/node/compiler/index.ts';

export type Language = 'zh' | 'en';

export const LANGUAGES = ['zh', 'en'] as const satisfies readonly Language[];

/** The values of `lang` attributes. */
export const LANGUAGE_TAGS: Record<Language, string> = { zh: 'zh-CN', en: 'en' };

/** What the manifests of a site say. */
export interface SiteTexts {
  /** The site's name, as it stands in page titles. */
  readonly siteName: (language: Language) => string;
  /** The site's names, as they stand in the header one below the other. */
  readonly headerNames: () => string[];
  /** The language's name for itself, as the language button shows it. */
  readonly languageLabel: (language: Language) => string;
  /** A text by its key, with its `{{names}}` filled in. */
  readonly textOf: (
    language: Language,
    key: string,
    values?: Readonly<Record<string, string | number>>,
  ) => string;
}

/** Reads the texts of the site whose manifests lie in a folder. */
export function readTexts(manifests: string): SiteTexts {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(manifests, file), 'utf8'));
  const site = read('site.json');
  const texts: Record<Language, unknown> = { zh: read('texts/zh.json'), en: read('texts/en.json') };
  const words = readRendererWords(path.dirname(manifests));
  const places: Record<Language, string> = { zh: '0', en: '1' };
  return {
    siteName: (language) => readText(site, ['name', language]),
    headerNames: () =>
      ['0', '1'].map((place) => readText(site, ['header', 'names', place, 'text'])),
    languageLabel: (language) => readText(site, ['languages', places[language], 'label']),
    textOf: (language, key, values = {}) => {
      const steps = key.split('.');
      // What a site does not say, the engine does.
      const text = findText(texts[language], steps) ?? wordsIn(language, words).get(key);
      if (text === undefined) throw new Error(`The site has no text "${key}"`);
      return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
    },
  };
}

/** The texts of the garden, the site that the tests of the engine look at. */
export const { siteName, headerNames, languageLabel, textOf } = readTexts(
  path.resolve(import.meta.dirname, '../../garden/manifests'),
);

function readText(tree: unknown, steps: readonly string[]): string {
  const text = findText(tree, steps);
  if (text === undefined) throw new Error(`The manifests have no text "${steps.join('.')}"`);
  return text;
}

function findText(tree: unknown, steps: readonly string[]): string | undefined {
  const value = steps.reduce<unknown>(
    (node, step) =>
      typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined,
    tree,
  );
  return typeof value === 'string' ? value : undefined;
}
