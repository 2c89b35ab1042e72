import { SourceMap } from 'node:module';
import path from 'node:path';
import type { ViteDevServer } from 'vite';

/** A place in a file, counted from 1. */
export interface SourcePlace {
  readonly line: number;
  readonly column: number;
}

/** Says where a place of a module, as browsers have it, stands in its source; undefined where nobody knows. */
export type TraceModule = (file: string, place: SourcePlace) => SourcePlace | undefined;

/** Traces modules by the source maps of a development server. */
export function createModuleTracer({
  config: { root },
  environments: { client },
}: Pick<ViteDevServer, 'config' | 'environments'>): TraceModule {
  return (file, { line, column }) => {
    // A module of the engine is named by its path below Vite's root.
    const modules = [file, path.join(root, file)].flatMap((place) => [
      ...(client.moduleGraph.getModulesByFile(place) ?? []),
    ]);
    for (const { transformResult } of modules) {
      const map = transformResult?.map;
      if (!map || !('version' in map)) continue;
      const payload = { ...map, sourcesContent: map.sourcesContent ?? [], sourceRoot: '' };
      const origin = new SourceMap(payload).findOrigin(line, column);
      if ('lineNumber' in origin) return { line: origin.lineNumber, column: origin.columnNumber };
    }
    return undefined;
  };
}
