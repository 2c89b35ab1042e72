import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder, parseArguments, Refusal } from '../command-line/index.ts';
import {
  compile,
  descriptionFile,
  readApi,
  readShapes,
  requireSchemas,
} from '../compiler/index.ts';
import { printDescription } from '../content/index.ts';
import { contentFolder, readSiteFolders } from '../site-folder/index.ts';

const USAGE = `colophon describe [site] [--api name] [--output file] [--force]

Writes an OpenAPI description of the API that the site's content is, by what its files say and its
manifests ask; what a description says already stays. The site is served the same with it.
--api names one of the further APIs of site.json, to describe that.
--output names the file, below the site's folder: ${descriptionFile(undefined)} by default.
--force overwrites it.
Exit status: 0 if it was written, 1 if not, 2 if the call itself is wrong.`;

/** The options of the command. */
export const options = {
  api: { type: 'string' },
  output: { type: 'string' },
  force: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Writes the description of a site's API. */
export function run(args: readonly string[], site: string): number {
  const { values } = parseArguments(USAGE, {
    args: [...args],
    options,
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const output = values.output ?? descriptionFile(values.api);
  const file = path.resolve(site, output);
  if (existsSync(file) && !values.force) {
    throw new Refusal(`${output} is there already; overwrite it with --force`);
  }
  const { document, title } = describeSite(site, values.api);
  makeFolder(path.dirname(file));
  writeFileSync(file, printDescription(document, title));
  console.log(`${output} written; "colophon check" holds the content to it`);
  return 0;
}

/** @throws {Refusal} where there is nothing to describe */
function describeSite(site: string, api: string | undefined): { document: object; title: string } {
  const { manifests } = compile(site);
  const folder = contentFolder(readSiteFolders(site), api);
  if (manifests.site === undefined) {
    const fix = 'fix what "colophon check" names';
    throw new Refusal(`manifests/site.json cannot be read, which says what the API is; ${fix}`);
  }
  if (!existsSync(path.join(site, folder))) {
    throw new Refusal(`there is no folder ${folder} whose content could be described; write some`);
  }
  const shapes = readShapes(requireSchemas(site));
  const { document } = readApi(site, manifests, shapes, api);
  if (document === undefined) {
    const fix = 'fix what "colophon check" says of it, or remove it';
    throw new Refusal(`${descriptionFile(api)} cannot be read; ${fix}`);
  }
  const { name } = manifests.site.value;
  const title = typeof name === 'string' ? name : (Object.values(name)[0] ?? '');
  return { document, title: String(title) };
}
