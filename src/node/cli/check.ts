import { existsSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { mendFiles, reportMends } from '../check/mend-files.ts';
import { readOptions } from '../check/read-options.ts';
import { reportGithub } from '../check/report-github.ts';
import { reportText } from '../check/report-text.ts';
import { compile, hasErrors } from '../compiler/index.ts';

const USAGE = `npm run check [-- files] [--fix] [--format text|json|github]

Checks the manifests and prints what is wrong with them. With files, only what concerns them.
--fix mends in the files what a machine can mend: order, old names, placeholders, $schema.
Exit status: 0 if there are no errors, 1 if there are, 2 if the call itself is wrong.`;

function main(): number {
  const options = readOptions(process.argv.slice(2));
  if (options === undefined) {
    console.error(USAGE);
    return 2;
  }
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  const missing = options.files.filter((file) => !existsSync(file));
  if (missing.length > 0) {
    console.error(`${missing.join(', ')}: no such file; name files below manifests/`);
    return 2;
  }
  const root = path.resolve(import.meta.dirname, '../../..');
  const wanted = options.files.map((file) =>
    path.relative(root, path.resolve(file)).split(path.sep).join('/'),
  );
  if (options.fix) {
    // Who reads another format wants nothing else between its lines.
    const stream = options.format === 'text' ? process.stdout : process.stderr;
    stream.write(reportMends(mendFiles(root, wanted)));
  }
  const { findings: all, compiled } = compile(root);
  const findings = wanted.length === 0 ? all : all.filter(({ file }) => wanted.includes(file));

  const pages = compiled?.pages.length;
  const reports = {
    text: () => reportText(findings, { root, pages, paint: styleText }),
    json: () => `${JSON.stringify(findings, null, 2)}\n`,
    github: () => reportGithub(findings),
  };
  process.stdout.write(reports[options.format]());
  return hasErrors(findings) ? 1 : 0;
}

process.exitCode = main();
