import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { dropUnusedMethods } from '../../../src/node/build/drop-unused-methods.ts';
import { copyRouter, dropUnusedComponents } from '../../../src/node/build/lean-packages.ts';

/** Builds a script with a plugin, whose packages have nothing of what it changes. */
async function buildWith(plugin: Plugin): Promise<unknown> {
  const root = mkdtempSync(path.join(tmpdir(), 'lean-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const input = path.join(root, 'entry.js');
  writeFileSync(input, 'console.log(1);');
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, rolldownOptions: { input } },
  });
}

test.each<[what: string, plugin: () => Plugin, message: RegExp]>([
  ['unused methods', dropUnusedMethods, /i18next has no file/],
  ['unused components', dropUnusedComponents, /react-router has nothing like/],
  ['a copy of the router', copyRouter, /navigating-router\.ts imports no router/],
])('%s that are nowhere end the build', async (_, plugin, message) => {
  await expect(buildWith(plugin())).rejects.toThrow(message);
});

test('a build without them is one', async () => {
  await expect(buildWith({ name: 'nothing' })).resolves.toBeDefined();
});
