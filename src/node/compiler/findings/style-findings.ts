import { CURRENT_VERSION } from '../versions/manifest-version.ts';
import type { FindingKind } from './finding-kind.ts';

/** What could be written better; `colophon check --fix` fixes most of it. */
export const STYLE_FINDINGS = {
  M301: {
    name: 'properties out of order',
    severity: 'warning',
    meaning:
      'The properties of an object stand in another order than in its schema. In one order manifests are easy to compare. `--fix` sorts them.',
    example: {
      file: 'manifests/news.json',
      wrong: '"item": { "note": { "field": "publishedAt", "format": "date" }, "title": "name" }',
      fixed: '"item": { "title": "name", "note": { "field": "publishedAt", "format": "date" } }',
    },
  },
  M302: {
    name: 'no schema for editors',
    severity: 'warning',
    meaning:
      'Without `$schema`, or with the path of another file, an editor cannot complete and explain the properties. `--fix` writes the path.',
    example: {
      file: 'manifests/news.json',
      wrong: `{\n  "manifestVersion": ${CURRENT_VERSION},`,
      fixed: `{\n  "$schema": "../schemas/page.schema.json",\n  "manifestVersion": ${CURRENT_VERSION},`,
    },
  },
  M303: {
    name: 'old name of a property',
    severity: 'warning',
    meaning:
      'The property has another name now. The old one is still read, but a later version may not. `--fix` renames it.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"label": "menu.fellows"',
      fixed: '"title": "menu.fellows"',
    },
  },
  M304: {
    name: 'wrong placeholder',
    severity: 'error',
    meaning:
      'In a link, the template of a picture or a format, and the value of a query, a field stands in single braces: `{id}`. Written in double braces, with a dollar sign or as `:id`, the URL would have them in it. `--fix` fixes what it can read.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"link": "/people/fellows/{id}}"',
      fixed: '"link": "/people/fellows/{id}"',
    },
  },
  M305: {
    name: 'unused text',
    severity: 'warning',
    meaning:
      'No manifest names the translation key, and the renderer does not use it. It is translated and carried along for nothing. Strings in `extensions` count as use.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"title": { "zh": "学者", "en": "Fellows" }, "sortValue": 2',
      fixed: '"title": "menu.fellows", "sortValue": 2',
      foundIn: 'manifests/texts/en.json',
    },
  },
  M306: {
    name: 'content in one language',
    severity: 'warning',
    meaning:
      'A file of the embedded content is there in one language and missing in another, whose readers do not find the item in lists. Entries of the menu, and what is a page by itself, stand there in the first language. Where no description says which fields are needed, a field that one language alone has is named, too.',
    example: {
      file: 'content/news/lake.en.md',
      wrong: '`news/lake.zh.md` is there, and `news/lake.en.md` is not',
      fixed: 'both are there',
      make: () => null,
      foundIn: 'content/news/lake.zh.md',
    },
  },
} as const satisfies Record<string, FindingKind>;
