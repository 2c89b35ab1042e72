import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { chooseSite } from '../../../src/node/cli/choose-site.ts';
import { UsageError } from '../../../src/node/command-line/index.ts';

const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'sites-'));
const site = path.join(folder, 'museum');
mkdirSync(path.join(site, 'manifests/about'), { recursive: true });
mkdirSync(path.join(folder, 'empty'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a command is for', () => {
  test.each([
    ['the folder that is named', ['museum', '--fix'], folder, ['--fix']],
    ['the folder that it is called in', ['--fix'], site, ['--fix']],
    ['the nearest one upwards', [], path.join(site, 'manifests/about'), []],
  ] as const)('%s', (_, args, from, rest) => {
    expect(chooseSite(args, from, false)).toEqual({ site, rest });
  });

  test('the site that it is called in, where it takes other arguments', () => {
    expect(chooseSite(['about/rooms'], site, true)).toEqual({ site, rest: ['about/rooms'] });
  });
});

describe('a command refuses', () => {
  test.each([
    ['a folder without manifests', ['empty'], folder, 'the folder "empty" has no manifests/'],
    ['a folder that is not there', ['musem'], folder, 'there is no folder "musem"'],
    ['to guess', ['--fix'], folder, 'there is no site in'],
  ] as const)('%s', (_, args, from, words) => {
    expect(() => chooseSite(args, from, false)).toThrow(UsageError);
    expect(() => chooseSite(args, from, false)).toThrow(words);
  });

  test('nobody help', () => {
    expect(chooseSite(['--help'], folder, false).rest).toEqual(['--help']);
  });
});
