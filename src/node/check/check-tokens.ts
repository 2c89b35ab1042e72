import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  createFinding,
  type Finding,
  placeAt,
  suggest,
  type ValidatedManifests,
} from '../compiler/index.ts';

/** Where the stylesheets of pages are, below the project's root. */
const FOLDERS = ['renderers', 'src/react', 'src/app'];
/** The use of a theme's value, where nothing stands in for it. */
const USE = /var\(\s*(--(color|font|size|leading|space|shape|motion)-([\w-]+))\s*\)/g;

/** Values of the theme that stylesheets use and theme.json lacks. */
export function checkTokens(root: string, { theme }: ValidatedManifests): Finding[] {
  if (theme === undefined) return [];
  const groups = new Map<string, object>(
    Object.entries(theme.value).filter((entry): entry is [string, object] => {
      return typeof entry[1] === 'object';
    }),
  );
  const sheets = FOLDERS.flatMap((folder) => listSheets(root, folder)).map((name) => ({
    name,
    text: readFileSync(path.join(root, name), 'utf8'),
  }));
  const own = new Set(
    sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
  );
  return sheets.flatMap(({ name: file, text }) =>
    [...text.matchAll(USE)].flatMap(
      ({ 0: found, 1: property, 2: group = '', 3: name = '', index }) => {
        const known = Object.keys(groups.get(group) ?? {});
        if (known.includes(name) || own.has(property)) return [];
        const place = placeAt(file, text, index + found.indexOf('--'));
        const message = `theme.json has no "${name}" in "${group}"${suggest(name, known)}; write it there, or use a value that it has`;
        return [createFinding('M232', place, message)];
      },
    ),
  );
}

function listSheets(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`);
}
