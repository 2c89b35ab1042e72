import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { chooseSite } from '../../../src/node/cli/choose-site.ts';
import { COMMANDS } from '../../../src/node/cli/commands.ts';
import { UsageError } from '../../../src/node/command-line/index.ts';

const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'sites-'));
const site = path.join(folder, 'museum');
mkdirSync(path.join(site, 'manifests/about'), { recursive: true });
mkdirSync(path.join(folder, 'empty'));
writeFileSync(path.join(folder, 'person.md'), '');
afterAll(() => rmSync(folder, { recursive: true }));

describe('a command is for', () => {
  test.each([
    ['the folder that is named', ['museum', '--fix'], folder, ['--fix']],
    ['the folder behind its options', ['--fix', 'museum'], folder, ['--fix']],
    ['the folder between others', ['a/b', 'museum', '--fix'], folder, ['a/b', '--fix']],
    ['the folder that it is called in', ['--fix'], site, ['--fix']],
    ['the nearest one upwards', [], path.join(site, 'manifests/about'), []],
  ] as const)('%s', (_, args, from, rest) => {
    expect(chooseSite(args, from)).toEqual({ site, rest });
  });

  test('the folder that is no value of an option', () => {
    const options = { out: { type: 'string' } } as const;
    const args = ['--out', 'museum', 'museum'];
    expect(chooseSite(args, folder, { options }).rest).toEqual(['--out', 'museum']);
  });

  test.each(Object.entries(COMMANDS))('the folder behind the options of %s', async (_, command) => {
    const { options = {} } = await command.load();
    const given = Object.entries(options).flatMap(([name, { type }]) =>
      type === 'string' ? [`--${name}`, 'value'] : [`--${name}`],
    );
    const chosen = chooseSite([...given, 'museum'], folder, { takes: command.takes, options });
    expect(chosen).toEqual({ site, rest: given });
  });

  test('the site that it is called in, where it takes other arguments', () => {
    expect(chooseSite(['about/rooms'], site, { takes: 'word' })).toEqual({
      site,
      rest: ['about/rooms'],
    });
  });
});

describe('a command refuses', () => {
  test.each([
    ['a folder without manifests', ['empty'], folder, 'the folder "empty" has no manifests/'],
    ['a folder that is not there', ['musem'], folder, 'there is no folder "musem"'],
    ['to guess', ['--fix'], folder, 'there is no site in'],
  ] as const)('%s', (_, args, from, words) => {
    expect(() => chooseSite(args, from)).toThrow(UsageError);
    expect(() => chooseSite(args, from)).toThrow(words);
  });

  test.each([
    ['no folder', ['/no/site'], 'files', 'there is no folder "/no/site"'],
    ['a folder that is none', ['../empty'], 'files', 'the folder "../empty" has no manifests/'],
    ['a file of no site', ['../person.md'], 'files', '"../person.md" is a file, and no site'],
    ['no folder, and its own word', ['/no', 'a/b', '--like', 'c'], 'word', 'no folder "/no"'],
    ['a folder that is none, and a word', ['../empty', 'out'], 'word', 'has no manifests/ in it'],
  ] as const)('in a site %s in the place of one', (_, args, takes, words) => {
    expect(() => chooseSite(args, site, { takes })).toThrow(UsageError);
    expect(() => chooseSite(args, site, { takes })).toThrow(words);
  });

  test.each([
    ['a file of the site that is not there', ['manifests/none.json'], 'files'],
    ['a folder outside that the command writes', [path.join(folder, 'empty')], 'word'],
    ['a title without quotation marks', ['a/b', '--title', 'en=Two', 'words'], 'word'],
  ] as const)('not %s, which the command itself looks at', (_, args, takes) => {
    expect(chooseSite(args, site, { takes })).toEqual({ site, rest: args });
  });

  test('a word behind an option that takes none, where it is no site', () => {
    const options = { 'dry-run': { type: 'boolean' } } as const;
    expect(() => chooseSite(['--dry-run', 'musem'], folder, { options })).toThrow('folder "musem"');
  });

  test('not what may be the value of an option that is not there', () => {
    expect(chooseSite(['--port', '9000'], site).rest).toEqual(['--port', '9000']);
  });

  test('nobody help', () => {
    expect(chooseSite(['--help'], folder).rest).toEqual(['--help']);
  });
});
