import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { printFinding } from '../../../src/node/compiler/index.ts';
import { testMistakes } from './mistakes.ts';
import { compileSite, PROJECT, replaceIn } from './small-site.ts';

const list = 'people/fellows.json';
const detail = 'people/fellow.json';
const tabs = 'people/postdocs.json';
const news = 'news.json';

describe('fields against the API description', () => {
  testMistakes({
    'an unknown field of a slot': {
      code: 'M204',
      file: list,
      part: '"title": "name"',
      wrong: '"title": »"naem"',
      says: 'unknown field "naem" of FacultyFellow; did you mean "name"?',
    },
    'an unknown field of a slot with options': {
      code: 'M204',
      file: list,
      part: '"field": "introduction"',
      wrong: '"field": »"intro"',
      says: 'unknown field "intro" of FacultyFellow; did you mean "introduction"?',
    },
    'an unknown dotted field that is called title': {
      code: 'M204',
      file: list,
      part: '"title": "name"',
      wrong: '"title": »"name.first"',
      says: 'unknown field "name.first" of FacultyFellow',
    },
    'an unknown field of a link': {
      code: 'M204',
      file: list,
      part: '"/people/fellows/{id}"',
      wrong: '»"/people/fellows/{ident}"',
      says: 'unknown field "ident" of FacultyFellow',
    },
    'an unknown field of a block': {
      code: 'M204',
      file: detail,
      part: '"field": "school"',
      wrong: '"field": »"shcool"',
      says: 'of FacultyFellowDetail; did you mean "school"?',
    },
    'the second of two fields': {
      code: 'M204',
      file: detail,
      part: '["introduction", "description"]',
      wrong: '["introduction", »"descripton"]',
      says: 'did you mean "description"?',
    },
    'an unknown field of a condition': {
      code: 'M204',
      file: detail,
      part: '{ "field": "professional" }',
      wrong: '{ "field": »"profession" }',
      says: 'did you mean "professional"?',
    },
    'an unknown field of a heading': {
      code: 'M204',
      file: detail,
      part: '"field": "attachmentTitle"',
      wrong: '"field": »"attachmentsTitle"',
      says: 'did you mean "attachmentTitle"?',
    },
    'an unknown field of a contact line': {
      code: 'M204',
      file: tabs,
      part: '"field": "mobile"',
      wrong: '"field": »"mobil"',
      says: 'of PostdoctoralFellow; did you mean "mobile"?',
    },
    'an unknown field of a tab': {
      code: 'M204',
      file: tabs,
      part: '"company"',
      wrong: '»"compony"',
      says: 'did you mean "company"?',
    },
    'an unknown field of a page’s items': {
      code: 'M204',
      file: news,
      part: '"publishedAt"',
      wrong: '»"publishedOn"',
      says: 'unknown field "publishedOn" of NewsItem; did you mean "publishedAt"?',
    },
    'a wrong path to the items': {
      code: 'M204',
      file: news,
      part: '"server"',
      wrong: '"server", "items": »"contents"',
      says: 'unknown field "contents" of PagedNews; did you mean "content"?',
    },
    'a wrong path to the number of pages': {
      code: 'M204',
      file: news,
      part: '"server"',
      wrong: '"server", "pages": »"totalPages"',
      says: 'unknown field "totalPages" of PagedNews; did you mean "numberOfTotalPages"?',
    },
  });
});

describe('fields of an answer that the description gives no name', () => {
  const file = 'schemas/api.openapi.json';
  const description = JSON.parse(readFileSync(path.join(PROJECT, file), 'utf8'));
  const unnamed = JSON.stringify(description).replaceAll(
    '{"$ref":"#/components/schemas/NewsItem"}',
    JSON.stringify(description.components.schemas.NewsItem),
  );

  test.each([
    ['nmae', 'M204  unknown field "nmae" of the answer; did you mean "name"?'],
    ['cover', 'M228  the field "cover" of the answer is no text; known: "id", "name"'],
  ])('are told as those of the answer: %s', (field, says) => {
    const { findings } = compileSite({
      [file]: unnamed,
      [news]: replaceIn(news, '"title": "name"', `"title": "${field}"`),
    });
    const [message = '', ...others] = findings.map(printFinding);
    expect(message).toContain(says);
    expect(others).toEqual([]);
  });
});
