import { writeFileSync } from 'node:fs';
import { styleText } from 'node:util';
import type { BackendModel } from '../../core/manifest/backend-model.ts';
import { reportText as reportFindings } from '../check/index.ts';
import { matchesPattern, UsageError } from '../command-line/index.ts';
import { compile, suggest } from '../compiler/index.ts';
import {
  type ContractCommandOptions,
  type ContractReport,
  type ContractSite,
  checkContract,
  isBroken,
  readOptions,
  reportJunit,
  reportText,
  USAGE,
} from '../contract/index.ts';
import { readKnownHeaders } from '../server/index.ts';

export { OPTIONS as options } from '../contract/index.ts';

/** Checks what a running API answers. */
export function run(args: readonly string[], site: string): number | Promise<number> {
  const options = readOptions(args);
  if (options !== undefined) return check(site, options);
  console.log(USAGE);
  return 0;
}

/** Checks the API, reports what was found, and gives the exit status. */
async function check(root: string, options: ContractCommandOptions): Promise<number> {
  const { findings, compiled, manifests } = compile(root);
  if (compiled === undefined) {
    process.stderr.write(reportFindings(findings, { root, pages: undefined, paint: styleText }));
    return 1;
  }
  const site = { root, compiled, manifests };
  const languages = chooseLanguages(site, options.languages);
  refuseUnknownRoutes(site, options.only);
  const headers = addHeaders(options.headers, chooseBackend(site, options.api));
  const report = await checkContract(site, { ...options, headers, languages });
  write(print(report, root, options), options);
  return isBroken(report, options.strict) ? 1 : 0;
}

function chooseBackend({ compiled }: ContractSite, api: string | undefined): BackendModel {
  const found = compiled.backends.find((backend) => backend.api === api);
  if (found !== undefined) return found;
  const known = compiled.backends.flatMap((backend) => backend.api ?? []);
  throw new UsageError(`--api ${api} names no API of site.json${suggest(api ?? '', known)}`);
}

/** What the site's server sends; what the command names comes before. */
function addHeaders(asked: Headers, backend: BackendModel): Headers {
  const headers = readKnownHeaders(backend, process.env);
  for (const [name, value] of asked) headers.set(name, value);
  return headers;
}

function chooseLanguages(
  { compiled }: ContractSite,
  wanted: readonly string[] | undefined,
): readonly string[] {
  const known = compiled.site.languages.map(({ code }) => code);
  const unknown = wanted?.find((code) => !known.includes(code));
  if (unknown !== undefined) {
    throw new UsageError(`--languages has "${unknown}"${suggest(unknown, known)}`);
  }
  return wanted ?? known;
}

function refuseUnknownRoutes({ compiled }: ContractSite, only: readonly string[]): void {
  const known = compiled.table.routes.map(({ route }) => route);
  const unknown = only.find((pattern) => !known.some((route) => matchesPattern(route, pattern)));
  if (unknown !== undefined) {
    throw new UsageError(`--only ${unknown} names no route${suggest(unknown, known)}`);
  }
}

function print(
  report: ContractReport,
  root: string,
  { format, output, strict }: ContractCommandOptions,
): string {
  // A file is no terminal, whatever the command is called in.
  const paint = output === undefined ? styleText : (_: unknown, text: string) => text;
  const reports = {
    text: () => reportText(report, { root, paint }),
    json: () => `${JSON.stringify(report, null, 2)}\n`,
    junit: () => reportJunit(report, strict),
  };
  return reports[format]();
}

function write(text: string, { output }: ContractCommandOptions): void {
  if (output === undefined) {
    process.stdout.write(text);
    return;
  }
  try {
    writeFileSync(output, text);
  } catch (cause) {
    throw new UsageError(
      `--output ${output} cannot be written; name a file in a folder that is there`,
      {
        cause,
      },
    );
  }
}
