import type { ParseArgsOptionsConfig } from 'node:util';

/**
 * What a command does.
 *
 * @param args what follows its name, without the site's folder
 * @param site the site's folder, absolute
 * @returns the exit status: 0 if all is well, 1 if not
 * @throws {UsageError} where the call itself is wrong
 */
export type Run = (args: readonly string[], site: string) => number | Promise<number>;

/** What a command takes beside the site: any number of the site's files, or one word of its own. */
export type Taken = 'files' | 'word';

/** A command by what it is for; its code is read when it is called. */
export interface Command {
  readonly summary: string;
  /** What it takes beside the site and options. */
  readonly takes?: Taken;
  /** Whether there is no site yet; the command gets the folder that it is called in. */
  readonly makesSite?: true;
  readonly load: () => Promise<CommandModule>;
}

/** A command's code. */
export interface CommandModule {
  readonly run: Run;
  /** The options that it takes beside `--help`. */
  readonly options?: ParseArgsOptionsConfig;
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  init: {
    summary: 'writes a new site, small and complete',
    makesSite: true,
    load: () => import('./init.ts'),
  },
  dev: {
    summary: 'serves the site while it is written, and shows what is wrong with it',
    load: () => import('./dev.ts'),
  },
  studio: {
    summary: 'edits the site in the browser: pages, menus, texts and theme',
    load: () => import('./studio.ts'),
  },
  build: {
    summary: 'builds the site into its folder dist',
    load: () => import('./build.ts'),
  },
  serve: {
    summary: 'serves the built site, and its content as the API',
    load: () => import('./serve.ts'),
  },
  export: {
    summary: 'writes the built site as files, with an nginx configuration',
    load: () => import('./export.ts'),
  },
  check: {
    summary: 'says what is wrong with manifests, content and media',
    takes: 'files',
    load: () => import('./check.ts'),
  },
  new: {
    summary: 'adds a page: its manifest and sample content',
    takes: 'word',
    load: () => import('./new.ts'),
  },
  migrate: {
    summary: 'rewrites a site of an older version',
    load: () => import('./migrate.ts'),
  },
  generate: {
    summary: 'writes what editors know of the site: schemas, and types of its renderers',
    load: () => import('./generate.ts'),
  },
  describe: {
    summary: 'writes an OpenAPI description of the content',
    load: () => import('./describe.ts'),
  },
  contract: {
    summary: 'says what a running API does not answer as the pages need it',
    load: () => import('./contract.ts'),
  },
  cms: {
    summary: 'writes an editor of the content, for a host of the repository',
    load: () => import('./cms.ts'),
  },
  test: {
    summary: 'tries every page of the built site in a browser',
    takes: 'files',
    load: () => import('./test.ts'),
  },
  'generate-tests': {
    summary: 'writes browser tests of every page',
    takes: 'word',
    load: () => import('./generate-tests.ts'),
  },
};
