import path from 'node:path';
import { UsageError } from '../command-line/index.ts';
import { compile, hasErrors, printFinding } from '../compiler/index.ts';
import {
  compareSuite,
  contentLists,
  type GenerateOptions,
  generateSuite,
  loadExpectations,
  readOptions,
  type SuiteState,
  USAGE,
  writeSuite,
} from '../test-generator/index.ts';

export { OPTIONS as options } from '../test-generator/index.ts';

/** Writes browser tests of a site. */
export async function run(args: readonly string[], site: string): Promise<number> {
  const options = readOptions(args);
  if (options === 'help') {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const status = await writeTests(site, options);
  if (status === 0 && !options.isCheck) {
    process.stdout.write(`${howToRun(options.folder).join('\n')}\n`);
  }
  return status;
}

/** Writes them as the options say, and gives the exit status of the command. */
export async function writeTests(root: string, options: GenerateOptions): Promise<number> {
  const { folder, baseUrl, only, languages, widths, isReadOnly, isCheck } = options;
  const { findings, compiled, manifests } = compile(root);
  if (compiled === undefined || hasErrors(findings)) {
    for (const finding of findings) console.error(printFinding(finding));
    console.error('A suite is made from valid manifests; fix these first.');
    return 1;
  }
  const known = compiled.site.languages.map(({ code }) => code);
  const stranger = languages?.find((code) => !known.includes(code));
  if (stranger !== undefined) {
    throw new UsageError(`--languages: the site has no "${stranger}"; it has ${known.join(', ')}`);
  }
  const suite = generateSuite(compiled, {
    runs: { baseUrl, languages: languages ?? known, widths },
    only,
    isReadOnly,
    manifests,
    contentLists: contentLists(root, manifests),
    renderers: await loadExpectations(root),
  });
  const specs = [...suite.files.keys()].filter((name) => name.endsWith('.spec.ts'));
  const isEmpty = !specs.some((name) => suite.specs.has(name)) && suite.hidden.length === 0;
  // A site of pages that are being prepared has the tests of a whole site, and none of a page.
  if (isEmpty && only.length > 0)
    throw new UsageError(`--only: no page has a route like ${only.join(', ')}`);
  const state = compareSuite(folder, suite);
  if (isCheck) return reportState(folder, state);
  const [foreign] = state.foreign;
  if (foreign !== undefined) {
    console.error(
      `${path.join(folder, foreign)} was not generated; move it away, or choose another folder`,
    );
    return 1;
  }
  writeSuite(folder, suite, state);
  process.stdout.write(`${specs.length} specs in ${folder}\n`);
  for (const route of suite.hidden) {
    process.stdout.write(`no spec of ${route}: no list of the site leads to it\n`);
  }
  for (const name of state.obsolete)
    process.stdout.write(`removed ${name}, which no page needs any more\n`);
  return 0;
}

/** The commands that run a suite where there is nothing yet but Node and npm. */
function howToRun(folder: string): string[] {
  const quoted = /^[\w./-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", "'\\''")}'`;
  return [
    'run them:',
    `  cd ${quoted}`,
    '  npm install',
    '  npm test    # in Playwright’s browser, an installed one, or that of CHROMIUM_PATH=/path/to/chromium',
  ];
}

function reportState(folder: string, state: SuiteState): number {
  const lines = Object.entries(state).flatMap(([kind, names]: [string, readonly string[]]) =>
    names.map((name) => `${kind}: ${name}`),
  );
  if (lines.length === 0) {
    process.stdout.write(`${folder} is up to date\n`);
    return 0;
  }
  console.error(
    `${folder} is not what would be written now; generate it again\n${lines.join('\n')}`,
  );
  return 1;
}
