import type { Language, SiteModel } from '../core/index.ts';
import { type ShellSnapshot, wantedParts } from '../react/site-runtime.ts';

/** How long menus and footer serve further requests, in milliseconds. */
const FRESH_FOR = 2000;

const PARTS = ['navigation', 'footer'] as const satisfies (keyof ShellSnapshot)[];

type ShellSite = Pick<SiteModel, 'header' | 'footer'>;

/**
 * Menus and footer, cached for a moment: every page shows them, and hundreds of requests a second would
 * get the same answer. A part that could not
 * be had is asked for again with the next request.
 */
export function createShellCache(site: ShellSite, now: () => number = Date.now) {
  const cached = new Map<Language, { readonly shell: ShellSnapshot; readonly since: number }>();
  return {
    /** The parts that came last; where they may be of `any` age, also those that are asked for anew. */
    read(language: Language, age: 'fresh' | 'any' = 'fresh'): ShellSnapshot {
      const entry = cached.get(language);
      const isUsable = entry !== undefined && (age === 'any' || now() - entry.since < FRESH_FOR);
      return isUsable ? entry.shell : {};
    },
    /**
     * Takes a request's parts; those it was given itself do not become younger.
     *
     * @returns the same parts: as the object that is cached, where it has them, since what was printed
     *   once is known by that
     */
    keep(language: Language, shell: ShellSnapshot): ShellSnapshot {
      const entry = cached.get(language);
      if (
        entry === undefined ||
        now() - entry.since >= FRESH_FOR ||
        !isWholeShell(site, entry.shell)
      ) {
        cached.set(language, { shell, since: now() });
      }
      return entry !== undefined && isSame(entry.shell, shell) ? entry.shell : shell;
    },
  };
}

/** Whether every part of the shell came that a site asks for. */
export function isWholeShell(site: ShellSite, shell: ShellSnapshot): boolean {
  const wanted = wantedParts(site);
  return PARTS.every((part) => !wanted[part] || shell[part] !== undefined);
}

function isSame(one: ShellSnapshot, other: ShellSnapshot): boolean {
  return PARTS.every((part) => one[part] === other[part]);
}
