import path from 'node:path';
import type { Logger } from 'vite';
import { readThrownError } from '../../core/thrown-error.ts';

/** A call in a stack, by the path of its module. */
const CALL = /^\s*at .*?\(?(\/[^\s()?]+\.[cm]?[jt]sx?)\)?$/gm;
/** Where renderers are, with the site and with the engine. */
const RENDERER = /^\/?renderers\//;

/**
 * Says in the terminal what a renderer has thrown in a page that is open, and in which file.
 *
 * @param sent what the page has sent
 */
export function logThrownError(logger: Pick<Logger, 'error'>, root: string, sent: unknown): void {
  const thrown = readThrownError(sent);
  if (thrown === undefined) return;
  const files = [...thrown.stack.matchAll(CALL)].map(([, file = '']) => nameFile(root, file));
  const file = files.find((name) => RENDERER.test(name)) ?? files[0];
  const place = file === undefined ? '' : `${file.replace(/^\//, '')}  `;
  const words = `${place}the renderer threw while it rendered the page: ${thrown.message}`;
  logger.error(words, { timestamp: true });
}

/** A file of the site by its path below the site's folder. */
function nameFile(root: string, file: string): string {
  const name = path.relative(root, file).split(path.sep).join('/');
  return name.startsWith('..') ? file : name;
}
