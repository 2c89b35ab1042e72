import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import type { CmsSite } from './cms-config.ts';
import { backendOf, type HostedRepository, hostedPolicy } from './hosted-backend.ts';

/** How each file says what the command wrote, by which a change by hand is known. */
const MARK = /\b(?:colophon cms) ([0-9a-f]{16})\b/;

/** The files of a hosted editor that follow from the site: their texts by their names. */
export function hostedFiles(
  cms: CmsSite,
  repository: HostedRepository,
): ReadonlyMap<string, string> {
  const mode = repository.hasWorkflow ? 'editorial_workflow' : 'simple';
  const config = { backend: backendOf(repository), ...cms.config, publish_mode: mode };
  const policy = hostedPolicy(repository);
  return new Map([
    ['config.yml', sign('# ', '', stringify(config, { lineWidth: 0 }))],
    ['index.html', sign('<!-- ', ' -->', printPage(policy))],
    ['nginx.conf', sign('# ', '', printNginx(policy))],
  ]);
}

/** Whether a file is as the command wrote it. */
export function isAsWritten(text: string): boolean {
  const [first = '', ...rest] = text.split('\n');
  return MARK.exec(first)?.[1] === digest(rest.join('\n'));
}

function sign(before: string, after: string, text: string): string {
  return `${before}Written by colophon cms ${digest(text)}${after}\n${text}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function printPage(policy: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Content</title>
    <script src="decap-cms.js" defer></script>
  </head>
  <body></body>
</html>
`;
}

function printNginx(policy: string): string {
  return `# For the block server { } that has the folder admin/ in its root. The site's own headers are not for it.
location ^~ /admin/ {
    add_header Content-Security-Policy "${policy}; frame-ancestors 'none'" always;
    add_header X-Content-Type-Options nosniff always;
    add_header Referrer-Policy no-referrer always;
    add_header Cache-Control no-cache always;
    location ~ \\.conf$ { return 404; }
}
`;
}
