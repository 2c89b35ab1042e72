import { createFindingPrinter, type Paint, summariseFindings } from '../../check/index.ts';
import type { ContractFinding } from '../contract-finding.ts';
import type { ContractReport } from '../contract-report.ts';

/**
 * A report for a person: each finding with its place in the manifest, the call and what was seen,
 * then how much was asked.
 *
 * @param root the project's folder, where the manifests are
 */
export function reportText(
  report: ContractReport,
  { root, paint }: { readonly root: string; readonly paint: Paint },
): string {
  const print = createFindingPrinter(root, paint);
  const blocks = report.findings.map((finding) =>
    [...print(finding), ...describeCalls(finding), '', ''].join('\n'),
  );
  return [...blocks, ...sumUp(report).map((line) => `${line}\n`)].join('');
}

function describeCalls({ calls, value }: ContractFinding): string[] {
  const [first] = calls;
  const languages = [...new Set(calls.map(({ language }) => language))].join(', ');
  const urls = new Set(calls.map(({ url }) => url)).size;
  const more = urls > 1 ? `, and ${urls - 1} more` : '';
  return [
    ...(first === undefined ? [] : [`   ${first.method} ${first.url} (${languages})${more}`]),
    ...(value === undefined ? [] : [`   seen: ${value}`]),
  ];
}

function sumUp({ origin, languages, findings, routes, calls, median, slowest }: ContractReport) {
  const checked = new Set(routes.filter(({ isAsked }) => isAsked).map(({ route }) => route)).size;
  const unknown = new Set(routes.filter(({ isAsked }) => !isAsked).map(({ route }) => route));
  const last =
    slowest && `, slowest ${slowest.milliseconds} ms (${slowest.url}, ${slowest.language})`;
  const plural = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  return [
    ...[...unknown].map((route) => `not checked: ${route}, since no answer leads to a page of it`),
    `${plural(calls, 'call')} of ${origin} for ${plural(checked, 'route')} in ${languages.join(', ')}: median ${median} ms${last ?? ''}`,
    findings.length === 0 ? 'the API answers what the manifests read' : summariseFindings(findings),
  ];
}
