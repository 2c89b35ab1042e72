import type { FindingKind } from './finding-kind.ts';

/** What is beside the manifests: the description of the API, the embedded content, its media. */
export const CONTENT_FINDINGS = {
  M401: {
    name: 'mistake in the API description',
    severity: 'error',
    meaning:
      'The description of the API refers to a part that it does not have, or has no `paths`, so that what an answer holds cannot be told. A backend without a description needs no such file.',
    example: {
      file: 'schemas/api.openapi.json',
      wrong: '`"$ref": "#/components/schemas/NewsItme"`, and no such schema',
      mended: '`"$ref": "#/components/schemas/NewsItem"`',
      make: (text) =>
        text.replace('"#/components/schemas/NewsItem"', '"#/components/schemas/NewsItme"'),
    },
  },
  M402: {
    name: 'content that is left out',
    severity: 'error',
    meaning:
      'A file of the embedded content cannot be read, or an answer made of it would not be what the API description promises. The site is served without it, so that a list lacks the item and its page is not found.',
    example: {
      file: 'src/node/content/news/lake.en.md',
      wrong: '`publishedAt: last summer`',
      mended: '`publishedAt: 2026-06-01T09:00:00+08:00`',
      make: (text) => text.replace(/publishedAt: .*/, 'publishedAt: last summer'),
    },
  },
  M403: {
    name: 'content that nobody reads',
    severity: 'warning',
    meaning:
      'A file of the embedded content has a field, a heading or a text that no answer holds, or no list shows the item. What is written there is seen by nobody.',
    example: {
      file: 'src/node/content/news/lake.en.md',
      wrong: '`nmae: The lake` beside the name',
      mended: '`name: The lake` alone',
      make: (text) => text.replace('name:', 'nmae: The lake\nname:'),
    },
  },
  M404: {
    name: 'no content',
    severity: 'warning',
    meaning:
      'The API description names a list or an object of which the embedded content has no file, so that its page is empty or not found.',
    example: {
      file: 'src/node/content/home/titles.zh.md',
      wrong: '`home/titles` is there in no language',
      mended: '`home/titles.zh.md` and `home/titles.en.md` are there',
      make: () => null,
      also: ['src/node/content/home/titles.en.md'],
    },
  },
  M405: {
    name: 'missing file of media',
    severity: 'error',
    meaning:
      'The content, or the manifest of the site, names a picture or a file below `/media/` that `src/node/content/media` does not have. Readers would see a broken picture, or a link to nothing. Capital and small letters differ.',
    example: {
      file: 'manifests/site.json',
      wrong: '"logo": "/media/lgoo.svg"',
      mended: '"logo": "/media/logo.svg"',
    },
  },
  M406: {
    name: 'menu code that the navigation lacks',
    severity: 'warning',
    meaning:
      'An entry with a code is shown where the navigation of the API names that code. The embedded content names none such, so that no menu shows the entry. Without a code it is always shown.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"code": "felows"',
      mended: '"code": "fellows"',
    },
  },
} as const satisfies Record<string, FindingKind>;
