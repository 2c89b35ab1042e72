import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { run as runContract } from '../../../src/node/cli/contract.ts';
import { run as runDescribe } from '../../../src/node/cli/describe.ts';
import { run as runNew } from '../../../src/node/cli/new.ts';
import { callCommand } from '../../call-command.ts';
import { compileThree, SECRETS, startDirectory, startRepository } from '../server/several-apis.ts';

describe('a command that is told the API', () => {
  it('asks that one alone, with what it alone may know', async () => {
    const { root } = compileThree();
    const { origin, asked } = await startDirectory();
    vi.stubEnv('DIRECTORY_KEY', SECRETS.DIRECTORY_KEY);
    vi.stubEnv('REPOSITORY_TOKEN', SECRETS.REPOSITORY_TOKEN);
    const args = ['--api', 'directory', '--origin', origin, '--slow', '60000'];
    const { stdout } = await callCommand(() => runContract(args, root));
    vi.unstubAllEnvs();
    expect(stdout).toContain('for 2 routes in zh, en');
    expect(asked).not.toEqual([]);
    expect(asked.every(({ url }) => url.startsWith('/v1/people'))).toBe(true);
    expect(asked.every(({ headers }) => headers['x-key'] === SECRETS.DIRECTORY_KEY)).toBe(true);
    expect(asked.every(({ headers }) => headers['x-api-version'] === '2')).toBe(true);
    expect(JSON.stringify(asked)).not.toContain(SECRETS.REPOSITORY_TOKEN);
  });

  it('refuses a name that no API has, with the one that is meant', async () => {
    const { root } = compileThree();
    const args = ['--api', 'directry', '--origin', 'http://127.0.0.1:1'];
    const { status, stderr } = await callCommand(() => runContract(args, root));
    expect(status).toBe(2);
    expect(stderr).toContain('--api directry names no API of site.json; did you mean "directory"?');
  });

  it('describes the content of that one', async () => {
    // With a change of schemas, they are the site's own.
    const { root } = compileThree(undefined, { 'schemas/directory.openapi.json': null });
    const { stdout } = await callCommand(() => runDescribe(['--api', 'directory'], root));
    expect(stdout).toContain('schemas/directory.openapi.json written');
    const written = readFileSync(path.join(root, 'schemas/directory.openapi.json'), 'utf8');
    expect(Object.keys(JSON.parse(written).paths)).toEqual(['/people', '/people/{id}']);
  });

  it('makes a page of an answer that it has', async () => {
    const { root } = compileThree();
    const { origin } = await startRepository();
    const section = {
      $schema: '../../schemas/section.schema.json',
      manifestVersion: 2,
      route: '/about',
      menu: { title: { zh: '关', en: 'On' } },
    };
    mkdirSync(path.join(root, 'manifests/about'));
    writeFileSync(path.join(root, 'manifests/about/section.json'), JSON.stringify(section));
    const titles = ['--title', 'zh=论文', '--title', 'en=Works'];
    const from = ['--api', 'repository', '--from', `${origin}/api/works?start=0&rows=3`];
    const args = ['about/works', ...titles, ...from, '--root', root];
    const { stderr } = await callCommand(() => runNew(args, root));
    expect(stderr).toBe('');
    const page = JSON.parse(readFileSync(path.join(root, 'manifests/about/works.json'), 'utf8'));
    expect(page.view.source).toMatchObject({ api: 'repository', endpoint: '/works' });
  });
});
