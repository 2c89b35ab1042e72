import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { isRecord } from '../../../src/core/mapping/read-path.ts';
import { reportText, validateSite } from '../../../src/node/check/index.ts';
import { hasErrors } from '../../../src/node/compiler/index.ts';
import { PROJECT } from '../compiler/small-site.ts';
import { type Block, blocksOf } from './guides.ts';

const run = promisify(execFile);

/** What a guide's commands and the compiler need of the project. */
const PARTS = [
  'manifests',
  'schemas',
  'renderers',
  'src',
  'package.json',
  'tsconfig.json',
  'biome.json',
  '.vscode/settings.json',
  'tests/renderers/show.tsx',
  'tests/core/site-of.ts',
  'tests/react/complete-document.ts',
  'tests/react/clean-up.ts',
  'vite.config.ts',
];

/**
 * Commands that go on until they are stopped, that test everything, or that need the whole site and a
 * browser; they only have to exist.
 */
const NOT_RUN = /^(?:\w+=\S+ )?npm run (?:dev|build|types|generate:pictures|test:\w+)$/;

/** What says or writes the same again as long as nothing else is changed. */
const CHECK = 'npm run -s check';
const GENERATE = 'npm run -s generate';

/** A copy of the project in a folder of its own. */
export function copyProject(): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'guide-'));
  for (const part of PARTS) {
    cpSync(path.join(PROJECT, part), path.join(root, part), { recursive: true });
  }
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

/**
 * Does what a guide says in a copy of the project, block by block; the site is right at the end.
 *
 * @throws where a block cannot be followed, with its line
 */
export async function followGuide(root: string, name: string): Promise<void> {
  const run = createRunner(root);
  for (const block of blocksOf(name)) {
    try {
      await followBlock(root, block, run);
    } catch (error) {
      throw new Error(`${name}.md:${block.line} cannot be followed: ${explain(error)}`, {
        cause: error,
      });
    }
  }
  await run.command(CHECK);
}

/** Does what a guide's blocks of files say, and runs none of its commands. */
export function writeGuide(root: string, name: string): void {
  for (const block of blocksOf(name)) if (block.kind !== 'sh') writeBlock(root, block);
}

async function followBlock(root: string, block: Block, run: Runner): Promise<void> {
  if (block.kind === 'sh') {
    for (const command of block.text.trim().split('\n')) await run.command(command);
    return;
  }
  run.change();
  writeBlock(root, block);
}

function writeBlock(root: string, { kind, file, property, text }: Block): void {
  const target = path.join(root, file);
  if (file === '') {
    throw new Error('the block names no file, so nothing tests it');
  } else if (kind === 'diff') {
    writeFileSync(target, applyDiff(readFileSync(target, 'utf8'), text));
  } else if (property !== undefined) {
    const whole = readFileSync(target, 'utf8');
    const tree = parseTree(whole);
    const value = tree && findNodeAtLocation(tree, [property]);
    if (value === undefined) {
      const formattingOptions = { insertSpaces: true, tabSize: 2 };
      const added = modify(whole, [property], JSON.parse(text), { formattingOptions });
      writeFileSync(target, applyEdits(whole, added));
      return;
    }
    const before = whole.slice(0, value.offset);
    const after = whole.slice(value.offset + value.length);
    writeFileSync(target, before + text.trim().replaceAll('\n', '\n  ') + after);
  } else {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** Writes what follows from a copy's schemas and renderers. */
export async function generate(root: string): Promise<void> {
  await runCommand(root, GENERATE);
}

interface Runner {
  /** Runs a command of a guide, unless it has been run since the last change. */
  readonly command: (command: string) => Promise<void>;
  /** Says that a file is about to be changed. */
  readonly change: () => void;
}

function createRunner(root: string): Runner {
  const upToDate = new Set<string>();
  return {
    command: async (command) => {
      if (NOT_RUN.test(command) || upToDate.has(command)) return;
      if (command !== CHECK) upToDate.clear();
      await runCommand(root, command);
      if (command === CHECK || command === GENERATE) upToDate.add(command);
    },
    change: () => upToDate.clear(),
  };
}

async function runCommand(root: string, command: string): Promise<void> {
  if (command === CHECK) await check(root);
  else await run('sh', ['-c', command], { cwd: root });
}

/** Does what the command does, within this process: to start one takes longer. */
async function check(root: string): Promise<void> {
  const { findings } = await validateSite(root);
  if (!hasErrors(findings)) return;
  throw new Error(reportText(findings, { root, pages: undefined, paint: (_, text) => text }));
}

/** A text with the change of a diff; what the diff takes as there stands there once. */
function applyDiff(text: string, diff: string): string {
  const lines = diff.replace(/\n$/, '').split('\n');
  const side = (without: string) =>
    lines
      .filter((line) => !line.startsWith(without))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, after, ...others] = text.split(side('+'));
  if (before === undefined || after === undefined || others.length > 0) {
    throw new Error('what the diff changes does not stand there exactly once');
  }
  return before + side('-') + after;
}

function explain(error: unknown): string {
  if (isRecord(error) && 'stdout' in error) return `${error.stdout}${error.stderr}`;
  return error instanceof Error ? error.message : String(error);
}

/** Runs the unit tests in folders of a copy; what fails, or nothing. */
export function runUnitTests(root: string, folders: readonly string[]): Promise<string> {
  return runTool(root, 'vitest', ['run', ...folders]);
}

/** The files of a copy, below some folders, that the project has not, or has otherwise. */
export function listChanges(root: string, parts: readonly string[]): string[] {
  const files = (of: string) =>
    parts.flatMap((part) =>
      readdirSync(path.join(of, part), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(of, path.join(entry.parentPath, entry.name))),
    );
  const names = new Set([...files(root), ...files(PROJECT)]);
  return [...names].filter((name) => readIn(root, name) !== readIn(PROJECT, name)).sort();
}

function readIn(root: string, name: string): string | undefined {
  const file = path.join(root, name);
  return existsSync(file) ? readFileSync(file, 'latin1') : undefined;
}

/** Type-checks the application and the compiler of a copy in one run; what is wrong, or nothing. */
export function checkTypes(root: string): Promise<string> {
  const config = path.join(root, 'tsconfig.guides.json');
  const include = [
    ...['src/core', 'src/react', 'src/app', 'renderers', 'tests/renderers/show.tsx'],
    ...['src/node/compiler', 'src/node/test-generator'],
  ];
  const compilerOptions = { types: ['vite/client', 'node'] };
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', compilerOptions, include }));
  return runTool(root, 'tsc', ['-p', config]);
}

/** Holds a copy against the project's rules of format and lint; what is wrong, or nothing. */
export function checkStyle(root: string): Promise<string> {
  const folders = ['manifests', 'schemas', 'renderers', 'src/core', 'src/node/compiler'];
  const options = ['--error-on-warnings', '--vcs-enabled=false', '--colors=off'];
  return runTool(root, 'biome', ['ci', ...options, ...folders]);
}

async function runTool(root: string, name: string, args: readonly string[]): Promise<string> {
  try {
    await run(path.join(PROJECT, 'node_modules/.bin', name), [...args], { cwd: root });
    return '';
  } catch (error) {
    return explain(error);
  }
}
