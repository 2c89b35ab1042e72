import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type DraftEvent, DraftLog } from '../../../src/node/studio/draft-log.ts';
import { SiteDraft } from '../../../src/node/studio/site-draft.ts';

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

const HOME = 'manifests/home.json';

/** A site with a home page, and the folder of its draft. */
function makeSite() {
  const root = mkdtempSync(path.join(tmpdir(), 'drafted-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'manifests'));
  writeFileSync(path.join(root, HOME), 'on disk');
  const cache = path.join(root, 'cache');
  const lines = () => readFileSync(path.join(cache, 'draft.jsonl'), 'utf8').trim().split('\n');
  return { root, cache, lines, open: () => new SiteDraft(root, cache) };
}

test('what was typed letter by letter keeps the log short, and each step can be undone', () => {
  const { open, lines, root } = makeSite();
  const draft = open();
  draft.change({ [HOME]: 'first' }, { label: 'first' });
  writeFileSync(path.join(root, HOME), 'first');
  draft.rebase({ [HOME]: 'first' });
  for (let letter = 0; letter < 700; letter += 1) {
    draft.change({ [HOME]: `typed ${letter}` }, { label: 'typed', merges: true });
  }
  draft.change({ [HOME]: 'last' }, { label: 'last' });
  draft.undo();
  expect(lines().length).toBeLessThan(300);
  const again = open();
  expect([again.textOf(HOME), again.baseOf(HOME)]).toEqual(['typed 699', 'first']);
  expect([again.redo(), again.textOf(HOME)]).toEqual(['last', 'last']);
  expect([again.undo(), again.undo(), again.textOf(HOME)]).toEqual(['last', 'typed', 'first']);
  expect([...again.files]).toEqual([]);
  expect([again.undo(), again.textOf(HOME), again.undo()]).toEqual(['first', 'on disk', undefined]);
});

test('a state that names a file outside of the site is none', () => {
  const { cache, open, lines } = makeSite();
  open().change({ [HOME]: 'first' }, { label: 'first' });
  const state = { texts: { '../secret': 'x' }, bases: {}, steps: [], done: 0 };
  appendFileSync(path.join(cache, 'draft.jsonl'), `${JSON.stringify({ is: 'state', ...state })}\n`);
  expect([...open().files]).toEqual([]);
  expect(() => lines()).toThrow(/ENOENT/);
});
