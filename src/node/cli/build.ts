import { styleText } from 'node:util';
import { buildSite } from '../build/index.ts';
import { checkTokens, reportText } from '../check/index.ts';
import { parseArguments, Refusal } from '../command-line/index.ts';
import { type CompiledSite, compile, hasErrors } from '../compiler/index.ts';
import { writeEditorFiles } from '../editor-files/index.ts';
import { explainProblems, pictureRulesOf, prepareMedia } from '../media/index.ts';
import { createPictureProgress } from './picture-progress.ts';

const USAGE = `colophon build [site]

Builds the site into its folder dist, which is written anew: what browsers load and what the server
renders with. Renditions of its pictures are made first, as far as they are not made yet. "colophon serve"
serves it, "colophon export" writes it as files.
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
  const compilation = compile(site);
  const { compiled } = compilation;
  // The content is read when the site is served; what the stylesheets need has to be there now.
  const findings = [...compilation.findings, ...checkTokens(site, compilation.manifests)];
  if (findings.length > 0) {
    process.stderr.write(reportText(findings, { root: site, pages: undefined, paint: styleText }));
  }
  if (hasErrors(findings)) return 1;
  console.log('Building the site into dist …');
  writeEditorFiles(site);
  if (compiled !== undefined) await makePictures(site, compiled);
  await buildSite(site).catch(refuse);
  return 0;
}

async function makePictures(site: string, compiled: CompiledSite): Promise<void> {
  const { update, end } = createPictureProgress();
  const media = await prepareMedia(site, pictureRulesOf(compiled), update).finally(end);
  for (const line of explainProblems(media)) process.stderr.write(`${line}\n`);
}

/** The bundler's words hold a stack, which is its own affair. */
function refuse(error: unknown): never {
  const words = error instanceof Error ? error.message : String(error);
  const [said = words] = words.split(/\n\s+at /);
  throw new Refusal(`The site was not built. ${said}`, { cause: error });
}
