import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { run } from '../../../src/node/cli/cms.ts';
import { editorFolder } from '../../../src/node/cms/index.ts';
import { callCommand } from '../../call-command.ts';

const SITE = path.resolve(import.meta.dirname, '../../sites/archive');
const repository = mkdtempSync(path.join(realpathSync(tmpdir()), 'cms-command-'));
const root = path.join(repository, 'website');
const call = (...args: readonly string[]) => callCommand(() => run(args, root));
const GITLAB = ['--host', 'gitlab', '--repository', 'group/site', '--app-id', 'abc'];
const read = (name: string) => readFileSync(path.join(root, 'admin', name), 'utf8');

beforeAll(() => {
  for (const folder of ['manifests', 'content']) {
    cpSync(path.join(SITE, folder), path.join(root, folder), { recursive: true });
  }
  mkdirSync(path.join(repository, '.git'));
  mkdirSync(editorFolder(root), { recursive: true });
  for (const name of ['decap-cms.js', 'decap-cms.js.LICENSE.txt']) {
    writeFileSync(path.join(editorFolder(root), name), '// the editor');
  }
});
afterAll(() => rmSync(repository, { recursive: true }));

describe('colophon cms', () => {
  test('writes the folder for a host, with paths from the root of the repository', async () => {
    const { status, stdout } = await call(...GITLAB, '--branch', 'live', '--workflow');
    expect([status, stdout.split('\n')]).toEqual([
      0,
      [
        'admin/config.yml  written',
        'admin/index.html  written',
        'admin/nginx.conf  written',
        'admin/decap-cms.js  decap-cms 3.16.3',
        '',
      ],
    ]);
    const config = parse(read('config.yml'));
    expect(config).toMatchObject({
      backend: {
        ...{ name: 'gitlab', repo: 'group/site', branch: 'live', app_id: 'abc', auth_type: 'pkce' },
        ...{ base_url: 'https://gitlab.com', api_root: 'https://gitlab.com/api/v4' },
      },
      publish_mode: 'editorial_workflow',
      media_folder: 'website/media',
    });
    expect(config.collections[0].folder).toBe('website/content/@team/staff');
    expect(read('decap-cms.js')).toBe('// the editor');
  });

  test('gives the page a policy of its own, which names the host', async () => {
    await call(...GITLAB, '--origin', 'https://git.example.org');
    for (const name of ['index.html', 'nginx.conf']) {
      expect(read(name)).toContain("default-src 'none'");
      expect(read(name)).toMatch(/connect-src [^;]* https:\/\/git\.example\.org[;" ]/);
    }
  });

  test('changes nothing when it is called again', async () => {
    await call(...GITLAB);
    const before = read('config.yml');
    const { status, stdout } = await call(...GITLAB);
    expect(status).toBe(0);
    expect(stdout).toContain('admin/config.yml  as it was');
    expect(read('config.yml')).toBe(before);
  });

  test('leaves what was changed by hand, and says so, until it is told to', async () => {
    await call(...GITLAB);
    writeFileSync(path.join(root, 'admin/config.yml'), `${read('config.yml')}locale: de\n`);
    const left = await call(...GITLAB, '--branch', 'other');
    expect(left.status).toBe(1);
    expect(left.stderr).toBe(
      'admin/config.yml  was changed by hand, and is left as it is; --force writes it anew\n',
    );
    expect(read('config.yml')).toContain('locale: de');
    expect((await call(...GITLAB, '--force')).status).toBe(0);
    expect(read('config.yml')).not.toContain('locale: de');
  });

  test.each<[string, readonly string[], object]>([
    [
      'github',
      ['--sign-in', 'https://auth.example.org'],
      { name: 'github', repo: 'group/site', branch: 'main', base_url: 'https://auth.example.org' },
    ],
    [
      'gitea',
      ['--app-id', 'abc', '--origin', 'https://git.example.org'],
      { name: 'gitea', app_id: 'abc', api_root: 'https://git.example.org/api/v1' },
    ],
    ['forgejo', ['--app-id', 'abc'], { name: 'forgejo', base_url: 'https://codeberg.org' }],
  ])('knows %s', async (host, options, backend) => {
    await call('--host', host, '--repository', 'group/site', '--force', ...options);
    expect(parse(read('config.yml')).backend).toMatchObject(backend);
  });

  test.each<[readonly string[], string]>([
    [['--host', 'githup'], '--host is "githup"; did you mean "github"?'],
    [
      ['--host', 'gitea', '--repository', 'site'],
      '--repository is "site"; it has to be owner/name',
    ],
    [['--host', 'gitlab', '--repository', 'a/b'], "--app-id is missing: the application's id"],
    [
      ['--host', 'gitea', '--repository', 'a/b', '--app-id', 'x'],
      "--origin is missing: the host's",
    ],
    [['--host', 'gitea', '--workflow'], '--workflow is not for gitea; leave it out'],
    [[...GITLAB, '--out', '../elsewhere'], '--out is "../elsewhere"; it has to be a folder below'],
    [[...GITLAB, '--origin', 'git'], '--origin is "git"; it has to be an origin such as'],
  ])('refuses %j in a line', async (args, message) => {
    const { status, stderr } = await call(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n').length).toBe(1);
  });

  test('explains itself', async () => {
    const { status, stdout } = await call('--help');
    expect([status, stdout.split('\n')[0]]).toEqual([
      0,
      'colophon cms [site] --host KIND --repository owner/name [options]',
    ]);
  });
});
