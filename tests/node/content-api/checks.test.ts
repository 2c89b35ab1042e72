import { describe, expect, test } from 'vitest';
import {
  type AskedCall,
  type ContentFile,
  createSectionRenderer,
  parseContentFile,
  readApiModel,
} from '../../../src/node/content/index.ts';
import { checkAskedValues } from '../../../src/node/content-api/checks/check-asked-values.ts';
import { checkContentFields } from '../../../src/node/content-api/checks/check-content-fields.ts';
import { checkFieldNames } from '../../../src/node/content-api/checks/check-field-names.ts';
import { checkFolders } from '../../../src/node/content-api/checks/check-folders.ts';
import { checkListed } from '../../../src/node/content-api/checks/check-listed.ts';
import { gatherRules, ruleOf } from '../../../src/node/content-api/checks/content-rules.ts';
import { callOf } from '../content/call-of.ts';

const render = createSectionRenderer();

/** A file of a folder, whose front matter is this. */
function fileOf(front: string, id = 'a', folder = 'notes', language = 'en'): ContentFile {
  const file = `${folder}/${id}.${language}.md`;
  const text = `---\n${front}\n---\n`;
  const { content } = parseContentFile({ file, folder, id, language, text }, render);
  if (content === undefined) throw new Error('the file cannot be read');
  return content;
}
const said = (problems: ReturnType<typeof checkListed>) =>
  problems.map(({ line, code, leftOut, message }) => [line, code, leftOut, message]);

/** The rules of lists of notes, each with its parameters and what it lists. */
function rulesOf(...lists: readonly object[]) {
  const schema = {
    type: 'array',
    items: { properties: { id: {}, title: {}, text: { contentMediaType: 'text/html' } } },
  };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  const calls = lists.map((list, index) => [`/list-${index}`, { get: { responses, ...list } }]);
  return gatherRules(readApiModel({ paths: Object.fromEntries(calls) }));
}
const where = (conditions: object) => ({ 'x-content': { from: 'notes', where: conditions } });

function ruleOfNotes(...lists: readonly object[]) {
  const rule = ruleOf(rulesOf(...lists), fileOf('a: b'));
  if (rule === undefined) throw new Error('there is no rule');
  return rule;
}

describe('an item that lists are to show', () => {
  const rule = ruleOfNotes(
    where({ state: ['on', 'over'], place: 'here' }),
    where({ state: 'new' }),
  );

  test.each([
    ['state: on\nplace: here', []],
    ['state: new', []],
    [
      'title: x\nstate: ov\nplace: here',
      [[3, 'M403', false, '"state" is "ov", so no list shows the item; did you mean "on"?']],
    ],
    [
      'state: overdone-by-far\nplace: here',
      [
        [
          2,
          'M403',
          false,
          '"state" is "overdone-by-far", so no list shows the item; there are "on", "over", "new"',
        ],
      ],
    ],
  ])('meets the conditions of one: %j', (front, problems) => {
    expect(said(checkListed(fileOf(front), rule))).toEqual(problems);
  });

  test('says so where what a list asks for is missing', () => {
    expect(checkListed(fileOf('place: here'), rule)[0]?.message).toMatch(
      /^"state" is missing, so no list shows the item; /,
    );
    expect(checkListed(fileOf('title: x'), ruleOfNotes(where({})))).toEqual([]);
  });

  test('has one of the values that a list is filtered by', () => {
    const schema = { enum: ['talk', 'fair'] };
    const parameter = (required: boolean) => ({
      'x-content': { from: 'notes' },
      parameters: [
        { name: 'group', in: 'query', required, schema },
        { name: 'place', in: 'query', schema: {} },
      ],
    });
    const needed = ruleOfNotes(parameter(true));
    expect(said(checkListed(fileOf('title: x'), needed))).toEqual([
      [1, 'M402', true, '"group" is missing, so no list shows the item; add "talk" or "fair"'],
    ]);
    expect(checkListed(fileOf('title: x'), ruleOfNotes(parameter(false)))).toEqual([]);
    expect(checkListed(fileOf('group: talk'), needed)).toEqual([]);
    expect(said(checkListed(fileOf('title: x\ngroup: talks'), needed))).toEqual([
      [3, 'M402', true, '"group" is "talks"; did you mean "talk"?'],
    ]);
  });
});

