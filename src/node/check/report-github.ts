import { FINDING_CODES, type Finding } from '../compiler/index.ts';

/** Findings as GitHub's workflow commands, which annotate the lines of a pull request. */
export function reportGithub(findings: readonly Finding[]): string {
  return findings.map((finding) => `${describeFinding(finding)}\n`).join('');
}

function describeFinding({ file, line, column, severity, code, message }: Finding): string {
  const title = `${code} ${FINDING_CODES[code].name}`;
  const properties = Object.entries({ file, line, col: column, title }).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  return `::${severity} ${properties.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
