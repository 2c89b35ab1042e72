import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  createFinding,
  type Finding,
  placeAt,
  suggest,
  type ValidatedManifests,
} from '../compiler/index.ts';
import { engineOf } from '../site-folder/index.ts';

/** Where the stylesheets of pages are, below the engine's folder; a site's own are below the first. */
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
  const sheets = [...new Set([engineOf(root), root])].flatMap((base) => readSheets(base));
  const own = new Set(
    sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
  );
  return sheets.flatMap(({ base, name: file, text }) =>
    [...text.matchAll(USE)].flatMap(
      ({ 0: found, 1: property, 2: group = '', 3: name = '', index }) => {
        const known = Object.keys(groups.get(group) ?? {});
        if (known.includes(name) || own.has(property)) return [];
        // The engine's stylesheets are nobody's to change.
        const place =
          base === root
            ? placeAt(file, text, index + found.indexOf('--'))
            : theme.file.placeOf([group]);
        const message = `theme.json has no "${name}" in "${group}"${suggest(name, known)}; write it there, or use a value that it has`;
        return [createFinding('M232', place, message)];
      },
    ),
  );
}

interface Sheet {
  /** The engine's folder, or the site's. */
  readonly base: string;
  /** The path below it. */
  readonly name: string;
  readonly text: string;
}

function readSheets(base: string): Sheet[] {
  return FOLDERS.filter((folder) => existsSync(path.join(base, folder))).flatMap((folder) =>
    readdirSync(path.join(base, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((file) => {
        const name = `${folder}/${file.split(path.sep).join('/')}`;
        return { base, name, text: readFileSync(path.join(base, name), 'utf8') };
      }),
  );
}
