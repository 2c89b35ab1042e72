import { type CompiledSite, type Finding, sortFindings } from '../compiler/index.ts';
import { compileWithPictures, type MediaSurveyor } from '../media/index.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkTokens } from './check-tokens.ts';
import { type ContentValidator, createContentValidator } from './validate-content.ts';

/** All that can be found in a site. */
export interface ValidatedSite {
  readonly findings: readonly Finding[];
  /** Undefined where a finding in the manifests is an error. */
  readonly compiled: CompiledSite | undefined;
}

/**
 * Validates a project: its manifests, what is wrong in files of its content by themselves, and where the
 * manifests are right all of its content and media. The check and the development server say what this says.
 *
 * @param content what has read the project's content before
 * @param media what has looked at its media before
 */
export async function validateSite(
  root: string,
  content: ContentValidator = createContentValidator(root),
  media?: MediaSurveyor,
): Promise<ValidatedSite> {
  const compilation = await compileWithPictures(root, media);
  const { findings, compiled } = compilation;
  const { manifests } = compilation;
  const beside = [
    ...content.validate(compilation),
    ...checkTokens(root, manifests),
    ...(compiled === undefined ? [] : checkMarkdown(root, manifests, compiled.shapes)),
  ];
  return { findings: sortFindings([...findings, ...beside]), compiled };
}
