import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Language = 'zh' | 'en';

export const LANGUAGES = ['zh', 'en'] as const satisfies readonly Language[];

/** The values of `lang` attributes. */
export const LANGUAGE_TAGS: Record<Language, string> = { zh: 'zh-CN', en: 'en' };

const MANIFESTS = path.resolve(import.meta.dirname, '../../../manifests');

const texts: Record<Language, unknown> = {
  zh: readJson('texts/zh.json'),
  en: readJson('texts/en.json'),
};

/** The site's name, as it stands in page titles. */
export function siteName(language: Language): string {
  return readText(readJson('site.json'), ['name', language]);
}

/** The institute's names, as they stand in the header one below the other. */
export function headerNames(): string[] {
  return ['0', '1'].map((place) =>
    readText(readJson('site.json'), ['header', 'names', place, 'text']),
  );
}

/** The language's name for itself, as the language button shows it. */
export function languageLabel(language: Language): string {
  const labels: Record<Language, string> = { zh: '0', en: '1' };
  return readText(readJson('site.json'), ['languages', labels[language], 'label']);
}

/** A text of the manifests by its key, with its `{{names}}` filled in. */
export function textOf(
  language: Language,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return readText(texts[language], key.split('.')).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name]),
  );
}

function readText(tree: unknown, steps: readonly string[]): string {
  const value = steps.reduce<unknown>(
    (node, step) =>
      typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined,
    tree,
  );
  if (typeof value !== 'string') throw new Error(`The manifests have no text "${steps.join('.')}"`);
  return value;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(MANIFESTS, file), 'utf8'));
}
