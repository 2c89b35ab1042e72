import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compile, type Finding, hasErrors } from '../compiler/index.ts';

const USAGE = `npm run check [-- files] [--format text|json]

Checks the manifests and prints what is wrong with them. With files, only what concerns them.
Exit status: 0 if there are no errors, 1 if there are, 2 if the call itself is wrong.`;

function main(): number {
  const options = readOptions();
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
  const { findings: all, compiled } = compile(root);
  const wanted = options.files.map((file) =>
    path.relative(root, path.resolve(file)).split(path.sep).join('/'),
  );
  const findings = wanted.length === 0 ? all : all.filter(({ file }) => wanted.includes(file));

  if (options.format === 'json') console.log(JSON.stringify(findings, null, 2));
  else for (const line of describeFindings(findings, compiled?.pages.length)) console.log(line);
  return hasErrors(findings) ? 1 : 0;
}

function readOptions(): { files: string[]; format: string; help: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const known = values.format === 'text' || values.format === 'json';
    return known
      ? { files: positionals, format: values.format, help: values.help === true }
      : undefined;
  } catch {
    return undefined;
  }
}

function describeFindings(findings: readonly Finding[], pages: number | undefined): string[] {
  if (findings.length === 0)
    return [`manifests are right${pages === undefined ? '' : ` (${pages} pages)`}`];
  return [
    ...findings.map(
      ({ file, line, column, severity, code, message }) =>
        `${file}:${line}:${column}  ${severity} ${code}  ${message}`,
    ),
    `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`,
  ];
}

process.exitCode = main();
