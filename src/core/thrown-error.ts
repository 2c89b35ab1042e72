import { isRecord } from './mapping/read-path.ts';

/** The event by which a page tells the development server what a renderer has thrown in it. */
export const THROWN_ERROR = 'site:thrown-error';

/** What a renderer has thrown. */
export interface ThrownError {
  readonly message: string;
  /** The calls that led there, with the paths of modules in place of their URLs. */
  readonly stack: string;
}

/** What a page has sent, if it is that. */
export function readThrownError(sent: unknown): ThrownError | undefined {
  if (!isRecord(sent)) return undefined;
  const { message, stack } = sent;
  return typeof message === 'string' && typeof stack === 'string' ? { message, stack } : undefined;
}
