import type { FindingKind } from './finding-kind.ts';

/** What manifests say of the API: endpoints, queries, paging, fields. */
export const DATA_FINDINGS = {
  M204: {
    name: 'unknown field',
    severity: 'error',
    meaning:
      'A slot, a block or a template names a field that the answer does not have, by `schemas/api.openapi.json` or, where that says nothing of it, by the content: no item has the field. The place would stay empty. A field that is to come is written into one item without a value.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"subtitle": "titel"',
      fixed: '"subtitle": "title"',
    },
  },
  M205: {
    name: 'unknown endpoint',
    severity: 'error',
    meaning:
      'The API description has no such path, and no content is there to be answered: the folder is missing, or holds no item yet. For an endpoint of a backend that the description leaves out on purpose, name the `entity` that it answers.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"endpoint": "/people/fellows"',
      fixed: '"endpoint": "/peoples/faculty-fellows"',
    },
  },
  M206: {
    name: 'unknown parameter',
    severity: 'error',
    meaning:
      'A name in braces is none of the route’s parameters, an alias has other parameters than its route, or a query has a parameter’s name without braces: nothing would fill it.',
    example: {
      file: 'manifests/people/fellow.json',
      wrong: '"endpoint": "/peoples/faculty-fellows/{ident}"',
      fixed: '"endpoint": "/peoples/faculty-fellows/{id}"',
    },
  },
  M211: {
    name: 'query not in the API description',
    severity: 'error',
    meaning:
      'The endpoint has no such query parameter, the parameter does not take the value, or one is missing that the endpoint asks for.',
    example: {
      file: 'manifests/people/postdocs.json',
      wrong: '"query": { "type": "past" }',
      fixed: '"query": { "type": "post" }',
    },
  },
  M212: {
    name: 'paging does not fit the endpoint',
    severity: 'error',
    meaning:
      'A list asks for pages where the endpoint answers a whole array, or the other way round; or a detail asks for a list.',
    example: {
      file: 'manifests/news.json',
      wrong: '"paging": "client"',
      fixed: '"paging": "server"',
    },
  },
  M213: {
    name: 'unknown entity',
    severity: 'error',
    meaning:
      'The API description has no entity of this name among its schemas, or there is no description of the API.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"paging": "client", "entity": "FacultyFelow"',
      fixed: '"paging": "client", "entity": "FacultyFellow"',
      part: '"paging": "client"',
    },
  },
  M228: {
    name: 'field of another kind',
    severity: 'error',
    meaning:
      'By the API description, or by the values that the content has, the field cannot be what the manifest makes of it: a title is no picture, a name no date, a list no text, a picture no part of a path, and HTML is no plain text. So, too, of a value that the manifest names (`equals`, `words`, `cases`) and that the field never has, of an item whose value lacks the form of a DOI or an ORCID iD, and of an end that is before its start. The place would stay empty, or show what nobody can read.',
    example: {
      file: 'manifests/people/fellows.json',
      wrong: '"image": "title"',
      fixed: '"image": "photo"',
    },
  },
  M216: {
    name: 'order of a paged list',
    severity: 'error',
    meaning:
      'To sort or to limit a list the whole of it has to be there, but the server sends it page by page. For readers to order the rows of a table by a column (`sort`), all of them have to be shown, too.',
    example: {
      file: 'manifests/news.json',
      wrong: '"paging": "server", "limit": 4',
      fixed: '"paging": "server"',
    },
  },
} as const satisfies Record<string, FindingKind>;
