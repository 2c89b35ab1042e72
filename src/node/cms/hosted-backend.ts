import type { CmsObject } from './cms-collections.ts';

/** The kinds of hosts of repositories that an editor writes to. */
export const HOSTS = ['github', 'gitlab', 'gitea', 'forgejo'] as const;
export type HostKind = (typeof HOSTS)[number];

/** Hosts that keep drafts of an editor in branches. */
export const WITH_WORKFLOW: readonly HostKind[] = ['github', 'gitlab'];

/** A repository at a host, and how editors sign in there. */
export interface HostedRepository {
  readonly host: HostKind;
  /** `owner/name`. */
  readonly repository: string;
  readonly branch: string;
  /** The origin of the host. */
  readonly origin: string;
  /** The identifier of the application at the host, by which editors sign in; GitHub has none. */
  readonly appId: string | undefined;
  /** The origin of the server that signs in to GitHub, which lets no page do so by itself. */
  readonly signIn: string | undefined;
  /** Whether drafts wait in branches of their own until they are published. */
  readonly hasWorkflow: boolean;
}

/** The backend of Decap CMS for a repository. */
export function backendOf(repository: HostedRepository): CmsObject {
  const { host, repository: repo, branch, origin, appId, signIn } = repository;
  const isOwn = origin !== 'https://github.com';
  switch (host) {
    case 'github':
      return {
        name: host,
        repo,
        branch,
        base_url: signIn,
        ...(isOwn && { api_root: `${origin}/api/v3` }),
      };
    case 'gitlab':
      return {
        ...{ name: host, repo, branch, auth_type: 'pkce', app_id: appId },
        ...{ base_url: origin, api_root: `${origin}/api/v4` },
      };
    default:
      return {
        ...{ name: host, repo, branch, app_id: appId },
        ...{ base_url: origin, api_root: `${origin}/api/v1` },
      };
  }
}

/** What the page of a hosted editor may do, and which servers it may call. */
export function hostedPolicy({ host, origin, signIn }: HostedRepository): string {
  const calls =
    host === 'github'
      ? [origin === 'https://github.com' ? 'https://api.github.com' : origin, signIn ?? '']
      : [origin];
  const status = host === 'github' ? ['https://www.githubstatus.com'] : [];
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src ${["'self'", 'blob:', 'data:', ...calls, ...status].filter(Boolean).join(' ')}`,
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
