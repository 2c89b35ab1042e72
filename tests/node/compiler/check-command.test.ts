import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Changes, PROJECT, replaceIn, writeSite } from './small-site.ts';

const COMMAND = 'src/node/cli/check.ts';
const LIST = 'people/fellows.json';
const wrongList = () => ({ [LIST]: replaceIn(LIST, '"md": 1', '"md": 0') });

/** Runs the command in a project of its own: a copy of the code beside the small site. */
function check(changes: Changes, ...args: string[]) {
  const root = writeSite(changes);
  for (const part of ['src/core', 'src/node/compiler', COMMAND, 'package.json']) {
    mkdirSync(path.dirname(path.join(root, part)), { recursive: true });
    cpSync(path.join(PROJECT, part), path.join(root, part), { recursive: true });
  }
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(root, 'node_modules'));
  return spawnSync(process.execPath, [COMMAND, ...args], { cwd: root, encoding: 'utf8' });
}

// Each case starts a process of its own.
describe('the check command', { timeout: 30_000 }, () => {
  test('says that right manifests are right', () => {
    const { status, stdout, stderr } = check({});
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: 'manifests are right (11 pages)\n',
      stderr: '',
    });
  });

  test('prints a line for each finding and exits with 1', () => {
    const { status, stdout } = check(wrongList());
    expect(status).toBe(1);
    expect(stdout).toBe(
      'manifests/people/fellows.json:10:26  error M106  "md" is 0; it must be >= 1\n1 finding\n',
    );
  });

  test('prints findings as JSON', () => {
    const { status, stdout } = check(wrongList(), '--format', 'json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toEqual([
      {
        file: 'manifests/people/fellows.json',
        line: 10,
        column: 26,
        code: 'M106',
        severity: 'error',
        message: '"md" is 0; it must be >= 1',
      },
    ]);
  });

  test('prints an empty list as JSON where all is right', () => {
    const { status, stdout } = check({}, '--format=json');
    expect([status, stdout]).toEqual([0, '[]\n']);
  });

  test.each<[string, number]>([
    [`manifests/${LIST}`, 1],
    ['manifests/news.json', 0],
    ['./manifests/../manifests/news.json', 0],
  ])('with the file %s looks at its findings only', (file, wanted) => {
    expect(check(wrongList(), file).status).toBe(wanted);
  });

  test.each([['--fromat', 'json'], ['--format', 'xml'], ['--format'], ['--root', '/']])(
    'explains itself and exits with 2 for %s %s',
    (...args) => {
      const { status, stdout, stderr } = check({}, ...args);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toContain('npm run check [-- files] [--format text|json]');
    },
  );

  // A misspelt file name would pass every check: the command has to say that it is no manifest.
  test('does not call a file right that is not there', () => {
    expect(check({}, 'manifests/nowhere.json').status).toBe(2);
  });
});
