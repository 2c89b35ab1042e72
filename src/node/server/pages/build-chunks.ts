import { isRecord } from '../../../core/mapping/read-path.ts';

interface Chunk {
  readonly file: string;
  readonly imports: readonly string[];
}

/** Which files of a build hold what. */
export interface BuildChunks {
  /** The files that a source file or virtual module came to: its own, and those of what it imports. */
  readonly filesOf: (source: string) => string[];
  /** The files of a renderer: the site's own where it has one of that name. */
  readonly filesOfRenderer: (kind: 'layouts' | 'frames', name: string) => string[];
}

/**
 * Reads the manifest that Vite writes of a build. It names sources by their paths below the engine's
 * folder, in which the build was made, so that those of a site's own renderers begin with `../`.
 */
export function readChunks(manifest: unknown): BuildChunks {
  const chunks = new Map(
    Object.entries(isRecord(manifest) ? manifest : {}).flatMap(([key, chunk]) =>
      isRecord(chunk) && typeof chunk.file === 'string'
        ? [[nameOf(key), { file: chunk.file, imports: strings(chunk.imports) }] as const]
        : [],
    ),
  );
  return {
    filesOf: (source) => collect(chunks, source),
    filesOfRenderer: (kind, name) => {
      const place = `renderers/${kind}/${name}/index.tsx`;
      const own = [...chunks.keys()].find(
        (key) => key.startsWith('../') && key.endsWith(`/${place}`),
      );
      return collect(chunks, own ?? place);
    },
  };
}

/** A virtual module lies in no folder, whatever Vite's manifest puts before its name. */
function nameOf(key: string): string {
  return key.replace(/^(?:\.\.\/|\0|_)+(?=virtual:)/, '');
}

/** A chunk's files: its own, and those of the chunks that it imports. */
function collect(chunks: ReadonlyMap<string, Chunk>, name: string): string[] {
  const chunk = chunks.get(nameOf(name));
  if (chunk === undefined) return [];
  return [`/${chunk.file}`, ...chunk.imports.flatMap((imported) => collect(chunks, imported))];
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
