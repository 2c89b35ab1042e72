import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../run-command.ts';
import { writeSite } from '../compiler/small-site.ts';

const COMMAND = path.resolve(import.meta.dirname, '../../../src/node/cli/colophon.ts');

test('a port that is taken is named, and another', { timeout: 60_000 }, async () => {
  const taken = createServer().listen(0, 'localhost');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const args = [COMMAND, 'dev', '--port', String(port)];
  const { status, stderr } = await runCommand(writeSite(), process.execPath, args);
  expect(status).toBe(1);
  expect(stderr.trim().split('\n').at(-1)).toBe(
    `Port ${port} is taken; stop what uses it, or choose another: npx colophon dev --port ${port + 1}`,
  );
});

test('the port of the environment is taken where no option names one', {
  timeout: 60_000,
}, async () => {
  const command = `PORT=http '${process.execPath}' '${COMMAND}' dev`;
  const { status, stderr } = await runCommand(writeSite(), 'sh', ['-c', command]);
  expect([status, stderr.trim()]).toEqual([2, expect.stringContaining('PORT is "http"')]);
});
