import { expect, test } from 'vitest';
import { createFinding } from '../../../src/node/compiler/index.ts';
import { printFaults, warningsOf } from '../../../src/node/site-plugin/show-findings.ts';

const PLACE = { file: 'manifests/news.json', line: 3, column: 5 };
const ERROR = createFinding('M205', PLACE, 'unknown endpoint');
const WARNING = createFinding('M305', PLACE, 'unused text');

test.each([
  [[ERROR, ERROR, WARNING], 'the site has 2 errors, 1 warning'],
  [[WARNING], 'the site has 1 warning'],
])('what is wrong is counted by how grave it is, and named', (findings, first) => {
  const [line, ...others] = printFaults({ findings, failure: undefined }).split('\n');
  expect(line).toBe(first);
  expect(others).toHaveLength(findings.length);
  expect(others.at(-1)).toBe('manifests/news.json:3:5  warning M305  unused text');
});

test('where there is nothing to say nothing is said', () => {
  expect(printFaults({ findings: [], failure: undefined })).toBe('');
});

test('a page lists the warnings alone, each with its place in an editor', () => {
  expect(warningsOf({ findings: [ERROR, WARNING], failure: undefined }, '/home/site')).toEqual([
    {
      words: 'manifests/news.json:3:5  warning M305  unused text',
      editor: '/home/site/manifests/news.json:3:5',
    },
  ]);
});
