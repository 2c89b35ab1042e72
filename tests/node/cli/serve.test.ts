import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const COMMAND = path.resolve(import.meta.dirname, '../../../src/node/cli/colophon.ts');

test('help names every variable of the environment that is read', () => {
  const { status, stdout } = serve(['--help']);
  expect(status).toBe(0);
  for (const name of [
    ...['HOST', 'PORT', 'SITE_ORIGIN', 'API_ORIGIN', 'METRICS_TOKEN', 'LOG', 'CACHE_MB'],
    'STOP_DELAY',
  ]) {
    expect(stdout).toContain(name);
  }
});

test('an argument that is none starts no server, and says who tells what the call is', () => {
  const { status, stderr } = serve(['--port', '9000']);
  expect(status).toBe(2);
  expect(stderr).toContain('there is no option --port');
  expect(stderr).toContain('colophon serve --help');
});

test('a variable that cannot be starts no server, and is named', () => {
  const { status, stderr } = serve([], { PORT: 'x' });
  expect(status).toBe(2);
  expect(stderr).toBe('PORT is "x"; it has to be a number from 0 to 65535\n');
});

function serve(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  return spawnSync(process.execPath, [COMMAND, 'serve', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ...variables },
    timeout: 20_000,
  });
}
