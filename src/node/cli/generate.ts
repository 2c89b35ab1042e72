import { parseArguments, Refusal } from '../command-line/index.ts';
import { FOLDER, writeEditorFiles } from '../editor-files/index.ts';
import { removeStaleManifests } from '../gallery/index.ts';

const USAGE = `colophon generate [site]

Writes what editors know of a site into its folder ${FOLDER}: the schemas that complete its manifests, and
the types of its own renderers. "colophon dev" and "colophon build" do it too.
Exit status: 0 if it was written, 1 if a schema is wrong, 2 if the call itself is wrong.`;

/** Writes the files for editors. */
export function run(args: readonly string[], site: string): number {
  const { values } = parseArguments(USAGE, {
    args: [...args],
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const files = writeEditorFiles(site);
  if (files === undefined) {
    throw new Refusal('a schema is wrong; fix what "colophon check" says of it');
  }
  removeStaleManifests(site);
  const count = `${files.length} ${files.length === 1 ? 'file' : 'files'}`;
  console.log(`${count} of ${FOLDER} changed`);
  return 0;
}
