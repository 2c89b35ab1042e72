import type { FindingKind } from './finding-kind.ts';

/** How pages are found and shared. */
export const DISCOVERY_FINDINGS = {
  M225: {
    name: 'description of no item',
    severity: 'error',
    meaning:
      '`structuredData` and `summary` say what one item is, by its fields. A page of a list, or of several views, has no such item; the page that its items lead to has.',
    example: {
      file: 'manifests/news.json',
      wrong: '"route": "/news",\n  "summary": "name",',
      fixed: '"route": "/news",',
    },
  },
  M226: {
    name: 'dates of no list',
    severity: 'error',
    meaning:
      '`updated` and `feed` speak of the items of the page’s one view, and of the pages that they link to. A detail has no items, and items without a `link` have no pages.',
    example: {
      file: 'manifests/people/fellow.json',
      wrong: '"aliases": ["/people/professors/:id"],\n  "updated": "name",',
      fixed: '"aliases": ["/people/professors/:id"],',
    },
  },
} as const satisfies Record<string, FindingKind>;
