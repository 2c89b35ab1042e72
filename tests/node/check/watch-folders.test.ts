import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SMALL_MEDIA } from '../compiler/small-content.ts';
import { replaceIn } from '../compiler/small-site.ts';
import { makeProject, type Project } from './small-project.ts';

const LIST = 'people/fellows.json';
const RIGHT = 'manifests are valid (14 pages)';

const END = 'waiting for changes\n\n';

interface Watching {
  readonly child: ChildProcess;
  /** Waits for a report with these words: a machine under load may report a save in two steps. */
  readonly report: (words: string) => Promise<string>;
}

/** Starts the command, which keeps checking. */
function startWatching({ root, addCode }: Project): Watching {
  addCode();
  const child = spawn(process.execPath, ['src/node/cli/colophon.ts', 'check', '--watch'], {
    cwd: root,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let reports = [''];
  const received = new EventEmitter();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      reports = (reports.join(END) + chunk.toString()).split(END);
      received.emit('data');
    });
  }
  const report = async (words: string): Promise<string> => {
    for (;;) {
      // The last part is a report that has not ended yet.
      const index = reports.slice(0, -1).findIndex((text) => text.includes(words));
      if (index >= 0) return reports.splice(0, index + 1).at(-1) ?? '';
      await once(received, 'data');
    }
  };
  return { child, report };
}

describe('the check command with --watch', { timeout: 60_000 }, () => {
  test('checks again after each change, and says when', async () => {
    const project = makeProject();
    const { report } = startWatching(project);
    expect(await report(RIGHT)).toMatch(/^manifests are valid .*\nchecked at \d\d:\d\d:\d\d, $/);

    project.write(LIST, replaceIn(LIST, '"md": 1', '"md": 0'));
    await report('error M106  "md" is 0');
    project.write(LIST, replaceIn(LIST, '"md": 1', '"md": 2'));
    await report(RIGHT);
  });

  test('sees new folders of manifests, and new overrides', async () => {
    const project = makeProject({
      'home.json': replaceIn('home.json', 'coming-soon', 'other-page'),
    });
    const { report } = startWatching(project);
    await report('error M209');
    const folder = path.join(project.root, 'renderers/overrides/other-page');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'index.tsx'), 'export function Override() {}\n');
    await report(RIGHT);
    mkdirSync(path.join(project.root, 'manifests/new'));
    await report(RIGHT);
    project.write('new/page.json', '{');
    await report('manifests/new/page.json:1:2  error M006');
  });

  test('sees folders that were not there when it began', async () => {
    const project = makeProject();
    const media = path.join(project.root, 'media');
    const writeMedia = () => {
      for (const [name, bytes] of Object.entries(SMALL_MEDIA)) {
        mkdirSync(path.dirname(path.join(project.root, name)), { recursive: true });
        writeFileSync(path.join(project.root, name), bytes);
      }
    };
    rmSync(media, { recursive: true });
    const { report } = startWatching(project);
    await report('error M405');
    writeMedia();
    await report(RIGHT);
    rmSync(media, { recursive: true });
    await report('error M405');
    writeMedia();
    await report(RIGHT);
  });

  test('clears nothing, and ends with 0 when it is interrupted', async () => {
    const { child, report } = startWatching(makeProject());
    // A terminal is cleared by an escape sequence.
    expect(await report(RIGHT)).not.toContain('\u001b');
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
