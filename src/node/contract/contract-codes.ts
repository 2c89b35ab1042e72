import type { Severity } from '../compiler/index.ts';

/** A kind of break between an API and the manifests that read it. */
export interface ContractKind {
  readonly name: string;
  readonly severity: Severity;
  /** What is wrong and why it matters, in a sentence or two of Markdown. */
  readonly meaning: string;
  /** What the API does wrong, and what it has to do, in words. */
  readonly example: { readonly wrong: string; readonly fixed: string };
}

/** C1: the call itself. */
const CALL_KINDS = {
  C101: {
    name: 'no answer',
    severity: 'error',
    meaning:
      'The API cannot be reached, or ends the connection before its answer is whole. A connection that ends before anything came is tried once more, as servers end idle ones without a word. The page shows an error.',
    example: { wrong: 'the connection is refused', fixed: 'an answer' },
  },
  C102: {
    name: 'time-out',
    severity: 'error',
    meaning:
      'The answer takes longer than `timeout` of `site.json`. Readers wait for that long, and are then told that it failed.',
    example: { wrong: 'an answer after 12 s', fixed: 'an answer within a second' },
  },
  C103: {
    name: 'wrong status',
    severity: 'error',
    meaning:
      'The answer has a status that the page cannot show: another than 200, unless the API description names it. A detail that a list links to has to be there.',
    example: {
      wrong: '`404` for an id that the list has',
      fixed: '`200` with the item, or a list without it',
    },
  },
  C104: {
    name: 'redirect',
    severity: 'warning',
    meaning:
      'The URL leads to another one, so each call is made twice, and a browser may refuse the second where it is of another origin. Call the other URL, or answer at this one.',
    example: { wrong: '`301` from `/api/news` to `/api/news/`', fixed: '`200` at `/api/news`' },
  },
  C105: {
    name: 'wrong content type',
    severity: 'error',
    meaning:
      'The answer says that it is something else than JSON, or than the API description says. Proxies then neither compress nor keep it as they should.',
    example: {
      wrong: '`Content-Type: text/plain`',
      fixed: '`Content-Type: application/json`',
    },
  },
  C106: {
    name: 'no JSON',
    severity: 'error',
    meaning:
      'The body cannot be read: it is HTML, cut off, or empty. Often it is the page of a proxy or of a login.',
    example: { wrong: '`<!doctype html>`', fixed: '`{ "content": [] }`' },
  },
  C107: {
    name: 'slow answer',
    severity: 'warning',
    meaning:
      'The answer takes longer than `--slow` allows, 1000 ms unless it is said. The server renders a page with its data only where these come within 1.5 s.',
    example: { wrong: 'an answer after 2.4 s', fixed: 'an answer after 0.2 s' },
  },
  C108: {
    name: 'not compressed',
    severity: 'warning',
    meaning:
      'A body of more than 1 KB comes without `Content-Encoding`, though the call accepts one. Text becomes a fifth of its size by it.',
    example: { wrong: '40 KB as they are', fixed: '`Content-Encoding: gzip`' },
  },
  C109: {
    name: 'another language',
    severity: 'error',
    meaning: 'The answer’s `Content-Language` is not the language that was asked for.',
    example: {
      wrong: '`Content-Language: zh` where `en` was asked for',
      fixed: '`Content-Language: en`',
    },
  },
  C110: {
    name: 'the same in all languages',
    severity: 'error',
    meaning:
      'An answer with texts is the same in every language, so readers of one of them see the other. Where this holds for all calls, the API does not read the language as `site.json` says it.',
    example: {
      wrong: 'Chinese names, whatever `Accept-Language` says',
      fixed: 'names in the language that is asked for',
    },
  },
} as const satisfies Record<string, ContractKind>;

