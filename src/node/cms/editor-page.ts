import { escapeHtml } from '../../core/escape-html.ts';
import type { CmsSite } from './cms-config.ts';

/** What the page of the editor may do: the editor compiles schemas, and writes styles into the page. */
export const EDITOR_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self' blob: data:",
  "frame-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** A session of the editor. */
export interface EditorSession {
  readonly cms: CmsSite;
  /** Where its files are read and written, with what proves that the page is the server's own. */
  readonly api: string;
}

/** The page that starts the editor. */
export function printEditorPage({ cms, api }: EditorSession): string {
  const { config, pages } = cms;
  const backend = { name: 'proxy', proxy_url: api, branch: 'main' };
  const session = JSON.stringify({ config: { backend, ...config }, pages });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Content</title>
    <script type="application/json" id="content-editor">${session.replaceAll('<', '\\u003c')}</script>
    <script type="module" src="start.js"></script>
  </head>
  <body></body>
</html>
`;
}

/** A page that says why there is no editor, and what to do. */
export function printEditorNote(title: string, lines: readonly string[], command: string): string {
  const words = lines.map((line) => `      <p>${escapeHtml(line)}</p>`).join('\n');
  return printPlainPage(title, `${words}\n      <pre>${escapeHtml(command)}</pre>`);
}

/**
 * A page that fetches the editor, which no site has from the beginning.
 *
 * @param api where it is asked for, with what proves that the page is the server's own
 */
export function printFetchPage(api: string): string {
  return printPlainPage(
    'The editor of content is not here yet',
    `      <p>It is fetched once from npm's registry, 16 MB, and kept beside what else is made for the site.</p>
      <p><button type="button" id="fetch" data-api="${escapeHtml(api)}">Fetch the editor</button></p>
      <p role="status" id="progress"></p>
      <p role="alert" id="problem"></p>
      <p>This does the same in a terminal:</p>
      <pre>npx colophon cms --fetch</pre>
      <script type="module" src="fetch.js"></script>`,
  );
}

function printPlainPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title>
    <style>
      body { font: 1rem/1.5 system-ui, sans-serif; margin: 3rem auto; max-width: 40rem; padding: 0 1rem; }
      button { font: inherit; padding: 0.25em 1em; }
    </style>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(title)}</h1>
${content}
    </main>
  </body>
</html>
`;
}
