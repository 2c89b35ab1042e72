import { describe, expect, test } from 'vitest';
import { SMALL_FILES } from '../compiler/small-files.ts';
import { replaceIn } from '../compiler/small-site.ts';
import { makeProject } from './small-project.ts';

const LIST = 'people/fellows.json';
const wrongList = () => replaceIn(LIST, '/people/fellows/{id}', '/people/fellows/:id');
const oldNews = () => replaceIn('news.json', '"menu": { "title"', '"menu": { "label"');

describe('the check command with --fix', () => {
  test('fixes the files, says what it changed, and checks again', async () => {
    const project = makeProject({ [LIST]: wrongList(), 'news.json': oldNews() });
    const { status, stdout } = await project.check('--fix');
    expect(stdout.split('\n')).toEqual([
      'manifests/news.json:5:13  fixed M303  "label" is the old name of "title"; rename it',
      'manifests/people/fellows.json:17:17  fixed M304  the placeholder in "/people/fellows/:id" is no {field}; write "/people/fellows/{id}"',
      '2 fixes in 2 files',
      '',
      'manifests are valid (14 pages)',
      '',
    ]);
    expect(status).toBe(0);
    expect(project.read(LIST)).toBe(SMALL_FILES[LIST]);
    expect((await project.check('--fix')).stdout).toBe(
      'nothing to fix by machine\nmanifests are valid (14 pages)\n',
    );
  });

  test('prints what is left for a person', async () => {
    const text = wrongList().replace('"subtitle": "title"', '"subtitle": "office"');
    const project = makeProject({ [LIST]: text });
    const { status, stdout } = await project.check('--fix');
    expect(status).toBe(1);
    expect(stdout).toContain('1 fix in 1 file\n');
    expect(stdout).toContain('error M204  unknown field "office"');
    expect(project.read(LIST)).toBe(text.replace(':id', '{id}'));
  });

  test('fixes the files that it is given, and no others', () => {
    const project = makeProject({ [LIST]: wrongList(), 'news.json': oldNews() });
    project.run('check', ['--fix', 'manifests/news.json']);
    expect(project.read(LIST)).toBe(wrongList());
    expect(project.read('news.json')).toContain('"menu": { "title"');
  });

  test('keeps findings apart from what it says for those who read JSON', async () => {
    const project = makeProject({ 'news.json': oldNews() });
    const { stdout, stderr } = await project.check('--fix', '--format=json');
    expect(JSON.parse(stdout)).toEqual([]);
    expect(stderr).toContain('fixed M303');
  });

  test('does not touch a file that cannot be read as it is meant', async () => {
    const project = makeProject({ 'news.json': '{ "route": ' });
    const { status } = await project.check('--fix');
    expect(status).toBe(1);
    expect(project.read('news.json')).toBe('{ "route": ');
  });
});
