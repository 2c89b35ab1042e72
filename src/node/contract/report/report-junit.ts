import type { ContractFinding } from '../contract-finding.ts';
import type { CheckedRoute, ContractReport } from '../contract-report.ts';

/**
 * A report as JUnit's XML: a test case for each route in each language. What does not break the
 * check stands in the output of its case.
 *
 * @param isStrict whether warnings are failures
 */
export function reportJunit(report: ContractReport, isStrict: boolean): string {
  const cases = report.routes.map((route) => {
    const own = report.findings.filter((finding) => concerns(finding, route));
    const failures = own.filter(({ severity }) => isStrict || severity === 'error');
    return { route, failures, remarks: own.filter((finding) => !failures.includes(finding)) };
  });
  const failed = cases.filter(({ failures }) => failures.length > 0).length;
  const skipped = report.routes.filter(({ isAsked }) => !isAsked).length;
  const total = report.routes.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const counts = `tests="${cases.length}" failures="${failed}" errors="0" skipped="${skipped}" time="${seconds(total)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="contract of ${escapeXml(report.origin)}" ${counts}>`,
    ...cases.flatMap(({ route, failures, remarks }) => printCase(route, failures, remarks)),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

/** A route and a language in whose calls it was seen. */
function concerns({ routes, calls }: ContractFinding, { route, language }: CheckedRoute): boolean {
  return routes.includes(route) && calls.some((call) => call.language === language);
}

function printCase(
  { route, language, isAsked, milliseconds }: CheckedRoute,
  failures: readonly ContractFinding[],
  remarks: readonly ContractFinding[],
): string[] {
  const [first] = failures;
  const parts = [
    ...(isAsked ? [] : ['      <skipped message="no answer leads to a page of it"/>']),
    ...(first === undefined
      ? []
      : [
          `      <failure type="${first.code}" message="${escapeXml(first.message)}">${describeAll(failures)}</failure>`,
        ]),
    ...(remarks.length === 0 ? [] : [`      <system-out>${describeAll(remarks)}</system-out>`]),
  ];
  const head = `    <testcase classname="${escapeXml(route)}" name="${escapeXml(language)}" time="${seconds(milliseconds)}"`;
  return parts.length === 0 ? [`${head}/>`] : [`${head}>`, ...parts, '    </testcase>'];
}

function describeAll(findings: readonly ContractFinding[]): string {
  return escapeXml(findings.map(describeFinding).join('\n'));
}

function describeFinding(finding: ContractFinding): string {
  const { file, line, column, severity, code, message, calls, value } = finding;
  const [call] = calls;
  return [
    `${file}:${line}:${column}  ${severity} ${code}  ${message}`,
    ...(call === undefined ? [] : [`${call.method} ${call.url} (${call.language})`]),
    ...(value === undefined ? [] : [`seen: ${value}`]),
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text in XML 1.0; characters that it cannot hold in any spelling are replaced. */
function escapeXml(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}
