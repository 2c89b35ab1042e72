import type { PageManifest } from '../../core/manifest/manifest-types.ts';
import type { ValidatedManifests } from '../compiler/index.ts';
import { engineOf, ownRenderers } from '../site-folder/index.ts';

const KINDS = ['layouts', 'frames', 'blocks', 'formats'] as const;

/** The routes of pages that overrides or the site's own renderers show, of which nobody knows what they read. */
export function routesOfOwnCode(
  root: string,
  { pages }: Pick<ValidatedManifests, 'pages'>,
): ReadonlySet<string> {
  // In the engine's own folder the renderers are the engine's.
  const own = new Set(
    engineOf(root) === root ? [] : KINDS.flatMap((kind) => ownRenderers(root, kind)),
  );
  const isOwn = (page: PageManifest) => page.override !== undefined || namesOneOf(page, own);
  return new Set(pages.flatMap(({ value }) => (isOwn(value) ? value.route : [])));
}

function namesOneOf(value: unknown, names: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return names.has(value);
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((part) => namesOneOf(part, names))
  );
}
