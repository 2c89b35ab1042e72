import type { FindingKind } from './finding-kind.ts';

/** Manifests of another version of the language than the schemas describe. */
export const VERSION_FINDINGS = {
  M307: {
    name: 'older version',
    severity: 'error',
    meaning:
      'The manifest is written in an older version of the language, which the schemas no longer describe. `npm run migrate` rewrites it and keeps its format; nothing else is said of it until then.',
    example: {
      file: 'manifests/news.json',
      wrong:
        '"manifestVersion": 0,\n  "route": "/news",\n  "menu": { "title": "menu.news" },\n  "view": {\n    "data": { "url": "/news", "paging": "server" }',
      fixed:
        '"manifestVersion": 1,\n  "route": "/news",\n  "menu": { "title": "menu.news" },\n  "view": {\n    "source": { "endpoint": "/news", "paging": "server" }',
    },
  },
  M308: {
    name: 'newer version',
    severity: 'error',
    meaning:
      'The manifest is written in a version of the language that is not known here. Update the renderer and its schemas, or write the manifest in the version that they describe.',
    example: {
      file: 'manifests/news.json',
      wrong: '"manifestVersion": 99',
      fixed: '"manifestVersion": 1',
    },
  },
} as const satisfies Record<string, FindingKind>;
