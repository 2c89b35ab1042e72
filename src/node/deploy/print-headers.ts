import { escapePattern, pattern, printMap, quote } from './print-words.ts';

/** Headers by their names, in lower case, for each media type; the types have no parameters. */
export type HeadersByType = ReadonlyMap<string, Readonly<Record<string, string>>>;

const SECURITY_HEADERS =
  /^(?:content-security-policy|cross-origin-\w+-policy|permissions-policy|referrer-policy|strict-transport-security|x-content-type-options|x-frame-options)$/;

/** Those of an answer's headers that protect readers; a server decides them by the answer's type. */
export function readSecurityHeaders(headers: Headers): Readonly<Record<string, string>> {
  return Object.fromEntries([...headers].filter(([name]) => SECURITY_HEADERS.test(name)));
}

/** The variables that hold the security headers for what nginx sends, by its type. */
export function printHeaderMaps(types: HeadersByType): string {
  return namesOf(types)
    .map((name) =>
      printMap('$sent_http_content_type', variableOf(name), [
        ...[...types].flatMap(([type, headers]) => {
          const value = headers[name];
          const key = pattern(`^${escapePattern(type)}(?:;|$)`);
          return value === undefined ? [] : [[key, quote(value)] as const];
        }),
        ['default', '""'],
      ]),
    )
    .join('\n\n');
}

/** What sends them: nginx leaves out a header whose value is empty. */
export function printHeaders(types: HeadersByType): string {
  return namesOf(types)
    .map((name) => `add_header ${titleCase(name)} $${variableOf(name)} always;`)
    .join('\n');
}

function namesOf(types: HeadersByType): string[] {
  return [...new Set([...types.values()].flatMap((headers) => Object.keys(headers)))].sort();
}

function variableOf(name: string): string {
  return `site_${name.replaceAll('-', '_')}`;
}

/** A header's name as it is mostly written. */
export function titleCase(name: string): string {
  return name.replace(/(?:^|-)\w/g, (letters) => letters.toUpperCase());
}
