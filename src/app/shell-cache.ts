import type { Language } from '../core/index.ts';
import type { ShellSnapshot } from '../react/site-engine.ts';

/** How long menus and footer serve further requests, in milliseconds. */
const FRESH_FOR = 2000;

/**
 * What the server says of the whole site, kept for a moment: every page shows it, and asking for it
 * with each of hundreds of requests a second would tell nobody anything new. A part that could not
 * be had is asked for again with the next request.
 */
export function createShellCache(now: () => number = Date.now) {
  const kept = new Map<Language, { readonly shell: ShellSnapshot; readonly since: number }>();
  return {
    read(language: Language): ShellSnapshot {
      const entry = kept.get(language);
      return entry !== undefined && now() - entry.since < FRESH_FOR ? entry.shell : {};
    },
    /**
     * Takes a request's parts; those it was given itself do not become younger.
     *
     * @returns the same parts: as the object that is kept, where it has them, since what was printed
     *   once is known by that
     */
    keep(language: Language, shell: ShellSnapshot): ShellSnapshot {
      const entry = kept.get(language);
      if (entry === undefined || now() - entry.since >= FRESH_FOR || !isWholeShell(entry.shell)) {
        kept.set(language, { shell, since: now() });
      }
      return entry !== undefined && isSame(entry.shell, shell) ? entry.shell : shell;
    },
  };
}

/** Whether every part of the shell came. */
export function isWholeShell({ navigation, infrastructure }: ShellSnapshot): boolean {
  return navigation !== undefined && infrastructure !== undefined;
}

function isSame(one: ShellSnapshot, other: ShellSnapshot): boolean {
  return one.navigation === other.navigation && one.infrastructure === other.infrastructure;
}
