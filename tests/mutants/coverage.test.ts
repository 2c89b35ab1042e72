import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { casesFor, createCoverageFiles, readCoverage } from './coverage.ts';

const ALL = ['[en] › home.spec.ts › a', '[en] › home.spec.ts › b', '[en] › home.spec.ts › head'];
const folder = mkdtempSync(path.join(tmpdir(), 'coverage-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** The coverage of a suite whose cases `a` and `b` run mutants in their pages, and `head` opens none. */
function readSuite() {
  const files = createCoverageFiles(folder, []);
  const ran = (title: string, id: string) => JSON.stringify(['en', ['home.spec.ts', title], id]);
  const lines = [ran('a', '1'), ran('a', '2'), ran('a', '3'), ran('b', '3')];
  writeFileSync(files.pages, `${lines.join('\n')}\n`);
  writeFileSync(files.server, '2\n4\n');
  return readCoverage(files);
}

test('what pages alone run is asked of the cases that run it', () => {
  const { ofAnswers, ofPages } = casesFor('1', readSuite(), ALL);
  expect(ofAnswers).toEqual([]);
  expect(ofPages).toEqual([ALL[0]]);
  expect(casesFor('3', readSuite(), ALL).ofPages).toEqual([ALL[0], ALL[1]]);
});

test('what the server runs as well is asked of those without a page, too', () => {
  expect(casesFor('2', readSuite(), ALL)).toEqual({ ofAnswers: [ALL[2]], ofPages: [ALL[0]] });
});

test('what the server alone runs is asked of all', () => {
  expect(casesFor('4', readSuite(), ALL)).toEqual({
    ofAnswers: [ALL[2]],
    ofPages: [ALL[0], ALL[1]],
  });
});

test('what nothing runs is asked of none', () => {
  expect(casesFor('5', readSuite(), ALL)).toEqual({ ofAnswers: [], ofPages: [] });
});

test('cases that failed without a mutant are left out', () => {
  expect(casesFor('3', readSuite(), ALL.slice(1)).ofPages).toEqual([ALL[1]]);
});

test('of cases that ask the same of many pages four are chosen, far apart', () => {
  const coverage = readSuite();
  const endings = Array.from({ length: 7 }, (_, page) => `[en] › ${page}.spec.ts › news: ends`);
  const all = [...endings, '[en] › 6.spec.ts › begins'];
  const chosen = casesFor('9', { ...coverage, pages: new Map([['9', new Set(all)]]) }, all);
  expect(chosen.ofPages).toEqual([0, 2, 4, 6, 7].map((index) => all[index]));
});

test('all cases that ask for answers are chosen, also those that ask the same', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((page) => `[en] › ${page}.spec.ts › head`);
  const coverage = { pages: new Map<string, Set<string>>(), server: new Set(['9']) };
  expect(casesFor('9', coverage, all)).toEqual({ ofAnswers: all, ofPages: [] });
});

test('a run begins with nothing of the one before', () => {
  readSuite();
  const { pages, server } = readCoverage(createCoverageFiles(folder, []));
  expect([pages.size, server.size]).toEqual([0, 0]);
});
