import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Theme } from '../../core/manifest/manifest-types.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import {
  createFinding,
  type Finding,
  findMeant,
  placeAt,
  suggest,
  type Validated,
  type ValidatedManifests,
} from '../compiler/index.ts';
import { engineOf, listEntries, listRendererEntries } from '../site-folder/index.ts';

/** Where the stylesheets of pages are, and the components that set styles, below the engine's folder; a site's own are below the first. */
const FOLDERS = ['src/react', 'src/app'];
/** The use of a theme's value, where nothing stands in for it. */
const USE = /var\(\s*(--(color|font|size|leading|space|shape|motion)-([\w-]+))\s*\)/g;

/** Any mention of a value of the theme, in stylesheets. */
const MENTION = /--[\w-]+/g;

/** A use of a value that the theme lacks. */
interface Use {
  readonly sheet: Sheet;
  readonly group: string;
  readonly name: string;
  /** Where the property's name begins in the stylesheet. */
  readonly offset: number;
}

/** Values of the theme that stylesheets use and theme.json lacks, each once. */
export function checkTokens(root: string, { theme }: ValidatedManifests): Finding[] {
  if (theme === undefined) return [];
  const sheets = [...new Set([engineOf(root), root])].flatMap((base) => readSheets(base));
  const mentioned = new Set(sheets.flatMap(({ text }) => text.match(MENTION) ?? []));
  const uses = findUnknownUses(theme, sheets);
  return [...Map.groupBy(uses, ({ group, name }) => `${group} ${name}`).values()].flatMap(
    (same) => {
      const [{ group, name } = { group: '', name: '' }] = same;
      const known = namesOf(theme, group);
      const unused = known.filter((other) => !mentioned.has(`--${group}-${other}`));
      const misspelt = findMeant(name, unused);
      const isEngines = same.some(({ sheet }) => sheet.base !== root);
      // Used once and by the site alone, it may be the stylesheet that is misspelt, not the theme.
      if (misspelt !== undefined && (isEngines || same.length > 1)) {
        const message = `no stylesheet uses "${misspelt}" of "${group}", and "${name}" is missing; did you mean "${name}"?`;
        return [createFinding('M232', theme.file.placeOfKey([group, misspelt]), message)];
      }
      // A site cannot change the engine's stylesheets: what these use has to be in its theme.
      if (isEngines) {
        const message = `"${group}" has no "${name}", which the engine's stylesheets use; add it`;
        return [createFinding('M232', theme.file.placeOfKey([group]), message)];
      }
      const message = `theme.json has no "${name}" in "${group}"${suggest(name, known)}; write it there, or use a value that it has`;
      return same.map(({ sheet, offset }) =>
        createFinding('M232', placeAt(sheet.name, sheet.text, offset), message),
      );
    },
  );
}

/** The uses of values that neither the theme nor a stylesheet sets; a CSS module's own properties count for that module alone. */
function findUnknownUses(theme: Validated<Theme>, sheets: readonly Sheet[]): Use[] {
  const global = new Set(
    sheets.filter(({ name }) => !name.endsWith('.module.css')).flatMap(propertiesSetIn),
  );
  return sheets.flatMap((sheet) => {
    const own = new Set(propertiesSetIn(sheet));
    return [...sheet.text.matchAll(USE)].flatMap(
      ({ 0: found, 1: property = '', 2: group = '', 3: name = '', index }) =>
        own.has(property) || global.has(property) || namesOf(theme, group).includes(name)
          ? []
          : [{ sheet, group, name, offset: index + found.indexOf('--') }],
    );
  });
}

function propertiesSetIn({ text }: Sheet): string[] {
  return [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name);
}

/** The names of a group's values. */
function namesOf({ value }: Validated<Theme>, group: string): string[] {
  const values: unknown = Object.entries(value).find(([name]) => name === group)?.[1];
  return isRecord(values) ? Object.keys(values) : [];
}

interface Sheet {
  /** The engine's folder, or the site's. */
  readonly base: string;
  /** The path below it. */
  readonly name: string;
  readonly text: string;
}

function readSheets(base: string): Sheet[] {
  const renderers = listRendererEntries(base).map((name) => `renderers/${name}`);
  const others = FOLDERS.flatMap((folder) =>
    listEntries(path.join(base, folder)).map((name) => `${folder}/${name}`),
  );
  return [...renderers, ...others]
    .filter((name) => /\.(?:css|tsx)$/.test(name))
    .map((name) => ({ base, name, text: readFileSync(path.join(base, name), 'utf8') }));
}