describe('the fields of a file', () => {
  const rule = ruleOfNotes(where({ state: 'on' }));
  const check = (front: string) => said(checkContentFields(fileOf(front), rule));

  test.each([
    ['title: x\nstate: on\norder: 2\nmarkdown:\n  text: y', []],
    ['id: a\ntitle: x', []],
    [
      'title: x\nid: b',
      [
        [
          3,
          'M403',
          false,
          '"id" is "b", but the file’s name says "a"; remove "id" or rename the file',
        ],
      ],
    ],
    [
      'order: first',
      [[2, 'M402', false, '"order" is "first", which is no place in a list; write a number']],
    ],
    ['titel: x', [[2, 'M403', false, '"titel" is no field here; did you mean "title"?']]],
    [
      'text: x',
      [
        [
          2,
          'M402',
          true,
          '"text" holds HTML; write it as Markdown, below "markdown:" of the front matter',
        ],
      ],
    ],
    [
      'markdown:\n  title: x',
      [[3, 'M402', true, '"title" is plain text; write it in the front matter, as "title: …"']],
    ],
    [
      'markdown:\n  more: x',
      [
        [
          3,
          'M403',
          false,
          '"more" is no HTML field; a heading in a text is of level 2 or lower, or there are "text"',
        ],
      ],
    ],
  ])('are those of its API, written where they belong: %j', (front, problems) => {
    expect(check(front)).toEqual(problems);
  });
});

const setOf = (calls: readonly AskedCall[]) =>
  ({ path: 'notes', kind: 'list', files: new Set<string>(), calls }) as const;

describe('a value that no page asks for', () => {
  const calls = [
    callOf('/notes', { query: { state: 'on' } }),
    callOf('/notes', { query: { state: 'over' } }),
  ];
  const check = (fronts: readonly string[], asking = calls) =>
    checkAskedValues(
      setOf(asking),
      fronts.map((front, index) => fileOf(front, `n${index}`)),
    ).map(({ file, line, message }) => [file, line, message]);

  test('is said once for all that have it, with what is asked for', () => {
    expect(check(['state: on', 'title: x\nstate: ovr', 'state: ovr', 'state: [of, over]'])).toEqual(
      [
        [
          'notes/n1.en.md',
          3,
          '"state" is "ovr", as in 1 more, so no page shows the item; did you mean "over"?',
        ],
      ],
    );
    expect(check(['state: on', 'title: x'])).toEqual([
      ['notes/n1.en.md', 2, '"state" is missing, so no page shows the item; add "on" or "over"'],
    ]);
  });

  test('is one alone where every list asks for one', () => {
    const files = ['state: on', 'state: other'];
    expect(check(files, [...calls, callOf('/notes')])).toEqual([]);
    expect(check(files, [callOf('/notes', { query: { state: '{state}' } })])).toEqual([]);
    expect(check(files, [callOf('/notes', { query: { state: 'on' }, isList: false })])).toEqual([]);
    expect(check(files, [])).toEqual([]);
    expect(check(['title: x'], calls)).toEqual([]);
    expect(check(files, [...calls, callOf('/notes', { isList: false })])).toHaveLength(1);
  });
});

describe('a field that one file alone has', () => {
  const check = (fronts: readonly string[], calls: readonly AskedCall[] = []) =>
    checkFieldNames(
      setOf(calls),
      fronts.map((front, index) => fileOf(front, `n${index}`)),
    ).map(({ file, field, meant, problem }) => [file.id, field, meant, problem.line]);

  test('is another one misspelt, where most others have that', () => {
    const fronts = ['title: x', 'title: y', 'a: b\ntitel: z'];
    expect(check(fronts)).toEqual([['n2', 'titel', 'title', 3]]);
    expect(check(['title: x', 'titel: y'])).toEqual([
      ['n0', 'title', 'titel', 2],
      ['n1', 'titel', 'title', 2],
    ]);
    expect(check([...fronts, 'titel: v'])).toEqual([]);
    expect(check(['title: x', 'a: b', 'titel: z'])).toEqual([]);
    expect(check(['title: x', 'title: y', 'a: b', 'c: d', 'titel: z'])).toHaveLength(1);
    expect(check(['title: x', 'title: y', 'a: b', 'c: d', 'e: f', 'titel: z'])).toEqual([]);
    expect(check(['title: x', 'title: y', 'title:\ntitel: z'])).toEqual([]);
    expect(check(['title: x', 'a: b', 'c: d', 'e: f', 'titel: z'])).toEqual([]);
    const reading = callOf('/notes', { fields: [{ path: ['titel'], as: 'other' }] });
    expect(check(fronts, [reading])).toEqual([]);
  });
});

test('a folder that no call reads is like one that is read, or lies in it', () => {
  const rules = rulesOf(where({}));
  const check = (folder: string) =>
    checkFolders([fileOf('a: b', 'a', folder)], rules).map(({ message }) => message);
  const moved = (folder: string) =>
    `no call of the API reads the folder "${folder}"; move the file to "notes"`;
  expect(check('note')).toEqual([moved('note')]);
  expect(check('nose')).toEqual([moved('nose')]);
  expect(check('notes/old')).toEqual([moved('notes/old')]);
  for (const folder of ['notes', 'other', '', 'no']) expect(check(folder)).toEqual([]);
});
