import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listCrashed } from './crashes.ts';

const RIGHT = '<testcase name="a">\n</testcase>';
const CRASHED = '<testcase name="b"><failure>Error: page.goto: Page crashed</failure></testcase>';
const WRONG = '<testcase name="c"><failure>Error: expected 1 to be 2</failure></testcase>';

test.each<[string, string[], string[]]>([
  ['nothing failed', [RIGHT], []],
  ['the browser crashed', [RIGHT, CRASHED], ['b']],
  ['a test failed', [RIGHT, WRONG], []],
  ['a test failed beside a crash', [CRASHED, WRONG], []],
])('where %s', (_, cases, crashed) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.xml');
  writeFileSync(file, `<testsuites>${cases.join('')}</testsuites>`);
  expect(listCrashed(file)).toEqual(crashed);
});

test('where there is no report', () => {
  expect(listCrashed('/nowhere/report.xml')).toEqual([]);
});
