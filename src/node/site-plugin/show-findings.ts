import path from 'node:path';
import type { Connect, ErrorPayload, Logger } from 'vite';
import { escapeHtml } from '../../core/escape-html.ts';
import type { SiteWarning } from '../../core/site-warnings.ts';
import { countFindings } from '../check/index.ts';
import { type Finding, hasErrors, printFinding } from '../compiler/index.ts';
import { editorPlace } from './editor-place.ts';

/** What is wrong with a site, as the development server shows it. */
export interface SiteFaults {
  readonly findings: readonly Finding[];
  /** What went wrong beside them: a font that cannot be subset, for one. */
  readonly failure: Error | undefined;
}

/** Whether there is anything that a maintainer has to fix. */
export function hasFaults({ findings, failure }: SiteFaults): boolean {
  return failure !== undefined || hasErrors(findings);
}

/** Whether there is anything to say of a site, warnings among it. */
export function hasFindings(faults: SiteFaults): boolean {
  return hasFaults(faults) || faults.findings.length > 0;
}

/**
 * Says in the terminal what is wrong, and once that nothing is any more.
 *
 * @param hadFindings whether something was wrong before
 */
export function logFaults(
  logger: Pick<Logger, 'error' | 'info' | 'warn'>,
  faults: SiteFaults,
  hadFindings: boolean,
): void {
  const options = { timestamp: true };
  if (hasFaults(faults)) logger.error(printFaults(faults), options);
  else if (hasFindings(faults)) logger.warn(printFaults(faults), options);
  else if (hadFindings) logger.info('the site is valid again', options);
}

/**
 * How Vite's overlay looks over a site: without its advice about a configuration file, as a site has none.
 * Escape and a click beside it close it all the same.
 */
export const OVERLAY_STYLE = `<style>vite-error-overlay::part(tip) { display: none; }</style>`;

/**
 * What Vite's overlay shows. It makes a link of each whole path with line and column, which opens an
 * editor there: one for the first error under the message, and one for each other finding at the end.
 */
export function overlayOf({ findings, failure }: SiteFaults, root: string): ErrorPayload {
  const first = findings.find(({ severity }) => severity === 'error');
  const others = findings.filter((finding) => finding !== first);
  return {
    type: 'error',
    err: {
      message: printFaults({ findings, failure }),
      stack: others.map((finding) => editorPlace(root, finding)).join('\n'),
      ...(first && {
        id: first.file,
        loc: { file: path.join(root, first.file), line: first.line, column: first.column },
      }),
    },
  };
}

/** What the note over a page lists: it is not wrong enough to stand in the page's place. */
export function warningsOf({ findings }: SiteFaults, root: string): SiteWarning[] {
  return findings
    .filter(({ severity }) => severity === 'warning')
    .map((finding) => ({ words: printFinding(finding), editor: editorPlace(root, finding) }));
}

/** All that is wrong, a line each. */
export function printFaults({ findings, failure }: SiteFaults): string {
  return [
    ...(failure === undefined ? [] : [failure.message]),
    ...(findings.length === 0
      ? []
      : [`the site has ${countFindings(findings)}`, ...findings.map(printFinding)]),
  ].join('\n');
}

/**
 * Answers pages while there is no site that could be shown: with what has to be fixed, and the script
 * that lays the overlay over it and loads the page anew once it is.
 */
export function createWaitingPage(
  isWaiting: () => boolean,
  faults: () => SiteFaults,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    if (!isWaiting() || !wantsPage) {
      next();
      return;
    }
    response.statusCode = 503;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(printPage(printFaults(faults())));
  };
}

function printPage(words: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>The site cannot be shown yet</title>
    <style>pre { white-space: pre-wrap; }</style>
    ${OVERLAY_STYLE}
    <script type="module" src="/@vite/client"></script>
  </head>
  <body>
    <h1>The site cannot be shown yet</h1>
    <p>The page appears by itself once this is fixed.</p>
    <pre>${escapeHtml(words)}</pre>
  </body>
</html>
`;
}
