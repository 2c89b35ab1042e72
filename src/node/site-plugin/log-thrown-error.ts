import path from 'node:path';
import type { Logger } from 'vite';
import { readThrownError, type ThrownError } from '../../core/thrown-error.ts';
import type { SourcePlace, TraceModule } from './trace-module.ts';

/** A call in a stack, by the path of its module, and the place there. */
const CALL = /^(\s*at .*?\(?)(\/[^\s()?:]+\.[cm]?[jt]sx?)(?::(\d+):(\d+))?(\)?)$/gm;
/** Where renderers are, with the site and with the engine. */
const RENDERER = /^\/?renderers\//;

/**
 * Says in the terminal what a renderer has thrown in a page that is open, and in which file.
 *
 * @param sent what the page has sent
 * @param trace says where a call stands in the source of its module
 * @returns the same with places of the sources; undefined where no page has sent it
 */
export function logThrownError(
  logger: Pick<Logger, 'error'>,
  root: string,
  sent: unknown,
  trace: TraceModule,
): ThrownError | undefined {
  const thrown = readThrownError(sent);
  if (thrown === undefined) return undefined;
  const calls = [...thrown.stack.matchAll(CALL)].map(([, , file = '', line, column]) => {
    const place = line && column && trace(file, { line: Number(line), column: Number(column) });
    return { file, name: nameFile(root, file), place: place || undefined };
  });
  const call = calls.find(({ name }) => RENDERER.test(name)) ?? calls[0];
  const name = call && call.name.replace(/^\//, '') + print(call.place);
  const before = name === undefined ? '' : `${name}  `;
  const words = `${before}the renderer threw while it rendered the page: ${thrown.message}`;
  logger.error(words, { timestamp: true });
  let index = 0;
  const stack = thrown.stack.replace(CALL, (_, at: string, file: string, ...rest: string[]) => {
    const { place } = calls[index++] ?? {};
    return at + file + print(place) + rest[2];
  });
  const loc = call?.place && { file: call.file, ...call.place };
  return { message: thrown.message, stack, ...(loc && { loc }) };
}

function print(place: SourcePlace | undefined): string {
  return place === undefined ? '' : `:${place.line}:${place.column}`;
}

/** A file of the site by its path below the site's folder. */
function nameFile(root: string, file: string): string {
  const name = path.relative(root, file).split(path.sep).join('/');
  return name.startsWith('..') ? file : name;
}
