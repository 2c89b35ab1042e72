import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { isRecord } from '../../../src/core/mapping/read-path.ts';
import { reportText, validateSite } from '../../../src/node/check/index.ts';
import { PROJECT } from '../compiler/small-site.ts';
import { callColophon } from './guide-site.ts';
import { type Block, blocksOf } from './guides.ts';

const run = promisify(execFile);

/**
 * Commands that go on until they are stopped, that test everything, that need a browser, or that need
 * the registry; they only have to exist.
 */
const NOT_RUN =
  /^(?:(?:\w+=\S+ )?npx colophon (?:dev|build|test)|npx tsc|npm install (?:--save-dev )?[@\w/-]+)$/;
/** A command of the engine, and its arguments. */
const COLOPHON = /^npx colophon (.+)$/;
/** What a shell does beside. */
const SHELL = /^(?:cp|rm) /;
const CHECK = 'npx colophon check';

/**
 * Does what a guide says in a site, block by block; the site is right at the end.
 *
 * @throws where a block cannot be followed, with its line, or a command is none that a site has
 */
export async function followGuide(root: string, name: string): Promise<void> {
  for (const block of blocksOf(name)) {
    try {
      await followBlock(root, block);
    } catch (error) {
      throw new Error(`${name}.md:${block.line} cannot be followed: ${explain(error)}`, {
        cause: error,
      });
    }
  }
  await check(root);
}

/** Does what a guide's blocks of files say, and runs none of its commands. */
export function writeGuide(root: string, name: string): void {
  for (const block of blocksOf(name)) if (block.kind !== 'sh') writeBlock(root, block);
}

async function followBlock(root: string, block: Block): Promise<void> {
  if (block.kind !== 'sh') return writeBlock(root, block);
  for (const command of block.text.trim().split('\n')) await runCommand(root, command);
}

async function runCommand(root: string, command: string): Promise<void> {
  const [, call] = COLOPHON.exec(command) ?? [];
  if (NOT_RUN.test(command)) return;
  if (command === CHECK) await check(root);
  else if (call !== undefined) await callColophon(root, splitArguments(call));
  else if (SHELL.test(command)) await run('sh', ['-c', command], { cwd: root });
  else throw new Error(`"${command}" is no command that a site has`);
}

/** The arguments of a call, of which some stand in quotes. */
function splitArguments(call: string): string[] {
  return [...call.matchAll(/(?:"[^"]*"|[^\s"])+/g)].map(([part]) => part.replaceAll('"', ''));
}

/** Content that a language lacks is named until it is there; a part of a file is put at its end here. */
const EXPECTED = ['M306', 'M301'];

/** Does what the command does, within this process: to start one takes longer. */
async function check(root: string): Promise<void> {
  const { findings } = await validateSite(root);
  if (findings.every(({ code }) => EXPECTED.includes(code))) return;
  throw new Error(reportText(findings, { root, pages: undefined, paint: (_, text) => text }));
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

/** Type-checks a site's own renderers as `npx tsc` does there, by the engine's sources; what is wrong, or nothing. */
export function checkTypes(root: string): Promise<string> {
  const config = path.join(root, 'tsconfig.sources.json');
  const paths = {
    colophon: [path.join(PROJECT, 'src/react/index.ts')],
    'colophon/models/*': [path.join(PROJECT, 'src/core/manifest/*-model.ts')],
    'colophon/suite': [
      path.join(PROJECT, 'src/node/test-generator/suite/support/for-renderers.ts'),
    ],
    'colophon/testing': [path.join(PROJECT, 'src/node/test-generator/renderer-expectations.ts')],
  };
  const compilerOptions = { paths, types: ['vite/client', 'node'] };
  const include = [
    '.colophon/*.d.ts',
    'renderers',
    path.join(PROJECT, 'src/app/virtual-modules.d.ts'),
  ];
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', compilerOptions, include }));
  return runTool(root, 'tsc', ['-p', config]);
}

/** Holds files of a site to the engine's rules of format and lint; what is wrong, or nothing. */
export function checkStyle(root: string, files: readonly string[]): Promise<string> {
  const options = ['--error-on-warnings', '--vcs-enabled=false', '--colors=off'];
  return runTool(root, 'biome', ['ci', '--config-path', PROJECT, ...options, ...files]);
}

async function runTool(root: string, name: string, args: readonly string[]): Promise<string> {
  try {
    await run(path.join(PROJECT, 'node_modules/.bin', name), [...args], { cwd: root });
    return '';
  } catch (error) {
    return explain(error);
  }
}
