import type { FindingKind } from './finding-kind.ts';

/** What can be wrong with the structure of a manifest: the schemas validate it. */
export const STRUCTURE_FINDINGS = {
  M101: {
    name: 'unknown property',
    severity: 'error',
    meaning:
      'The schema has no property of this name here. It is misspelt, or it belongs to another layout, block or frame.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"imgae": "photo"',
      fixed: '"image": "photo"',
    },
  },
  M102: {
    name: 'missing property',
    severity: 'error',
    meaning: 'A property without which the object means nothing is not there.',
    example: {
      file: 'manifests/news.json',
      wrong: '"item": { "note": { "field": "publishedAt", "format": "date" } }',
      fixed: '"item": { "title": "name", "note": { "field": "publishedAt", "format": "date" } }',
    },
  },
  M103: {
    name: 'wrong type',
    severity: 'error',
    meaning:
      'The value is of another type than the schema asks for: a text for a number, one value for a list.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"clamp": "2"',
      fixed: '"clamp": 2',
    },
  },
  M104: {
    name: 'not one of the values',
    severity: 'error',
    meaning:
      'The property takes one of a few values, and this is none of them. The message lists them.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"paging": "clinet"',
      fixed: '"paging": "client"',
    },
  },
  M105: {
    name: 'wrong form',
    severity: 'error',
    meaning:
      'The text is not written as such a text has to be: a route in capitals, a field with a space, a URL of another scheme.',
    example: {
      file: 'manifests/news.json',
      wrong: '"route": "/News/"',
      fixed: '"route": "/news"',
    },
  },
  M106: {
    name: 'out of bounds',
    severity: 'error',
    meaning:
      'A number is too low or too high, or a list or text is shorter or longer than it may be.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"columns": { "md": 1, "lg": 9 }',
      fixed: '"columns": { "md": 1, "lg": 2 }',
    },
  },
} as const satisfies Record<string, FindingKind>;
