import { transform } from 'lightningcss';

/** A file that is imported, as it is written, and where. */
export interface Import {
  readonly name: string;
  readonly offset: number;
}

/** What was read of a file of code. */
export interface ReadCode {
  /** Why it does not parse, and where. */
  readonly mistake: { readonly words: string; readonly offset: number } | undefined;
  /** Empty where it does not parse. */
  readonly imports: readonly Import[];
}

/** Reads a stylesheet as the bundler reads it, which unlike browsers passes over no mistake. */
export function readStylesheet(file: string, text: string): ReadCode {
  try {
    const { dependencies, exports } = transform({
      filename: file,
      code: Buffer.from(text),
      cssModules: file.endsWith('.module.css'),
      drafts: { customMedia: true },
      analyzeDependencies: true,
    });
    const composed = Object.values(exports ?? {})
      .flatMap(({ composes }) => composes)
      .flatMap((part) => (part.type === 'dependency' ? [part.specifier] : []));
    const listed = dependencies ?? [];
    const named = listed.flatMap((part) => ('url' in part ? [part.url] : []));
    const names = new Set([...named, ...composed]);
    return {
      mistake: undefined,
      imports: [...names].map((name) => ({ name, offset: Math.max(0, text.indexOf(name)) })),
    };
  } catch (error) {
    const { line, column, words } = readError(error);
    const offset =
      text
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + (line > 1 ? 1 : 0);
    return {
      mistake: { words: `the stylesheet does not parse: ${words}`, offset: offset + column - 1 },
      imports: [],
    };
  }
}

function readError(error: unknown): { line: number; column: number; words: string } {
  const isPlaced = error instanceof Error && 'loc' in error;
  if (!isPlaced) throw error;
  const { line, column } = error.loc as { readonly line: number; readonly column: number };
  const { message } = error;
  return { line, column, words: message.charAt(0).toLowerCase() + message.slice(1) };
}
