import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isLink, placeOfLinked } from './linked-place.ts';
import { listEntries } from './list-files.ts';

/** The folder of the engine: its schemas, its renderers and its code. */
export const ENGINE = path.resolve(import.meta.dirname, '../../..');

/**
 * The folder that a site has its schemas and most of its renderers from: the engine's, unless schemas
 * stand in the site's own folder, as in the engine's repository.
 *
 * @param root the site's folder
 */
export function engineOf(root: string): string {
  return namesOf(path.join(root, 'schemas')).some((name) => name.endsWith('.schema.json'))
    ? root
    : ENGINE;
}

/**
 * Where a file of a renderer or a schema is: with the site if it has the renderer, or else with the
 * engine.
 *
 * @param place the path below the site's folder or the engine's, such as `renderers/layouts/<name>/index.tsx`
 */
export function locate(root: string, place: string): string {
  const [folder, kind, name] = place.split('/');
  const isOwn =
    folder === 'renderers' && existsSync(path.join(root, folder, kind ?? '', name ?? ''));
  return path.join(isOwn ? root : engineOf(root), place);
}

/**
 * The folders of renderers of a kind, those of the site and those of the engine. One of the site's takes
 * the place of one that the engine calls the same.
 *
 * @returns their names, in order
 */
export function listRenderers(root: string, kind: string): string[] {
  const folders = new Set([root, engineOf(root)]);
  const names = [...folders].flatMap((folder) => ownRenderers(folder, kind));
  return [...new Set(names)].sort();
}

/** The picture of a renderer, by its kind and name; undefined where there is none. */
export function pictureOfRenderer(root: string, kind: string, name: string): string | undefined {
  const file = locate(root, `renderers/${kind}/${name}/picture.webp`);
  return existsSync(file) ? file : undefined;
}

/** The folders of renderers of a kind that stand in a folder itself. */
export function ownRenderers(folder: string, kind: string): string[] {
  const place = path.join(folder, 'renderers', kind);
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || isLinkedFolder(path.join(place, entry.name)))
    .map(({ name }) => name)
    .sort();
}

/** The path of a renderer's folder. */
const RENDERER = /^renderers\/[^/]+\/[^/]+$/;

/** The folders of renderers that are links, by their paths below a folder such as a site's. */
export function linkedRenderers(folder: string): string[] {
  return listEntries(path.join(folder, 'renderers'))
    .map((name) => `renderers/${name}`)
    .filter((name) => RENDERER.test(name) && isLinkedFolder(path.join(folder, name)));
}

/** All that is below a folder's `renderers/` as {@link listEntries} names it, with what is below linked ones. */
export function listRendererEntries(folder: string): string[] {
  const linked = linkedRenderers(folder).map((name) => name.slice('renderers/'.length));
  return [
    ...listEntries(path.join(folder, 'renderers')),
    ...linked.flatMap((renderer) =>
      listEntries(path.join(folder, 'renderers', renderer)).map((name) => `${renderer}/${name}`),
    ),
  ];
}

function isLinkedFolder(place: string): boolean {
  return isLink(place) && placeOfLinked(place) !== undefined;
}

/**
 * A document of the engine, as the path that leads to it from where the command runs.
 *
 * @param name its path below the engine's folder, such as `src/docs/findings.md`
 */
export function documentPath(name: string): string {
  return path.relative(process.cwd(), path.join(ENGINE, name)).split(path.sep).join('/');
}

function namesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
