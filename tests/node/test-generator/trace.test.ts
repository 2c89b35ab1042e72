import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig, TestCase, TestResult } from '@playwright/test/reporter';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listProperties } from '../../../src/node/test-generator/list-properties.ts';
import Trace from '../../../src/node/test-generator/suite/support/trace-reporter.ts';
import { compileRight } from '../../compile-right.ts';
import { gardenWith } from '../../garden/make-garden.ts';

const PROPERTY = { line: 3, value: 'x', kinds: ['content'] };
const HOME = {
  manifest: 'manifests/home.json',
  spec: 'home.spec.ts',
  properties: [
    { ...PROPERTY, path: 'frame.views.0.view.layout.item.title', view: 'news' },
    { ...PROPERTY, path: 'frame.views.1.view.layout.item.title', view: 'plants' },
    { ...PROPERTY, path: 'description', kinds: ['head'] },
  ],
};
const OTHER = { ...HOME, manifest: 'manifests/other.json', spec: 'other.spec.ts' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'trace-'));
  writeFileSync(path.join(folder, 'manifests.json'), JSON.stringify({ pages: [HOME, OTHER] }));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Reports cases of the home page that passed, each by its title and kind. */
function report(cases: readonly (readonly [title: string, kind: string])[]): void {
  const trace = new Trace();
  trace.onBegin({ configFile: path.join(folder, 'playwright.config.ts') } as FullConfig);
  for (const [title, kind] of cases) {
    const location = { file: path.join(folder, 'home.spec.ts'), line: 1, column: 1 };
    const parent = { project: () => ({ name: 'en-390' }) };
    const one = { title, tags: [`@${kind}`], location, parent, expectedStatus: 'passed' };
    trace.onTestEnd(one as unknown as TestCase, { status: 'passed' } as TestResult);
  }
  trace.onEnd();
}

function readTrace() {
  const { pages } = JSON.parse(readFileSync(path.join(folder, 'report/trace/trace.json'), 'utf8'));
  return pages as { manifest: string; properties: { cases: { title: string }[] }[] }[];
}

describe('a trace', () => {
  test('has the cases of a property’s kinds, but for those of another part of the page', () => {
    report([
      ['news: shows every item', 'content'],
      ['plants: shows every item', 'content'],
      ['has: a colon', 'content'],
      ['tells search engines what it is', 'head'],
    ]);
    const [page] = readTrace();
    expect(page?.properties.map(({ cases }) => cases.map(({ title }) => title))).toEqual([
      ['news: shows every item', 'has: a colon'],
      ['plants: shows every item', 'has: a colon'],
      ['tells search engines what it is'],
    ]);
  });

  test('names the properties that no case is about, of pages that were tested', () => {
    report([['news: shows every item', 'content']]);
    expect(readTrace().map(({ manifest }) => manifest)).toEqual(['manifests/home.json']);
    const html = readFileSync(path.join(folder, 'report/trace/index.html'), 'utf8');
    const [list = ''] = /<ul>.*?<\/ul>/.exec(html) ?? [];
    expect(list).toContain('frame.views.1.view.layout.item.title');
    expect(list).toContain('description');
    expect(list).not.toContain('frame.views.0.view.layout.item.title');
  });

  test('is not written where nothing ran', () => {
    report([]);
    expect(existsSync(path.join(folder, 'report'))).toBe(false);
  });
});

test('properties say to which tab or pane they belong', () => {
  const source = { endpoint: '/home/latest-activities' };
  const item = { time: { field: 'time', format: 'long-date' }, title: 'name' };
  const view = { source, layout: { type: 'timeline', item } };
  const views = ['first', 'second'].map((id) => ({ id, title: 'menu.visit', view }));
  const frame = { type: 'split', views };
  const root = gardenWith('garden/visit.json', { view: undefined, frame });
  const { manifests } = compileRight(root);
  const [page] = listProperties(manifests, new Set(['garden/visit.spec.ts']));
  const parts = new Map(page?.properties.map((property) => [property.path, property.view]));
  expect(parts.get('frame.views.0.view.layout.item.title')).toBe('first');
  expect(parts.get('frame.views.1.view.source.endpoint')).toBe('second');
  expect(parts.get('route')).toBeUndefined();
});
