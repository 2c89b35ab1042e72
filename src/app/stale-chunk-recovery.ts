import type { Recovery, RecoveryOutcome } from '../react/site-runtime.ts';
import { askServer } from '../react/state/ask-server.ts';

/** Where a tab keeps what it has been loaded anew for. */
const STORAGE_KEY = 'loadedAnew';

/**
 * Watches for code that cannot be had, as when a new release has taken the place of the one that
 * the tab runs. Loading the page anew fixes that; once for each release and URL, for what is
 * still missing then will not come by itself. Where storage is closed nobody could count, so the
 * reader decides.
 *
 * @param release what tells this release from others
 */
export function watchStaleChunks(release: string): Recovery {
  let isLost = false;
  const isLeaving = watchLeaving();
  window.addEventListener('vite:preloadError', () => {
    isLost ||= !isLeaving();
  });
  let attempt: Promise<RecoveryOutcome> | undefined;
  return {
    isLeaving,
    isDue: () => isLost && readMarks()?.includes(markOf(release)) === false,
    // Parts of the page that miss code each ask for it, while the first one waits for the server.
    loadAnew() {
      attempt ??= loadAnew(release).finally(() => {
        attempt = undefined;
      });
      return attempt;
    },
  };
}

async function loadAnew(release: string): Promise<RecoveryOutcome> {
  // Without the server there would be nothing in the page's place.
  const status = await askServer();
  if (status === undefined) return 'unreachable';
  if (status >= 500 || !keepMark(markOf(release))) return 'refused';
  location.reload();
  return 'loading';
}

/**
 * Tells whether the reader is leaving the page. Firefox gives up what is under way for it by then,
 * and code that comes no more for that reason is not lost. Who clicks or types again, or comes back,
 * has stayed: a download begins like a visit.
 */
function watchLeaving(): () => boolean {
  let isLeaving = false;
  const note = (value: boolean) => () => {
    isLeaving = value;
  };
  for (const name of ['beforeunload', 'pagehide']) window.addEventListener(name, note(true));
  for (const name of ['pageshow', 'popstate', 'pointerdown', 'keydown'])
    window.addEventListener(name, note(false), true);
  return () => isLeaving;
}

function markOf(release: string): string {
  return `${release} ${location.pathname}${location.search}`;
}

/** Undefined where storage is closed to the site. */
function readMarks(): string[] | undefined {
  try {
    return sessionStorage.getItem(STORAGE_KEY)?.split('\n') ?? [];
  } catch {
    return undefined;
  }
}

function keepMark(mark: string): boolean {
  try {
    sessionStorage.setItem(STORAGE_KEY, [...(readMarks() ?? []), mark].join('\n'));
    return true;
  } catch {
    return false;
  }
}
