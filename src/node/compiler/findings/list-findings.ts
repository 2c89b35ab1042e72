import type { FindingKind } from './finding-kind.ts';

/** What manifests say of lists that readers work with, and cannot mean. */
export const LIST_FINDINGS = {
  M240: {
    name: 'filter or order that the API lacks',
    severity: 'error',
    meaning:
      'Of a list that the server pages, filters, orders and what is over are asked of the API, by the parameters that `filtering` of its conventions names. The description of the API knows no such parameter, so readers would choose, and nothing would change.',
    example: {
      file: 'manifests/news.json',
      wrong:
        '"list": { "filters": [{ "type": "years", "field": "publishedAt", "label": "menu.news", "parameter": "year" }] },\n    "layout": { "type": "card-list", "item": { "title": "name", "note": { "field": "publishedAt", "format": "date" } } }',
      fixed:
        '"layout": { "type": "card-list", "item": { "title": "name", "note": { "field": "publishedAt", "format": "date" } } }',
    },
  },
  M241: {
    name: 'groups of a list that is sorted otherwise',
    severity: 'error',
    meaning:
      'A list that the server pages comes in the order of its first `sort` option. Sorted by another field, or as the server likes, items of one group are spread over pages, and each group would stand there several times. A list that is here as a whole stands in groups only while it is sorted by their field, so that a first order by another one hides them.',
    example: {
      file: 'manifests/news.json',
      wrong:
        '"list": { "groupBy": { "by": "year", "field": "publishedAt" } },\n    "layout": { "type": "card-list", "item": { "title": "name", "note": { "field": "publishedAt", "format": "date" } } }',
      fixed:
        '"layout": { "type": "card-list", "item": { "title": "name", "note": { "field": "publishedAt", "format": "date" } } }',
    },
  },
  M242: {
    name: 'list of a layout that shows one item',
    severity: 'error',
    meaning:
      'A view with `list` is one whose items are filtered, sorted or grouped; a layout such as `detail` shows one.',
    example: {
      file: 'manifests/people/fellow.json',
      wrong:
        '"source": { "endpoint": "/peoples/faculty-fellows/{id}" },\n    "list": { "groupBy": { "by": "letter", "field": "name" } },',
      fixed: '"source": { "endpoint": "/peoples/faculty-fellows/{id}" },',
    },
  },
  M243: {
    name: 'order that is there twice',
    severity: 'error',
    meaning:
      'The `id` of an order is its value in the page’s URL. Two of one name cannot be told apart, so that the second one could never be chosen.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong:
        '"source": { "endpoint": "/peoples/faculty-fellows", "paging": "client" },\n    "list": { "sort": { "options": [{ "id": "name", "title": "menu.people", "field": "name" }, { "id": "name", "title": "people.school", "field": "title" }] } },',
      fixed:
        '"source": { "endpoint": "/peoples/faculty-fellows", "paging": "client" },\n    "list": { "sort": { "options": [{ "id": "name", "title": "menu.people", "field": "name" }, { "id": "school", "title": "people.school", "field": "title" }] } },',
      part: '"source": { "endpoint": "/peoples/faculty-fellows", "paging": "client" },',
    },
  },
  M248: {
    name: 'filters of a list that is cut',
    severity: 'warning',
    meaning:
      'The `limit` of a source is the most items that a list shows of those that were found, so readers who filter never see the others.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong:
        '"source": { "endpoint": "/peoples/faculty-fellows", "paging": "client", "limit": 3 },\n    "list": { "filters": [{ "type": "words", "fields": ["name"], "label": "menu.people", "parameter": "words" }] },',
      fixed:
        '"source": { "endpoint": "/peoples/faculty-fellows", "paging": "client" },\n    "list": { "filters": [{ "type": "words", "fields": ["name"], "label": "menu.people", "parameter": "words" }] },',
      part: '"source": { "endpoint": "/peoples/faculty-fellows", "paging": "client" },',
    },
  },
} as const satisfies Record<string, FindingKind>;
