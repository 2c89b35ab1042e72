import { expect, test } from 'vitest';
import type { ContractFinding } from '../../../src/node/contract/contract-finding.ts';
import type { ContractReport } from '../../../src/node/contract/contract-report.ts';
import { reportJunit } from '../../../src/node/contract/report/report-junit.ts';
import { findElements, readXml } from './well-formed-xml.ts';

const NASTY = `\u0000\u001b[31m \ud800 \uffff ]]> & < > " '`;

const finding = (severity: 'error' | 'warning'): ContractFinding => ({
  file: 'manifests/home.json',
  line: 1,
  column: 2,
  code: severity === 'error' ? 'C302' : 'C303',
  severity,
  message: NASTY,
  routes: ['/'],
  calls: [{ method: 'GET', url: `/api/${NASTY}`, language: 'zh' }],
  value: NASTY,
});

const reportOf = (...findings: ContractFinding[]): ContractReport => ({
  origin: `https://api.example/${NASTY}`,
  languages: ['zh', 'en'],
  findings,
  routes: [
    { route: '/', language: 'zh', isAsked: true, milliseconds: 1200 },
    { route: '/', language: 'en', isAsked: true, milliseconds: 5 },
    { route: '/news/:id', language: 'en', isAsked: false, milliseconds: 0 },
  ],
  calls: 2,
  median: 5,
  slowest: undefined,
});

/** What stands in each case, by route and language. */
function casesOf(text: string): Record<string, string[]> {
  const cases = findElements(readXml(text), 'testcase').map(({ attributes, children }) => [
    `${attributes.classname} ${attributes.name}`,
    children.map(({ name }) => name),
  ]);
  return Object.fromEntries(cases);
}

test('whatever an answer holds, the report is XML', () => {
  const document = readXml(reportJunit(reportOf(finding('error')), false));
  const [failure] = findElements(document, 'failure');
  expect(failure?.attributes.message).toContain(']]&gt; &amp; &lt; &gt; &quot; &apos;');
  expect(document.attributes).toMatchObject({ tests: '3', failures: '1', skipped: '1' });
});

test.each<[isStrict: boolean, parts: string[]]>([
  [false, ['system-out']],
  [true, ['failure']],
])('a warning, where the check is strict (%s), is %j', (isStrict, parts) => {
  expect(casesOf(reportJunit(reportOf(finding('warning')), isStrict))).toEqual({
    '/ zh': parts,
    '/ en': [],
    '/news/:id en': ['skipped'],
  });
});
