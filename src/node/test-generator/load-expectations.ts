import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { isRecord } from '../../core/mapping/read-path.ts';
import { UsageError } from '../command-line/index.ts';
import { listRenderers, locate } from '../site-folder/index.ts';
import type { RendererExpectations } from './renderer-expectations.ts';

/** What a folder says of what a tester sees of it, and the name under which it exports that. */
const FILE = 'expect.ts';
const EXPORT = 'expectation';

/**
 * Loads what the renderers of a project say of what is seen of them.
 *
 * @param root the site's folder
 * @throws {UsageError} for a file that exports something else
 */
export async function loadExpectations(root: string): Promise<RendererExpectations> {
  return {
    layouts: await loadKind(root, 'layouts', 'item'),
    frames: await loadKind(root, 'frames'),
    blocks: await loadKind(root, 'blocks', 'block'),
    formats: await loadKind(root, 'formats', 'call'),
  };
}

/** @param method what an expectation of the kind has to have; undefined where nothing is */
async function loadKind<Expectation>(
  root: string,
  kind: string,
  method?: string,
): Promise<ReadonlyMap<string, Expectation>> {
  const placeOf = (name: string) => `renderers/${kind}/${name}/${FILE}`;
  const names = listRenderers(root, kind).filter((name) => existsSync(locate(root, placeOf(name))));
  const loaded = names.map(async (name): Promise<[string, Expectation]> => {
    const module: unknown = await load(locate(root, placeOf(name)));
    const expectation = isRecord(module) ? module[EXPORT] : undefined;
    const isWhole =
      method === undefined || typeof Reflect.get(Object(expectation), method) === 'function';
    if (isRecord(expectation) && isWhole) return [name, expectation as Expectation];
    const has = method === undefined ? 'an object' : `an object with the function "${method}"`;
    throw new UsageError(`${placeOf(name)} has to export "${EXPORT}", ${has}`);
  });
  return new Map(await Promise.all(loaded));
}

function load(file: string): Promise<unknown> {
  return import(pathToFileURL(file).href);
}
