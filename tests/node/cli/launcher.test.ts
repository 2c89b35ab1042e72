import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build, type Rolldown } from 'vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COMMANDS_CONFIG } from '../../../src/node/packing/commands-config.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const STARTER = 'src/node/cli/colophon.cjs';
/** Milliseconds between two looks of the starter whether the shell is there. */
const WATCH_MS = 500;

/** A project of the starter alone, which this Node runs. */
function writeStarter(node: string, files: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'launcher-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const all = { 'package.json': JSON.stringify({ type: 'module', engines: { node } }), ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  cpSync(path.join(ROOT, STARTER), path.join(root, STARTER));
  return path.join(root, STARTER);
}

function runStarter(node: string, files: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [writeStarter(node, files), 'serve', '--one'],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the command', () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const built = { 'dist/node/colophon.js': 'console.log(process.argv.slice(2).join());' };

  test.each([`>=${major}.${minor}`, '>=18', `>=${Number(major) - 1}.99`])(
    'runs on a Node of the version %s',
    (node) => {
      expect(runStarter(node, built)).toEqual({ status: 0, stdout: 'serve,--one\n', stderr: '' });
    },
  );

  test.each([`>=${major}.${Number(minor) + 1}`, `>=${Number(major) + 1}`])(
    'says in a line that it is not run by a Node of %s',
    (node) => {
      const { status, stderr } = runStarter(node, built);
      expect(status).toBe(1);
      expect(stderr).toBe(
        `This needs Node ${node}, and is run by ${process.version}; install a newer one\n`,
      );
    },
  );

  /**
   * A server that the shell of npm starts, and which says its process and how it ends; or that it goes on
   * alone, at its second look after the shell is gone. What ends it looks as often, each time before it does.
   */
  async function startByNpm(environment: Readonly<Record<string, string>>) {
    const starter = writeStarter('>=18', {
      'dist/node/colophon.js': `process.on('SIGTERM', () => { console.log('ended'); process.exit(0); });
const shell = process.ppid;
let looks = 0;
setInterval(() => {
  if (process.ppid !== shell) looks += 1;
  // A signal that was sent meanwhile is answered first.
  if (looks === 2) setImmediate(() => console.log('goes on'));
}, ${WATCH_MS});
console.log(process.pid);`,
    });
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${starter}" serve; true`], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface(shell.stdout)[Symbol.asyncIterator]();
    const pid = Number((await lines.next()).value);
    onTestFinished(() => {
      // It has ended where all is right.
      if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    });
    return { shell, nextLine: async () => (await lines.next()).value };
  }

  test('ends with the shell in which npm runs it', async () => {
    const { shell, nextLine } = await startByNpm({ npm_command: 'exec' });
    shell.kill('SIGKILL');
    expect(await nextLine()).toBe('ended');
  });

  test('goes on without the shell of a person who has left', async () => {
    const { shell, nextLine } = await startByNpm({ npm_command: '' });
    shell.kill('SIGKILL');
    expect(await nextLine()).toBe('goes on');
  });

  test('says that it is not built', () => {
    const { status, stderr } = runStarter('>=18');
    expect([status, stderr]).toEqual([1, 'Colophon is not built; run npm run build\n']);
  });

  test('is written so that a Node of long ago can read it', () => {
    const source = readFileSync(path.join(ROOT, STARTER), 'utf8');
    expect(source).not.toMatch(/\?\.|\?\?|`|=>.*=>|\bawait\b|^import /m);
  });
});

test('the built commands need nothing but dependencies, and no word that is of TypeScript', async () => {
  const result = await build({
    ...COMMANDS_CONFIG,
    logLevel: 'silent',
    build: { ...COMMANDS_CONFIG.build, write: false },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const chunks = outputs.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const own = new Set(chunks.map(({ fileName }) => fileName));
  expect([...own].filter((name) => !name.includes('-')).sort()).toEqual(['colophon.js']);
  const manifest: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  );
  const packages = chunks
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((name) => !own.has(name) && !name.startsWith('node:'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  expect(packages.length).toBeGreaterThan(5);
  const missing = packages.filter(
    (name) => !(name in manifest.dependencies) && !builtinModules.includes(name),
  );
  expect(missing).toEqual([]);
});

test.each([
  [['help', 'check'], 'colophon check'],
  [['help'], 'colophon <command>'],
  [[], 'colophon <command>'],
])('%j tells how it is called', (args, usage) => {
  const command = path.join(ROOT, 'src/node/cli/colophon.ts');
  const { status, stdout } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
  expect([status, stdout.split(' [')[0]]).toEqual([0, usage]);
});
