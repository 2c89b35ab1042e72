import { CURRENT_VERSION } from '../versions/manifest-version.ts';
import { CURRENT_RENDERER_API } from '../versions/renderer-api-version.ts';
import type { FindingKind } from './finding-kind.ts';

/** Manifests of another version of the language than the schemas describe. */
export const VERSION_FINDINGS = {
  M307: {
    name: 'older version',
    severity: 'error',
    meaning:
      'The manifest is written in an older version of the language, which the schemas no longer describe. `colophon migrate` rewrites it and keeps its format; nothing else is said of it until then.',
    example: {
      file: 'manifests/news.json',
      wrong:
        '"manifestVersion": 0,\n  "route": "/news",\n  "menu": { "title": "menu.news" },\n  "view": {\n    "data": { "url": "/news", "paging": "server" }',
      fixed: `"manifestVersion": ${CURRENT_VERSION},\n  "route": "/news",\n  "menu": { "title": "menu.news" },\n  "view": {\n    "source": { "endpoint": "/news", "paging": "server" }`,
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
      fixed: `"manifestVersion": ${CURRENT_VERSION}`,
    },
  },
  M309: {
    name: 'another renderer API',
    severity: 'error',
    meaning:
      'A renderer of the site’s own was written for another version of the renderer API: what renderers are given, and what they may import from `colophon`. The finding names what changed since; change the renderer, and then the number in `renderers/renderer-api.json`. `colophon migrate` says the same of what it cannot rewrite.',
    example: {
      file: 'renderers/renderer-api.json',
      wrong: '{ "rendererApi": 99 }',
      fixed: `{ "rendererApi": ${CURRENT_RENDERER_API} }`,
      make: () => '{ "rendererApi": 99 }',
    },
  },
  M310: {
    name: 'no renderer API',
    severity: 'warning',
    meaning:
      'The site has renderers of its own, and `renderers/renderer-api.json` does not say for which version of the renderer API they were written, so that no later engine can say what changed for them.',
    example: {
      file: 'renderers/renderer-api.json',
      wrong: '{}',
      fixed: `{ "rendererApi": ${CURRENT_RENDERER_API} }`,
      make: () => '{}',
    },
  },
} as const satisfies Record<string, FindingKind>;
