import { EnvironmentProblem } from './environment-problem.ts';

/** What a header's value may be; anything else would be refused with the value in the message. */
const HEADER_VALUE = /^[\x21-\x7e](?:[\t\x20-\x7e]*[\x21-\x7e])?$/;

/**
 * The headers that a backend alone is sent, from the variables that `secretHeaders` of its API in
 * `site.json` names. No message has a value in it.
 *
 * @param names the variables' names, by the headers' names
 * @throws {EnvironmentProblem} that names each variable that is missing or cannot be sent
 */
export function readSecretHeaders(
  names: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string | undefined>>,
): Headers {
  const headers = new Headers();
  const problems: string[] = [];
  for (const [header, variable] of Object.entries(names)) {
    const value = variables[variable] ?? '';
    const use = `"secretHeaders" of manifests/site.json sends it as ${header}`;
    if (value === '') {
      problems.push(`${variable} is not set; ${use}, so set it to the header's value`);
    } else if (HEADER_VALUE.test(value)) {
      headers.set(header, value);
    } else {
      problems.push(
        `${variable} cannot be a header's value; ${use}, so leave out line ends, spaces around it and what is not ASCII`,
      );
    }
  }
  if (problems.length > 0) throw new EnvironmentProblem(problems.join('\n'));
  return headers;
}
