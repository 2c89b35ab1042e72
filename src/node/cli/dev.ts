import { develop } from './develop.ts';

export { OPTIONS as options } from './develop.ts';

const USAGE = `colophon dev [site] [options]

Serves the site while it is written, at http://localhost:5173/ or the next port that is free. What is
wrong with it is shown over the pages until it is right; changes are shown at once. The studio, in which
the site is edited in the browser, is at /-/studio/.

  --port N       the port; the command ends where it is taken
  --host NAME    where to listen; --host 0.0.0.0 lets other machines look, and the studio is off

In the environment PORT and HOST say the same as the options, which win, and API_ORIGIN names the
backend, in place of the embedded content.
Exit status: 0 once it was stopped, 1 if it cannot start, 2 if the call itself is wrong.`;

/** Serves a site while it is developed. */
export function run(args: readonly string[], site: string): Promise<number> {
  return develop({ name: 'dev', usage: USAGE }, args, site);
}
