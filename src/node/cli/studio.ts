import { develop } from './develop.ts';

export { OPTIONS as options } from './develop.ts';

const USAGE = `colophon studio [site] [options]

Serves the site as "colophon dev" does, and prints the URL of the studio: there pages, menus, texts and
the theme are edited beside the page that shows them. Nothing is written before it is saved, and
nothing that has changed on disk is written over. The draft is there again after a restart.

  --port N       the port; the command ends where it is taken

The studio writes files of the site's folder: it listens on this machine alone, and answers no page
but its own. In the environment PORT says the same as the option, which wins, and API_ORIGIN names the
backend, in place of the embedded content.
Exit status: 0 once it was stopped, 1 if it cannot start, 2 if the call itself is wrong.`;

/** Serves a site to be edited in the browser. */
export function run(args: readonly string[], site: string): Promise<number> {
  return develop({ name: 'studio', usage: USAGE }, args, site);
}
