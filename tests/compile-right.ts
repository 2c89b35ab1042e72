import {
  type CompiledSite,
  compile,
  printFinding,
  type ValidatedManifests,
} from '../src/node/compiler/index.ts';

/** A site whose manifests are valid. */
export interface RightSite {
  readonly root: string;
  readonly compiled: CompiledSite;
  readonly manifests: ValidatedManifests;
}

/**
 * Compiles a site that a test or a sweep takes for right.
 *
 * @throws with all that is wrong with its manifests
 */
export function compileRight(root: string): RightSite {
  const { compiled, manifests, findings } = compile(root);
  if (compiled === undefined) throw new Error(findings.map(printFinding).join('\n'));
  return { root, compiled, manifests };
}
