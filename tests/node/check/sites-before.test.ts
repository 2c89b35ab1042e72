import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { validateSite } from '../../../src/node/check/index.ts';
import { run as serve } from '../../../src/node/cli/serve.ts';
import { CURRENT_VERSION, printFinding } from '../../../src/node/compiler/index.ts';
import { callCommand } from '../../call-command.ts';
import { readFiles } from '../../read-files.ts';
import { copySiteBefore, migrate, SITES_BEFORE } from './copy-site-before.ts';

const NAMES = readdirSync(SITES_BEFORE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

async function findingsOf(root: string): Promise<string[]> {
  return (await validateSite(root)).findings.map(printFinding);
}

describe.each(NAMES)('the site %s of an older version', (name) => {
  test('is one finding before it is migrated', async () => {
    expect(await findingsOf(copySiteBefore(name))).toEqual([
      `manifests/site.json:3:22  error M307  the site is of version 1, and ${CURRENT_VERSION} is the present one; run npx colophon migrate`,
    ]);
  });

  test('is not served before it is migrated, for the same reason', async () => {
    const { status, stderr } = await callCommand(() => serve([], copySiteBefore(name)));
    expect(status).toBe(1);
    expect(stderr).toContain('error M307  the site is of version 1');
  });

  test('is right once the command has run, and a second call changes nothing', async () => {
    const root = copySiteBefore(name);
    expect(await migrate(root)).toMatchObject({ status: 0, stderr: '' });
    expect(await findingsOf(root)).toEqual([]);
    const files = readFiles(root);
    const { stdout } = await migrate(root);
    expect(stdout).toBe(`nothing is of an older version than ${CURRENT_VERSION}\n`);
    expect(readFiles(root)).toEqual(files);
  });

  test('stays as it is with --dry-run, which says the same', async () => {
    const root = copySiteBefore(name);
    const files = readFiles(root);
    const dry = await migrate(root, '--dry-run');
    expect(readFiles(root)).toEqual(files);
    const wet = await migrate(root);
    const lines = ({ stdout }: { stdout: string }) => stdout.split('\n').slice(0, -2);
    expect(lines(dry)).toEqual(lines(wet));
  });
});

describe('the migration of the full site', () => {
  test('keeps what the owner wrote, to the letter', async () => {
    const root = copySiteBefore('full');
    await migrate(root);
    const text = readFiles(root).get('manifests/site.json') ?? '';
    expect(text).toContain(
      '"//": "A note of the owner: \\"infrastructure\\" and ui.wechat stand here',
    );
    expect(text).toContain('"footer": { "infrastructure": [1,2,  3] }');
    expect(text).toContain(
      '"languages": [\n    { "code": "zh", "tag": "zh-CN", "label": "中文" },',
    );
  });

  test('gives words of the renderer’s to the site, under keys that are free', async () => {
    const root = copySiteBefore('full');
    await migrate(root);
    const texts = JSON.parse(readFiles(root).get('manifests/texts/en.json') ?? '');
    expect(texts.footer).toEqual({
      text: 'A house by the water.',
      city: 'The city',
      wechat: 'WeChat: Heron House',
      followUs: 'Follow us',
      wechat2: 'QR code of our WeChat account',
      bilibili: 'QR code of our video account',
      friendLinks: 'Friendly links',
    });
    expect(Object.keys(texts.ui)).not.toContain('wechat');
  });

  test('is taken up where it was interrupted', async () => {
    const [root, whole] = [copySiteBefore('full'), copySiteBefore('full')];
    await migrate(whole);
    // All was written, and a part of the old files was removed; site.json comes after that.
    cpSync(whole, root, { recursive: true });
    cpSync(
      path.join(SITES_BEFORE, 'full/manifests/site.json'),
      path.join(root, 'manifests/site.json'),
    );
    for (const file of ['renderers/index.ts', 'schemas/block.schema.json']) {
      cpSync(path.join(SITES_BEFORE, 'full', file), path.join(root, file));
    }
    rmSync(path.join(root, 'renderers/layouts/timeline.tsx'));
    rmSync(path.join(root, 'renderers/blocks/quote-block.tsx'));
    expect(await migrate(root)).toMatchObject({ status: 0, stderr: '' });
    expect(await findingsOf(root)).toEqual([]);
  });
});
