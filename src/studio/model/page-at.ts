import { createPatternMatcher, type MatchPattern } from '../../core/routing/match-pattern.ts';
import type { StudioPage, StudioSite } from '../../core/studio/data.ts';

/** What finds the pages of a site: of a large one it is made once. */
const matchers = new WeakMap<StudioSite, MatchPattern<StudioPage>>();

/** The page that stands at a path. */
export function pageAt(site: StudioSite, path: string): StudioPage | undefined {
  const match = matchers.get(site) ?? createMatcher(site);
  matchers.set(site, match);
  return match(path.split(/[?#]/)[0] ?? '')?.owner;
}

function createMatcher({ pages }: StudioSite): MatchPattern<StudioPage> {
  return createPatternMatcher(
    pages.flatMap((page) =>
      [page.route, ...page.aliases].map((pattern) => ({ pattern, owner: page })),
    ),
  );
}
