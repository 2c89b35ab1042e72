import { existsSync } from 'node:fs';
import { runnerImport } from 'vite';
import { isRecord } from '../../core/mapping/read-path.ts';
import { UsageError } from '../command-line/index.ts';
import { ENGINE, listRenderers, locate } from '../site-folder/index.ts';
import type { RendererExpectations } from './renderer-expectations.ts';
import { readSuiteFiles } from './suite-files.ts';

/** What a folder says of what a tester sees of it, and the name under which it exports that. */
const FILE = 'expect.ts';
/** What of that is code of the suite, which is copied into it. */
const SUITE_FILE = 'suite.ts';
const EXPORT = 'expectation';
const ENTRY = 'virtual:expectations';

/** The kinds of renderers, with what an expectation of each has to have; undefined where nothing is. */
const KINDS = {
  layouts: 'item',
  frames: undefined,
  blocks: 'block',
  formats: 'call',
  overrides: undefined,
} as const;

type Kind = keyof typeof KINDS;

/**
 * Loads what the renderers of a site, the engine's among them, say of what is seen of them.
 *
 * @param root the site's folder
 * @throws {UsageError} for a file that exports, or imports, something else
 */
export async function loadExpectations(root: string): Promise<RendererExpectations> {
  const kinds = Object.keys(KINDS) as Kind[];
  const places = kinds.flatMap((kind) => placesOf(root, kind, FILE));
  const copied = kinds.flatMap((kind) => placesOf(root, kind, SUITE_FILE));
  const modules = await loadModules(places.map(({ place }) => locate(root, place)));
  const loaded = places.map((place, index) => ({ ...place, module: modules[index] }));
  const ofKind = <Expectation>(kind: Kind) =>
    new Map(
      loaded
        .filter((one) => one.kind === kind)
        .map(({ name, place, module }): [string, Expectation] => [
          name,
          readExpectation<Expectation>(place, module, KINDS[kind]),
        ]),
    );
  return {
    layouts: ofKind('layouts'),
    frames: ofKind('frames'),
    blocks: ofKind('blocks'),
    formats: ofKind('formats'),
    overrides: ofKind('overrides'),
    suiteFiles: readSuiteFiles(
      root,
      copied.map(({ place }) => place),
    ),
  };
}

interface Placed {
  readonly kind: Kind;
  readonly name: string;
  /** The file below the site's folder, or the engine's. */
  readonly place: string;
}

function placesOf(root: string, kind: Kind, file: string): Placed[] {
  return listRenderers(root, kind)
    .map((name) => ({ kind, name, place: `renderers/${kind}/${name}/${file}` }))
    .filter(({ place }) => existsSync(locate(root, place)));
}

/** Node reads no TypeScript of installed packages, which the engine is for a site. */
async function loadModules(files: readonly string[]): Promise<readonly unknown[]> {
  const exports = files.map(
    (file, index) => `export * as file${index} from ${JSON.stringify(file)};`,
  );
  const { module } = await runnerImport<Record<string, unknown>>(ENTRY, {
    configFile: false,
    root: ENGINE,
    logLevel: 'error',
    plugins: [
      {
        name: 'expectations',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? exports.join('\n') : undefined),
      },
    ],
  });
  return files.map((_, index) => module[`file${index}`]);
}

function readExpectation<Expectation>(
  place: string,
  module: unknown,
  method: string | undefined,
): Expectation {
  const expectation = isRecord(module) ? module[EXPORT] : undefined;
  const isWhole =
    method === undefined || typeof Reflect.get(Object(expectation), method) === 'function';
  if (isRecord(expectation) && isWhole) return expectation as Expectation;
  const has = method === undefined ? 'an object' : `an object with the function "${method}"`;
  throw new UsageError(`${place} has to export "${EXPORT}", ${has}`);
}
