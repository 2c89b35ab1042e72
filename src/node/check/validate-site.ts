import {
  type CompiledSite,
  type Finding,
  type ManifestReader,
  sortFindings,
} from '../compiler/index.ts';
import { compileWithPictures, type MediaSurveyor } from '../media/index.ts';
import { checkFragments } from './check-fragments.ts';
import { checkGlyphs } from './check-glyphs.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkTokens } from './check-tokens.ts';
import { type ContentValidator, createContentValidator } from './validate-content.ts';

/** All that can be found in a site. */
export interface ValidatedSite {
  readonly findings: readonly Finding[];
  /** Those of them that are not the compiler's. */
  readonly beside: readonly Finding[];
  /** Undefined where a finding in the manifests is an error. */
  readonly compiled: CompiledSite | undefined;
  /** The file that has to be right before content and media can be validated; undefined where they were. */
  readonly waitsFor: string | undefined;
}

/**
 * Validates a project: its manifests, its content and media by themselves and by the manifests that are
 * right, and where all are what they say of each other. The check and the development server say what this says.
 *
 * @param content what has read the project's content before
 * @param media what has looked at its media before
 * @param manifests what has read its manifests before, and a draft of them
 */
export async function validateSite(
  root: string,
  content: ContentValidator = createContentValidator(root),
  media?: MediaSurveyor,
  manifests?: ManifestReader,
): Promise<ValidatedSite> {
  const compilation = await compileWithPictures(root, media, manifests);
  const { findings, compiled, manifests: valid, shapes } = compilation;
  // Where a manifest names no file at all, that is what to correct first.
  const said = new Set(findings.map(placeOf));
  const ofMarkdown = shapes === undefined ? [] : checkMarkdown(root, valid, shapes);
  const beside = [
    ...content.validate(compilation),
    ...checkTokens(root, valid),
    ...(await checkGlyphs(root, valid)),
    ...(shapes === undefined ? [] : checkFragments(root, valid, shapes)),
    ...ofMarkdown.filter((finding) => !said.has(placeOf(finding))),
  ];
  // While a schema is wrong no manifest is read by it.
  const first = shapes === undefined ? findings[0]?.file : undefined;
  const waitsFor = valid.site === undefined ? (first ?? 'manifests/site.json') : undefined;
  return { findings: sortFindings([...findings, ...beside]), beside, compiled, waitsFor };
}

function placeOf({ file, line, column }: Finding): string {
  return `${file}:${line}:${column}`;
}
