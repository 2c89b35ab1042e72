import path from 'node:path';
import { isEngineFile } from './engine-hashes.ts';

/** What a site of version 1 lists in `renderers/index.ts`. */
export interface Registered {
  readonly kind: 'layouts' | 'frames' | 'blocks' | 'overrides';
  /** The name by which manifests call it. */
  readonly name: string;
  /** The component's file, below the site's folder. */
  readonly file: string;
  /** The name under which the file exports it. */
  readonly exported: string;
}

/** The table of all renderers in version 1. */
export const REGISTRY = 'renderers/index.ts';

const KINDS = ['layouts', 'frames', 'blocks', 'overrides'] as const;

/** A renderer that loads when a page needs it: `name: async () => (await import('./layouts/name.tsx')).exported`. */
const ON_DEMAND =
  /(?:['"]([\w-]+)['"]|(\w+)):\s*async\s*\(\)\s*=>\s*\(\s*await\s+import\(\s*['"](\.\/[^'"]+)['"]\s*\)\s*\)\s*\.(\w+)/g;
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"](\.\/[^'"]+)['"]/g;
/** A renderer that is always there, in the table of its kind: `name: Component`. */
const PRESENT = /(?:['"]([\w-]+)['"]|(\w+)):\s*([A-Z]\w*)\s*,/g;

/** Reads the table as it was written by the guides of version 1. */
export function readRegistry(code: string): Registered[] {
  const imported = new Map(
    [...code.matchAll(IMPORT)].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name): [string, string] => [name.trim(), below(file)]),
    ),
  );
  const onDemand = [...code.matchAll(ON_DEMAND)].map(
    ([, quoted, plain, file = '', exported = '']) => ({
      name: quoted ?? plain ?? '',
      file: below(file),
      exported,
    }),
  );
  const present = [...code.matchAll(PRESENT)].map(([, quoted, plain, exported = '']) => ({
    name: quoted ?? plain ?? '',
    file: imported.get(exported) ?? '',
    exported,
  }));
  return [...onDemand, ...present].flatMap((entry) => {
    const kind = KINDS.find((name) => entry.file.startsWith(`renderers/${name}/`));
    return kind === undefined ? [] : [{ ...entry, kind }];
  });
}

function below(file: string): string {
  return path.posix.join('renderers', file);
}

/** Whether a renderer was the engine's: its file is where the engine had it. */
export function isOfEngine({ file }: Registered): boolean {
  return isEngineFile(file);
}
