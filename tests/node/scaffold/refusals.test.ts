import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sendJson, startServer } from '../../core/requests/api-server.ts';
import { ARRAY, startBackend } from './start-backend.ts';
import { addPage, copyProject, readFiles, startNew } from './temporary-project.ts';

const GIVEN = ['--title', 'zh=新页', '--title', 'en=New page'];
const LIKE = ['--like', 'plants/houses'];

/** A project for the calls that write nothing: that they do not is what is tested. */
const untouched = copyProject(afterAll);
const before = readFiles(untouched);

describe('the new command', () => {
  test.each<[what: string, args: readonly string[], status: number, words: readonly string[]]>([
    ['a mistyped flag', ['plants/new', '--liek', 'x'], 2, ['did you mean "--like"?']],
    ['two routes', ['plants/new', 'page'], 2, ['"page" is a second route']],
    ['a model and an answer', ['plants/new', ...LIKE, '--from', 'x'], 2, ['exclude each other']],
    ['a description of nothing', ['plants/new', ...LIKE, '--describe'], 2, ['add --from']],
    ['no route', LIKE, 2, ['the route is missing', 'npx colophon new people/']],
    ['no model', ['plants/new', ...GIVEN], 2, ['add --like', 'plants/shrubs']],
    ['no title', ['plants/new', ...LIKE], 2, ['add --title zh="…" --title en="…"']],
    ['one title', ['plants/new', ...LIKE, '--title', 'zh=新'], 2, ['add --title en="…"']],
    ['an empty title', ['plants/new', ...LIKE, '--title', 'zh= '], 2, ['--title is empty in "zh"']],
    [
      'a title in no language',
      ['plants/new', ...LIKE, '--title', 'fr=x'],
      2,
      ['"fr"', '"zh", "en"'],
    ],
    ['a title without a language', ['plants/new', ...LIKE, '--title', 'x'], 2, ['--title has "x"']],
    ['a route of one segment', ['staff', ...LIKE, ...GIVEN], 2, ['"staff" is no section and page']],
    ['a route in capitals', ['plants/New', ...LIKE, ...GIVEN], 2, ['in lower case']],
    ['a route with a parameter', ['plants/:id', ...LIKE, ...GIVEN], 2, ['section/page']],
    ['the name of a section’s file', ['plants/section', ...LIKE, ...GIVEN], 2, ['section.json']],
    [
      'an unknown section',
      ['library/new', ...LIKE, ...GIVEN],
      2,
      ['the sections are garden, permits, plants, programme', '--section-title zh="…"'],
    ],
    ['a mistyped section', ['plats/new', ...LIKE, ...GIVEN], 2, ['did you mean "plants"?']],
    [
      'a section that is there',
      ['plants/new', ...LIKE, ...GIVEN, '--section-title', 'zh=x'],
      2,
      ['has the section "plants" already'],
    ],
    [
      'a route that is taken',
      ['plants/houses', ...LIKE, ...GIVEN],
      1,
      ['"/plants/houses" is taken by manifests/plants/houses.json'],
    ],
    [
      'an alias that is taken',
      ['plants/shrub', ...LIKE, ...GIVEN],
      1,
      ['manifests/plants/shrubs.json (of /plants/shrubs)'],
    ],
    [
      'a mistyped model',
      ['plants/new', '--like', 'plants/house', ...GIVEN],
      2,
      ['did you mean "plants/houses"?'],
    ],
    ['the home page', ['plants/new', '--like', '/', ...GIVEN], 2, ['it is the home page']],
    ['a page that searches', ['plants/new', '--like', 'search', ...GIVEN], 2, ['it searches']],
    [
      'a detail',
      ['plants/new', '--like', 'programme/talk', ...GIVEN],
      2,
      ['it is shown for each item of a list', 'programme/talks'],
    ],
    [
      'a journal',
      ['plants/new', '--like', 'programme/almanac', ...GIVEN],
      2,
      ['its list is part of one answer'],
    ],
    [
      'an endpoint that is described',
      ['garden/courses', '--like', 'programme/notes', ...GIVEN],
      1,
      ['the endpoint /courses is in the API description already', '--endpoint'],
    ],
    [
      'an endpoint that is no path',
      ['plants/new', ...LIKE, '--endpoint', 'x y', ...GIVEN],
      2,
      ['the endpoint "x y"'],
    ],
    [
      'content that is there',
      ['garden/latest', '--like', 'garden/history', '--endpoint', '/home', ...GIVEN],
      1,
      ['content/home is there already'],
    ],
    [
      'no file',
      ['plants/new', '--from', 'nowhere.json', ...GIVEN],
      2,
      ['nowhere.json cannot be read'],
    ],
    [
      'an answer that is no JSON',
      ['plants/new', '--from', 'src/docs/testing.md', ...GIVEN],
      1,
      ['is no JSON'],
    ],
    [
      'a URL beside the API',
      ['plants/new', '--from', 'http://127.0.0.1:9/staff', ...GIVEN],
      2,
      ['is not below "/api"'],
    ],
    [
      'no backend',
      ['plants/new', '--from', 'http://127.0.0.1:9/api/staff', ...GIVEN],
      1,
      ['cannot be reached'],
    ],
  ])('refuses %s, and writes nothing', async (_, args, status, words) => {
    const ended = await addPage(untouched, ...args);
    expect(ended).toMatchObject({ status, stdout: '' });
    for (const part of words) expect(ended.stderr).toContain(part);
    expect(readFiles(untouched)).toEqual(before);
  });

  test.each([
    ['2 where it is called wrongly', LIKE, 2, 'the route is missing'],
    ['1 where it refuses', ['plants/houses', ...LIKE, ...GIVEN], 1, 'is taken by'],
  ])('exits with %s', async (_, args, status, words) => {
    const ended = await startNew(untouched, ...args);
    expect(ended).toMatchObject({ status, stdout: '' });
    expect(ended.stderr).toContain(words);
  });

  test('never overwrites a file that is no manifest of the route', async () => {
    const root = copyProject();
    const taken = path.join(root, 'manifests/plants/new.json');
    writeFileSync(taken, '{ "manifestVersion": 2, "route": "/other", "override": "coming-soon" }');
    const { status, stderr } = await addPage(root, 'plants/new', ...LIKE, ...GIVEN);
    expect([status, stderr]).toEqual([
      1,
      'manifests/plants/new.json is there already; rename or remove it, or choose another route\n',
    ]);
  });

  test('never writes into a folder of content that is there', async () => {
    const root = copyProject();
    mkdirSync(path.join(root, 'content/collection/new'));
    const { status, stderr } = await addPage(root, 'plants/new', ...LIKE, ...GIVEN);
    expect(status).toBe(1);
    expect(stderr).toContain('content/collection/new is there already');
  });

  test('refuses a project whose manifests are wrong already', async () => {
    const root = copyProject();
    writeFileSync(path.join(root, 'manifests/plants/broken.json'), '{');
    const { status, stderr } = await addPage(root, 'plants/new', ...LIKE, ...GIVEN);
    expect(status).toBe(1);
    expect(stderr).toContain('manifests/plants/broken.json:1; fix what "npx colophon check" names');
  });

  test.each([
    ['an error', 500, '{}', 'answers with status 500'],
    ['no JSON', 200, '<html>', 'answers no JSON'],
    ['an empty list', 200, '[]', 'the list in the answer has no objects'],
    ['a number', 200, '7', 'the answer is neither a list nor an object'],
    ['nothing', 200, '{"content":[],"numberOfTotalPages":0}', 'no field that a page could show'],
    ['items without a text', 200, '[{"id":1}]', 'no field of the items is a short text'],
  ])('refuses a backend that answers %s', async (_, code, body, words) => {
    const { origin } = await startServer((__, response) => response.writeHead(code).end(body));
    const from = `${origin}/api/staff`;
    const { status, stderr } = await addPage(untouched, 'plants/new', '--from', from, ...GIVEN);
    expect(status).toBe(1);
    expect(stderr).toContain(words);
  });

  test('waits ten seconds for a backend, and no longer', async () => {
    const { origin } = await startServer(() => undefined);
    const from = ['--from', `${origin}/api/staff`, ...GIVEN];
    const { status, stderr } = await addPage(untouched, 'plants/new', ...from);
    expect(status).toBe(1);
    expect(stderr).toContain('gives no answer within 10 s');
  });

  test('says where a backend does not page as the site asks', async () => {
    const page = { content: [{ name: 'Always the same' }], numberOfTotalPages: 3 };
    const { origin } = await startServer((_, response) => sendJson(response, page));
    const from = ['--from', `${origin}/api/staff`, '--describe', ...GIVEN];
    const { status, stdout } = await addPage(copyProject(), 'plants/new', ...from);
    expect(status).toBe(0);
    expect(stdout).toContain(
      '/staff does not page as the site asks: page=0 and page=1 answer the same',
    );
  });

  test.each([
    ['like another', async () => LIKE],
    [
      'from an answer',
      async () => {
        const { origin } = await startBackend(ARRAY);
        return ['--from', `${origin}/api/persons`, '--describe'];
      },
    ],
  ])('prints a page %s in a dry run, and writes nothing', async (_, from) => {
    const args = ['plants/new', ...(await from()), '--dry-run', ...GIVEN];
    const { status, stdout } = await addPage(untouched, ...args);
    expect(status).toBe(0);
    expect(stdout).toContain('--- manifests/plants/new.json\n{\n  "$schema"');
    expect(readFiles(untouched)).toEqual(before);
  });

  test('makes a section where it is asked to', async () => {
    const root = copyProject();
    const section = ['--section-title', 'zh=图书馆', '--section-title', 'en=Library'];
    const { status } = await addPage(root, 'library/maps', ...LIKE, ...section, ...GIVEN);
    expect(status).toBe(0);
    expect(JSON.parse(readFiles(root).get('manifests/library/section.json') ?? '')).toEqual({
      $schema: '../../.colophon/schemas/section.schema.json',
      manifestVersion: 2,
      route: '/library',
      menu: { title: { zh: '图书馆', en: 'Library' } },
    });
  });

  test('makes a page like one that it made', async () => {
    const root = copyProject();
    await addPage(root, 'plants/first', '--like', 'plants/shrubs', ...GIVEN);
    const ended = await addPage(root, 'plants/second', '--like', 'plants/first', ...GIVEN);
    expect(ended).toMatchObject({ status: 0, stderr: '' });
  });

  test('explains itself', async () => {
    const { status, stdout } = await startNew(untouched, '--help');
    expect(status).toBe(0);
    expect(stdout).toContain('colophon new [site] section/page --like section/page');
  });
});
