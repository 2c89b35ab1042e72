import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GARDEN } from '../../garden/make-garden.ts';
import { runCommand } from '../../run-command.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const COMMAND = path.join(ROOT, 'src/node/cli/colophon.ts');

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'suite-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const generate = (...args: readonly string[]) =>
  runCommand(ROOT, process.execPath, [COMMAND, 'generate-tests', GARDEN, ...args]);

describe('colophon generate-tests', () => {
  test('writes a suite, says how to run it, and finds it up to date afterwards', async () => {
    const written = await generate(folder, '--only', '/plants/houses', '--widths', '800');
    expect(written).toMatchObject({ status: 0, stderr: '' });
    expect(written.stdout).toContain(`17 specs in ${folder}`);
    const facts = JSON.parse(readFileSync(path.join(folder, 'site.json'), 'utf8'));
    expect(facts.runs.widths).toEqual([800]);

    const checked = await generate(
      folder,
      '--only',
      '/plants/houses',
      '--widths',
      '800',
      '--check',
    );
    expect(checked).toMatchObject({ status: 0, stdout: `${folder} is up to date\n` });
  });

  test('--check tells what is stale, and writes nothing', async () => {
    await generate(folder, '--only', '/plants/houses');
    const checked = await generate(folder, '--only', '/plants/*', '--check');
    expect(checked.status).toBe(1);
    expect(checked.stderr).toContain('missing: plants/trees.spec.ts');
    expect((await generate(folder, '--only', '/plants/houses', '--check')).status).toBe(0);
  });

  test('overwrites no file that it has not written', async () => {
    writeFileSync(path.join(folder, 'whole-site.spec.ts'), '// mine');
    const written = await generate(folder);
    expect(written.status).toBe(1);
    expect(written.stderr).toContain('whole-site.spec.ts was not generated; move it away');
    expect(readFileSync(path.join(folder, 'whole-site.spec.ts'), 'utf8')).toBe('// mine');
  });

  test.each([
    { args: [], says: ['a folder is missing; name the one', '--help lists the options'] },
    { args: ['a', 'b'], says: ['"b" is a second folder'] },
    { args: ['a', '--base-url', 'example'], says: ['--base-url "example" is no URL'] },
    {
      args: ['a', '--widths', '1440,wide'],
      says: ['--widths "wide" is no width from 240 to 7680'],
    },
    { args: ['a', '--languages', 'fr'], says: ['the site has no "fr"; it has zh, en'] },
    { args: ['a', '--only', '/nowhere'], says: ['no page has a route like /nowhere'] },
    { args: ['a', '--unknown'], says: ['there is no option --unknown'] },
  ])('says what is wrong with "$args"', async ({ args, says }) => {
    const ended = await generate(...args);
    expect(ended.status).toBe(2);
    for (const words of says) expect(ended.stderr).toContain(words);
  });
});
