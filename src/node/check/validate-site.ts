import {
  type CompiledSite,
  type Finding,
  type ManifestReader,
  sortFindings,
} from '../compiler/index.ts';
import { compileWithPictures, type MediaSurveyor } from '../media/index.ts';
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
}

/**
 * Validates a project: its manifests, what is wrong in files of its content by themselves, and where the
 * manifests are right all of its content and media. The check and the development server say what this says.
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
  const { findings, compiled, manifests: valid } = compilation;
  const beside = [
    ...content.validate(compilation),
    ...checkTokens(root, valid),
    ...(compiled === undefined ? [] : checkMarkdown(root, valid, compiled.shapes)),
  ];
  return { findings: sortFindings([...findings, ...beside]), beside, compiled };
}
