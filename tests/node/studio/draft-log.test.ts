import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type DraftEvent, DraftLog } from '../../../src/node/studio/draft-log.ts';

const step = (text: string): DraftEvent => ({
  is: 'step',
  label: 'a title',
  merges: false,
  files: { 'manifests/home.json': text },
});

test('what happens after a line that was cut off is there after the next restart', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'draft-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  new DraftLog(folder).append(step('one'));
  appendFileSync(path.join(folder, 'draft.jsonl'), '{"is":"step","label":"a ti');
  const log = new DraftLog(folder);
  expect(log.read()).toEqual([step('one')]);
  log.append(step('two'));
  expect(new DraftLog(folder).read()).toEqual([step('one'), step('two')]);
});
