import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SMALL_CONTENT } from '../compiler/small-content.ts';
import { replaceIn } from '../compiler/small-site.ts';
import { makeProject } from './small-project.ts';

const LIST = 'people/fellows.json';
const wrongList = () => ({ [LIST]: replaceIn(LIST, '"md": 1', '"md": 0') });

const LAKE = 'content/news/lake.en.md';
const wrongText = () => ({ [LAKE]: (SMALL_CONTENT[LAKE] ?? '').replace('The lake', '@lake') });

describe('the check command', () => {
  test('says that the manifests are valid', () => {
    const { status, stdout, stderr } = makeProject().run('check');
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: 'manifests are valid (14 pages)\n',
      stderr: '',
    });
  });

  test('prints each finding with its place in the file, and exits with 1', () => {
    const { status, stdout } = makeProject(wrongList()).run('check');
    expect(status).toBe(1);
    expect(
      stdout,
    ).toBe(`manifests/people/fellows.json:11:26  error M106  "md" is 0; it has to be 1 or more
   10 |       "type": "card-list",
 > 11 |       "columns": { "md": 0, "lg": 2 },
      |                          ^
   12 |       "item": {

1 error; src/docs/findings.md explains the codes
`);
  });

  test('says what waits for site.json, where content cannot be told from other files', () => {
    const { status, stdout } = makeProject({ 'site.json': '{{', ...wrongText() }).run('check');
    expect(status).toBe(1);
    expect(stdout).toContain('content and media are checked once manifests/site.json is valid');
    expect(makeProject(wrongList()).run('check').stdout).not.toContain('once');
  });

  test('says that it waits for a schema, where site.json is valid', async () => {
    const schema = 'renderers/layouts/shelf/schema.json';
    const { stdout } = await makeProject({ [schema]: '{', ...wrongText() }).check();
    expect(stdout).toContain(`content and media are checked once ${schema} is valid`);
    expect(stdout).not.toContain('once manifests/site.json');
  });

  test('takes no folder for a file, so that no other site is said to be right', () => {
    const { status, stderr } = makeProject().run('check', ['--fix', 'manifests']);
    expect(status).toBe(2);
    expect(stderr).toContain('colophon check manifests …');
  });

  test('prints findings as JSON', async () => {
    const { status, stdout } = await makeProject(wrongList()).check('--format', 'json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toEqual([
      {
        file: 'manifests/people/fellows.json',
        line: 11,
        column: 26,
        code: 'M106',
        severity: 'error',
        message: '"md" is 0; it has to be 1 or more',
      },
    ]);
  });

  test('prints an empty list as JSON where all is right', async () => {
    const { status, stdout } = await makeProject().check('--format=json');
    expect([status, stdout]).toEqual([0, '[]\n']);
  });

  test('prints findings as annotations of a workflow', async () => {
    const text = replaceIn(LIST, '"type": "card-list"', '"type": "a,b:%"');
    const { status, stdout } = await makeProject({ [LIST]: text }).check('--format=github');
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^::error file=manifests\/people\/fellows\.json,line=10,col=15,title=M104 not one of the values::"type" is "a,b:%25"; known: .*\n$/,
    );
  });

  test.each<[string, Record<string, string>, boolean]>([
    ['no terminal reads it', {}, false],
    ['colours are asked for', { FORCE_COLOR: '1' }, true],
    ['NO_COLOR is set', { NO_COLOR: '1' }, false],
  ])('where %s', (_, env, coloured) => {
    const { stdout } = makeProject(wrongList()).run('check', [], env);
    expect(stdout.includes('\u001b[')).toBe(coloured);
  });

  test.each<[string, number]>([
    [LAKE, 1],
    ['manifests/news.json', 0],
    ['./manifests/../manifests/news.json', 0],
  ])('with the file %s looks at its findings only', (file, wanted) => {
    const { status, stdout } = makeProject(wrongText()).run('check', [file]);
    const words = wanted === 1 ? `${LAKE}:` : 'nothing is wrong in manifests/news.json\n';
    expect([status, stdout]).toEqual([wanted, expect.stringContaining(words)]);
  });

  test.each(['text', 'json'])(
    'calls files right in no format (%s) while an error elsewhere keeps them from being checked',
    async (format) => {
      const project = makeProject(wrongList());
      const file = path.join(project.root, 'manifests/news.json');
      const { status, stdout, stderr } = await project.check(file, '--format', format);
      expect(status).toBe(1);
      expect(stdout).not.toContain('right');
      expect(stdout + stderr).toContain('not all could be checked of these');
    },
  );

  test.each([
    [['--fromat', 'json'], 'there is no option --fromat; did you mean "--format"?'],
    [['--format'], "'--format <value>' argument missing"],
    [['--root', '/'], 'there is no option --root'],
  ])('says what is wrong and who tells more, and exits with 2 for %j', async (args, words) => {
    const { status, stdout, stderr } = await makeProject().check(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(words);
    expect(stderr.split('\n').slice(1)).toEqual(['colophon check --help lists the options', '']);
  });

  test.each([
    [['--format', 'xml'], '--format is "xml"; known: "text", "json", "github"'],
    [['--format', 'jsno'], '--format is "jsno"; did you mean "json"?'],
    [['--watch', '--fix'], 'leave one out'],
    [['--watch', '--format=json'], 'leave out --format or --watch'],
  ])('says what is wrong and exits with 2 for %j', async (args, words) => {
    const { status, stdout, stderr } = await makeProject().check(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(words);
  });

  test('explains itself where that is asked for', async () => {
    const { status, stdout } = await makeProject().check('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('colophon check [site] [files]');
  });

  // A misspelt file name would pass every check: the command has to say that it is no manifest.
  test('does not call a file right that is not there', () => {
    expect(makeProject().run('check', ['manifests/nowhere.json']).status).toBe(2);
  });
});
