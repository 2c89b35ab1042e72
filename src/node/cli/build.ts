import { styleText } from 'node:util';
import { buildSite } from '../build/index.ts';
import { reportText } from '../check/index.ts';
import { parseArguments, Refusal } from '../command-line/index.ts';
import { compile, hasErrors } from '../compiler/index.ts';

const USAGE = `colophon build [site]

Builds the site into its folder dist, which is written anew: what browsers load and what the server
renders with. "colophon serve" serves it, "colophon export" writes it as files.
Exit status: 0 if it was built, 1 if something is wrong with it, 2 if the call itself is wrong.`;

/** Builds a site. */
export async function run(args: readonly string[], site: string): Promise<number> {
  const { values } = parseArguments(USAGE, {
    args: [...args],
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const { findings } = compile(site);
  if (hasErrors(findings)) {
    process.stderr.write(reportText(findings, { root: site, pages: undefined, paint: styleText }));
    return 1;
  }
  await buildSite(site).catch(refuse);
  return 0;
}

/** The bundler's words hold a stack, which is its own affair. */
function refuse(error: unknown): never {
  const words = error instanceof Error ? error.message : String(error);
  const [said = words] = words.split(/\n\s+at /);
  throw new Refusal(`The site was not built. ${said}`, { cause: error });
}
