import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { onlyCrashed } from './crashes.ts';

const RIGHT = '<testcase name="a">\n</testcase>';
const CRASHED = '<testcase name="b"><failure>Error: page.goto: Page crashed</failure></testcase>';
const WRONG = '<testcase name="c"><failure>Error: expected 1 to be 2</failure></testcase>';

test.each([
  ['nothing failed', [RIGHT], false],
  ['the browser crashed', [RIGHT, CRASHED], true],
  ['a test failed', [RIGHT, WRONG], false],
  ['a test failed beside a crash', [CRASHED, WRONG], false],
])('where %s', (_, cases, isSo) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.xml');
  writeFileSync(file, `<testsuites>${cases.join('')}</testsuites>`);
  expect(onlyCrashed(file)).toBe(isSo);
});

test('where there is no report', () => {
  expect(onlyCrashed('/nowhere/report.xml')).toBe(false);
});
