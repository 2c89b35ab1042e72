import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '../../../src/node/command-line/index.ts';
import { callCommand } from '../../call-command.ts';

function openFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'unwritable-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a folder is made with those above it', () => {
  const folder = openFolder();
  makeFolder(path.join(folder, 'a/b'));
  makeFolder(path.join(folder, 'a/b'));
  expect(readdirSync(path.join(folder, 'a'))).toEqual(['b']);
});

describe('a command that cannot write', () => {
  test('says where and why in a line, and what to do', async () => {
    const note = path.join(openFolder(), 'note.txt');
    writeFileSync(note, 'a note');
    const { status, stderr } = await callCommand(() => {
      mkdirSync(path.join(note, 'site'));
      return 0;
    });
    expect([status, stderr]).toEqual([
      1,
      `${note}/site cannot be written: a file stands where a folder has to be; name another folder, or give this user the right to write there\n`,
    ]);
    expect(readFileSync(note, 'utf8')).toBe('a note');
  });

  test.runIf(process.platform === 'linux')('says so where a system makes no folder', async () => {
    const { status, stderr } = await callCommand(() => {
      makeFolder('/proc/site/out');
      return 0;
    });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^\/proc\/site cannot be written: the system makes no folder there; /),
    ]);
  });

  test('hides no mistake of ours', async () => {
    const mistake = callCommand(() => {
      readFileSync(path.join(openFolder(), 'none.txt'));
      return 0;
    });
    await expect(mistake).rejects.toThrow('ENOENT');
  });
});
