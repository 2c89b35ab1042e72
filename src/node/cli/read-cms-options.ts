import { existsSync } from 'node:fs';
import path from 'node:path';
import { HOSTS, type HostedRepository, type HostKind, WITH_WORKFLOW } from '../cms/index.ts';
import {
  type Dialog,
  openDialog,
  parseArguments,
  readChoice,
  readOriginOption,
  settle,
  UsageError,
} from '../command-line/index.ts';

const EXAMPLE = 'https://git.example.org';

export const USAGE = `colophon cms [site] --host KIND --repository owner/name [options]
colophon cms [site] --fetch

Writes the folder admin/: an editor of the site's content (Decap CMS) for those who sign in at the host of
its repository, with forms made from the descriptions of the content. In a terminal, the command asks for
what is missing. A second call writes what has changed since; what was changed by hand is left, and named.

  --fetch            fetches the editor alone, for /-/content of colophon dev
  --host KIND        ${HOSTS.join(', ')}
  --repository NAME  owner/name, at the host
  --branch NAME      main if not said
  --origin URL       the host's origin; https://github.com, https://gitlab.com or https://codeberg.org
                     if not said, and needed for gitea
  --app-id ID        the application at GitLab, Gitea or Forgejo by which editors sign in
  --sign-in URL      the server that signs in to GitHub (an OAuth client of Decap CMS)
  --workflow         drafts wait in branches until they are published: ${WITH_WORKFLOW.join(', ')}
  --out FOLDER       the folder, below the site's; admin if not said
  --force            writes anew what was changed by hand, too

Exit status: 0 if all is written, 1 if not, 2 if the call itself is wrong.`;

const text = { type: 'string' } as const;
const truth = { type: 'boolean', default: false } as const;

/** The options of the command. */
export const OPTIONS = {
  fetch: truth,
  host: text,
  repository: text,
  branch: text,
  origin: text,
  'app-id': text,
  'sign-in': text,
  workflow: truth,
  out: text,
  force: truth,
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const ORIGINS: Readonly<Record<HostKind, string | undefined>> = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  gitea: undefined,
  forgejo: 'https://codeberg.org',
};

/** What the command is to do. */
export interface CmsOptions {
  /** Undefined where the editor is fetched, and nothing written. */
  readonly repository: HostedRepository | undefined;
  readonly out: string;
  readonly isForced: boolean;
  /** The site's folder in its repository, with `/` at its end; empty for the repository's root. */
  readonly prefix: string;
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Reads the command's arguments, and asks for what is missing; undefined where only help is asked for.
 *
 * @throws {UsageError} where one is wrong, or missing and nobody can be asked
 */
export async function readCmsOptions(
  args: readonly string[],
  site: string,
): Promise<CmsOptions | undefined> {
  const { values } = parseArguments(USAGE, {
    args: [...args],
    options: OPTIONS,
  });
  if (values.help) return undefined;
  const dialog =
    process.stdin.isTTY && !values.fetch ? openDialog(process.stdin, process.stdout) : undefined;
  try {
    return {
      repository: values.fetch ? undefined : await readRepository(values, dialog),
      out: readFolder(values.out ?? 'admin'),
      isForced: values.force,
      prefix: prefixOf(site),
    };
  } finally {
    dialog?.close();
  }
}

async function readRepository(
  values: Values,
  dialog: Dialog | undefined,
): Promise<HostedRepository> {
  const ask = <Value>(name: string, words: string, read: (text: string) => Value) => {
    const given = values[name];
    const missing = `--${name} is missing: ${words}`;
    return settle(
      { given: typeof given === 'string' ? given : undefined, missing, words, read },
      dialog,
    );
  };
  const host = await ask('host', `the kind of host, of ${HOSTS.join(', ')}`, (text) =>
    readChoice('host', text, HOSTS),
  );
  if (values.workflow === true && !WITH_WORKFLOW.includes(host)) {
    throw new UsageError(
      `--workflow is not for ${host}; leave it out, and write "draft: true" by the form`,
    );
  }
  const repository = await ask('repository', 'the repository, as owner/name', readName);
  const usual = values.origin ?? ORIGINS[host];
  const origin =
    typeof usual === 'string'
      ? readOriginOption('--origin', usual, EXAMPLE)
      : await ask('origin', "the host's origin, such as https://git.example.org", (text) =>
          readOriginOption('--origin', text, EXAMPLE),
        );
  const isGithub = host === 'github';
  return {
    host,
    repository,
    branch: typeof values.branch === 'string' ? values.branch : 'main',
    origin,
    appId: isGithub ? undefined : await ask('app-id', "the application's id at the host", readWord),
    signIn: isGithub
      ? await ask('sign-in', 'the server that signs in, such as https://auth.example.org', (text) =>
          readOriginOption('--sign-in', text, EXAMPLE),
        )
      : undefined,
    hasWorkflow: values.workflow === true,
  };
}

function readName(text: string): string {
  if (/^[\w.-]+(?:\/[\w.-]+)+$/.test(text)) return text;
  throw new UsageError(`--repository is "${text}"; it has to be owner/name`);
}

function readWord(text: string): string {
  if (/^[\w.-]+$/.test(text)) return text;
  throw new UsageError(`--app-id is "${text}"; it has to be the id that the host shows`);
}

function readFolder(text: string): string {
  if (/^[\w-][\w./-]*$/.test(text) && !text.includes('..')) return text.replace(/\/+$/, '');
  throw new UsageError(`--out is "${text}"; it has to be a folder below the site's`);
}

/** Where a site stands in the repository that it is part of. */
function prefixOf(site: string): string {
  for (let folder = site; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, '.git'))) {
      const below = path.relative(folder, site).split(path.sep).join('/');
      return below === '' ? '' : `${below}/`;
    }
    if (folder === path.dirname(folder)) return '';
  }
}