/** C2: the answer as a whole. */
const ANSWER_KINDS = {
  C201: {
    name: 'answer of another structure',
    severity: 'error',
    meaning:
      'Where the manifest expects a list there is none, or no object where it expects one: the envelope, the path to the items or the endpoint is another. The page shows an error.',
    example: { wrong: '`{ "items": [] }`', fixed: '`{ "content": [] }`' },
  },
  C202: {
    name: 'no end of the pages',
    severity: 'error',
    meaning:
      'What tells how many pages there are is missing or no number, so the first page is taken for the last.',
    example: {
      wrong: '`{ "content": [] }`',
      fixed: '`{ "content": [], "numberOfTotalPages": 3 }`',
    },
  },
  C203: {
    name: 'pages overlap',
    severity: 'error',
    meaning:
      'The same item is on two pages: the parameters of paging are not read, are counted otherwise, or the order changes between calls.',
    example: { wrong: 'page 2 begins with the items of page 1', fixed: 'each item on one page' },
  },
  C204: {
    name: 'wrong last page',
    severity: 'error',
    meaning:
      'The page that has to be the last says that there are more, or there is nothing on it. Readers are offered items that never come.',
    example: { wrong: '"5 pages" on each page up to the fourth, then "6"', fixed: '"5 pages"' },
  },
  C205: {
    name: 'not as described',
    severity: 'error',
    meaning:
      'A part of the answer is not what `schemas/api.openapi.json` says of it. Fix the API, or the description if it is out of date.',
    example: { wrong: '`"state": "published"`', fixed: '`"state": "PUBLISHED"`' },
  },
  C206: {
    name: 'page of another size',
    severity: 'warning',
    meaning:
      'A page that is not the last has more or fewer items than were asked for. Where items are counted, some are then left out.',
    example: { wrong: '10 items for `size=20`', fixed: '20 items' },
  },
  C207: {
    name: 'parameter that is not read',
    severity: 'error',
    meaning:
      'A list is asked for some of its items, or in another order, and answers as if it had not been: a filter, the order, the part that is over, or the item that a list is related to. Readers choose, and see what they did not choose.',
    example: {
      wrong: '`?kind=talk` with walks among its items',
      fixed: '`?kind=talk` with talks alone',
    },
  },
  C208: {
    name: 'no values for a filter',
    severity: 'warning',
    meaning:
      'The answer does not say which values a filter’s field has, though it is asked for them. The filter has nothing to offer.',
    example: { wrong: '`{ "content": [] }`', fixed: '`{ "facets": { "kind": { "talk": 12 } } }`' },
  },
} as const satisfies Record<string, ContractKind>;

/** C3: fields that manifests read. */
const FIELD_KINDS = {
  C301: {
    name: 'missing field',
    severity: 'error',
    meaning:
      'No item has the field that the manifest reads, and the API description does not call it optional. The place stays empty.',
    example: { wrong: '`{ "headline": "The lake" }`', fixed: '`{ "name": "The lake" }`' },
  },
  C302: {
    name: 'field of another type',
    severity: 'error',
    meaning:
      'The value is of a type that the slot or block cannot show: an object for a text, a text for a list. The place stays empty.',
    example: { wrong: '`"tags": "open"`', fixed: '`"tags": ["open"]`' },
  },
  C303: {
    name: 'always empty',
    severity: 'warning',
    meaning:
      'The field is null, blank or missing in all items, though it may be so in some. The place stays empty on the whole page.',
    example: { wrong: '`"picture": null` for everyone', fixed: '`"picture": "/media/lin.webp"`' },
  },
  C304: {
    name: 'value of another form',
    severity: 'error',
    meaning:
      'The text is no day of the calendar, no e-mail address, or no URL that is safe to follow. It is not shown.',
    example: { wrong: '`"time": "12.10.2026"`', fixed: '`"time": "2026-10-12T09:00:00+08:00"`' },
  },
  C305: {
    name: 'link to nowhere',
    severity: 'error',
    meaning:
      'A field of a link’s URL is missing or can be no part of one, so the item leads nowhere.',
    example: { wrong: '`{ "name": "Lin" }`', fixed: '`{ "id": "lin", "name": "Lin" }`' },
  },
  C306: {
    name: 'value without a case',
    severity: 'warning',
    meaning: 'The manifest says for each value where the link leads, but not for this one.',
    example: { wrong: '`"group": "seminars"`', fixed: 'a case for `seminars` in the manifest' },
  },
} as const satisfies Record<string, ContractKind>;

/** C4: what holds the site together. */
const SITE_KINDS = {
  C401: {
    name: 'menu code not in the navigation',
    severity: 'error',
    meaning:
      'The server’s navigation has no entry of the code that a manifest names. The page is in no menu, and cannot be opened.',
    example: { wrong: 'an entry `"code": "News"`', fixed: 'an entry `"code": "news"`' },
  },
  C402: {
    name: 'missing file',
    severity: 'error',
    meaning:
      'A picture or an attachment of an item is not there, or a picture is something else. Only `--media` asks for them.',
    example: { wrong: '`404` for `/media/lin.webp`', fixed: '`200` with `image/webp`' },
  },
} as const satisfies Record<string, ContractKind>;

/** All that a contract can be broken by, by its stable code. */
export const CONTRACT_CODES = {
  ...CALL_KINDS,
  ...ANSWER_KINDS,
  ...FIELD_KINDS,
  ...SITE_KINDS,
} as const satisfies Record<string, ContractKind>;

export type ContractCode = keyof typeof CONTRACT_CODES;
