import { isRecord } from './mapping/read-path.ts';

/**
 * The event by which a page tells the development server what a renderer has thrown in it, and is told where
 * that stands in the sources.
 */
export const THROWN_ERROR = 'site:thrown-error';

/** What a renderer has thrown. */
export interface ThrownError {
  readonly message: string;
  /** The calls that led there, with the paths of modules in place of their URLs. */
  readonly stack: string;
  /** Where the first call of a renderer stands in its source, as Vite's overlay shows it. */
  readonly loc?: { readonly file: string; readonly line: number; readonly column: number };
}

/** What a page has sent, if it is that. */
export function readThrownError(sent: unknown): ThrownError | undefined {
  if (!isRecord(sent)) return undefined;
  const { message, stack, loc } = sent;
  if (typeof message !== 'string' || typeof stack !== 'string') return undefined;
  return { message, stack, ...(isPlace(loc) && { loc }) };
}

function isPlace(loc: unknown): loc is NonNullable<ThrownError['loc']> {
  return (
    isRecord(loc) &&
    typeof loc.file === 'string' &&
    typeof loc.line === 'number' &&
    typeof loc.column === 'number'
  );
}
