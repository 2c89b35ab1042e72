import type { FindingKind } from './finding-kind.ts';

/** What pages say of their parts: Markdown files, introductions, pictures. */
export const PART_FINDINGS = {
  M430: {
    name: 'Markdown file that is missing',
    severity: 'error',
    meaning:
      'A page, a part of one or an introduction is a Markdown file, and the content folder has none of that name. Readers would see nothing there.',
    example: {
      file: 'manifests/imprint.json',
      wrong: '"markdown": "imprnt"',
      fixed: '"markdown": "imprint"',
    },
  },
  M431: {
    name: 'Markdown file that a backend would have to answer',
    severity: 'error',
    meaning:
      'A Markdown file is content of the site’s own API, and by `api` of `site.json` a backend answers for that. A further API without a backend is answered by the content folder.',
    example: {
      file: 'manifests/site.json',
      wrong: '"base": "/api", "path": "/v1",',
      fixed: '"base": "/api",',
    },
  },
  M432: {
    name: 'Markdown file in fields',
    severity: 'error',
    meaning:
      'A level-1 heading or `bodyField` in a content file names a field, and a page shows the text of a file that has no fields. The heading above it is the page’s title.',
    example: {
      file: 'manifests/imprint.json',
      wrong: '"markdown": "contact-us"',
      fixed: '"markdown": "imprint"',
    },
  },
  M244: {
    name: 'introduction that nobody sees',
    severity: 'warning',
    meaning:
      'The page has an introduction, and its layout brings the heading of its item in place of the page’s title, below which the introduction would stand.',
    example: {
      file: 'manifests/people/fellow.json',
      wrong: '"aliases": ["/people/professors/:id"],\n  "introduction": "people.life",',
      fixed: '"aliases": ["/people/professors/:id"],',
    },
  },
  M245: {
    name: 'second heading of a page',
    severity: 'error',
    meaning:
      'A part of a page, or a list of what is related to its item, has a layout that brings the heading of a whole page. The page has one above it, and who listens would hear of two pages. The first part of a page may bring it.',
    example: {
      file: 'manifests/landing.json',
      part: '{ "type": "markdown", "id": "history", "title": "people.life", "file": "landing/history" }',
      wrong:
        '{ "type": "view", "id": "history", "title": "people.life", "view": { "source": { "endpoint": "/contact-us" }, "layout": { "type": "detail", "blocks": [] } } }',
      fixed:
        '{ "type": "view", "id": "history", "title": "people.life", "view": { "source": { "endpoint": "/contact-us" }, "layout": { "type": "prose", "text": "introduction" } } }',
    },
  },
} as const satisfies Record<string, FindingKind>;
