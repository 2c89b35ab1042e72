import { describe, expect, test } from 'vitest';
import { VERSION_0 } from '../compiler/migrations/version-0.ts';
import { makeProject } from './small-project.ts';

const NEWS = 'news.json';
const oldNews = () => VERSION_0[NEWS] ?? '';
const CHANGES = [
  'content/news/lake.en.md:8:1  # description → bodyField: description',
  'content/news/lake.zh.md:8:1  # description → bodyField: description',
  'manifests/news.json:3:24  0 → 1',
  'manifests/news.json:7:9  "data" → "source"',
  'manifests/news.json:7:21  "url" → "endpoint"',
  'manifests/news.json:8:42  "fields" → "item"',
  'manifests/news.json:3:24  1 → 2',
];

describe('the migrate command', { timeout: 30_000 }, () => {
  test('rewrites the files and says what it changed; the check is content then', () => {
    const project = makeProject({ [NEWS]: oldNews() });
    expect(project.run('check').stdout).toContain('run npx colophon migrate');
    const { status, stdout } = project.run('migrate');
    expect([status, stdout.split('\n')]).toEqual([
      0,
      [...CHANGES, '3 files written; colophon check validates the result', ''],
    ]);
    expect(project.run('check').stdout).toBe('manifests are valid (14 pages)\n');
    expect(project.run('migrate').stdout).toBe('nothing is of an older version than 2\n');
  });

  test('only says what would change with --dry-run', () => {
    const project = makeProject({ [NEWS]: oldNews() });
    const { status, stdout } = project.run('migrate', ['--dry-run']);
    expect([status, stdout.split('\n')]).toEqual([0, [...CHANGES, '3 files would be written', '']]);
    expect(project.read(NEWS)).toBe(oldNews());
  });

  test('leaves what it cannot read, says why, and exits with 1', () => {
    const project = makeProject({ [NEWS]: oldNews(), 'home.json': '{ "manifestVersion": 0' });
    const { status, stdout } = project.run('migrate');
    expect(status).toBe(1);
    expect(stdout).toContain('3 files written');
    expect(stdout).toContain('manifests/home.json:1:23  error M006');
    expect(project.read('home.json')).toBe('{ "manifestVersion": 0');
  });

  test('explains itself and exits with 2 for arguments that it has not', () => {
    const { status, stderr } = makeProject().run('migrate', ['--drily']);
    expect(status).toBe(2);
    expect(stderr).toContain('there is no option --drily');
    expect(stderr).toContain('colophon migrate --help');
  });
});
