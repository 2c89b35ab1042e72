import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../core/mapping/read-path.ts';
import type { Schemas } from '../compiler/schemas.ts';
import { PICTURES, PICTURES_FOLDER, type PictureOrder, pictureFile } from './pictures.ts';
import { readSchemaParts, type SchemaPart } from './schema-parts.ts';

/** Where the schemas stand of what a page shows, by how the paths of their files begin. */
const SHOWN = ['layouts/', 'frames/', 'block.'];

/**
 * What is wrong with the pictures of the reference, each with its fix: every layout, frame and block
 * has one, every picture is of one.
 *
 * @param root the project, in which the pictures stand
 */
export function findPictureFaults(
  root: string,
  schemas: Schemas,
  pictures: Readonly<Record<string, PictureOrder>> = PICTURES,
): string[] {
  const parts = [...readSchemaParts(schemas).values()].filter(isShown);
  const names = Object.keys(pictures);
  const files = names.map(pictureFile);
  return [
    ...parts
      .filter(({ anchor }) => !names.includes(anchor))
      .map(
        ({ title, anchor }) =>
          `"${title}" has no picture; add "${anchor}" to src/docs/pictures.json and run npm run generate:pictures`,
      ),
    ...names
      .filter((name) => !parts.some(({ anchor }) => anchor === name))
      .map(
        (name) =>
          `src/docs/pictures.json has "${name}", which is no layout, frame or block; remove it`,
      ),
    ...files
      .filter((file) => !existsSync(path.join(root, file)))
      .map((file) => `${file} is missing; run npm run generate:pictures`),
    ...listPictures(root)
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is not in src/docs/pictures.json; remove it`),
  ];
}

/** Whether a part is a layout, a frame or a block: those have a name, which `type` gives. */
function isShown({ schema, base }: SchemaPart): boolean {
  const { type } = isRecord(schema.properties) ? schema.properties : {};
  return isRecord(type) && 'const' in type && SHOWN.some((begin) => base.startsWith(begin));
}

function listPictures(root: string): string[] {
  const folder = path.join(root, PICTURES_FOLDER);
  return existsSync(folder) ? readdirSync(folder).map((name) => `${PICTURES_FOLDER}/${name}`) : [];
}
