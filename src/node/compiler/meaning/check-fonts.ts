import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SiteManifest, Theme } from '../../../core/manifest/manifest-types.ts';
import { listEntries } from '../../site-folder/index.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import type { Validated } from '../read/validated-manifests.ts';
import { suggest } from '../text/suggest.ts';

/** How font files begin: TrueType, OpenType, collections, WOFF. */
const SIGNATURES = ['\0\u0001\0\0', 'OTTO', 'true', 'ttcf', 'wOFF', 'wOF2'];

/** What `font` of a theme holds beside lists of families. */
const WEIGHT = /^(?:\d+|normal|bold|bolder|lighter)$/;

/** Families that no list of the theme's fonts names: they are sent, and nothing is set in them. */
export function checkFamilies(
  { value, file }: Validated<SiteManifest>,
  { value: { font } }: Validated<Theme>,
): Finding[] {
  const named = Object.values(font)
    .filter((list) => !WEIGHT.test(list))
    .flatMap((list) => list.split(',').map((family) => family.trim().replace(/^["']|["']$/g, '')));
  return (value.fonts ?? []).flatMap(({ family }, index) => {
    if (named.includes(family)) return [];
    const message = `no font of theme.json names the family "${family}"${suggest(family, named)}`;
    return [createFinding('M231', file.placeOf(['fonts', index, 'family']), message)];
  });
}

/** The files that fonts are subsets of have to be there, and to be fonts. */
export function checkFonts({ value, file }: Validated<SiteManifest>, root: string): Finding[] {
  // Of a project that is not installed nobody can say which packages it has.
  if (!existsSync(path.join(root, 'node_modules'))) return [];
  const require = createRequire(path.join(root, 'package.json'));
  return (value.fonts ?? []).flatMap(({ file: name }, index) => {
    const message = isOwn(name) ? explainOwn(name, root) : explain(name, require, root);
    return message === undefined
      ? []
      : [createFinding('M009', file.placeOf(['fonts', index, 'file']), message)];
  });
}

/** What a font's characters are chosen by: its script, or ranges of them. */
export function checkCharacters({ value, file }: Validated<SiteManifest>): Finding[] {
  return (value.fonts ?? []).flatMap(({ script, unicodeRange }, index) => {
    if ((script === undefined) !== (unicodeRange === undefined)) return [];
    const says =
      script === undefined
        ? 'says of no characters that it is for them'
        : 'says twice which characters it is for';
    const message = `the font ${says}; give it "script" or "unicodeRange"`;
    return [createFinding('M233', file.placeOf(['fonts', index]), message)];
  });
}

/** Whether a font is a file of the site's own, and not one of a package. */
function isOwn(name: string): boolean {
  return name.startsWith('./');
}

function explainOwn(name: string, root: string): string | undefined {
  const file = path.join(root, name);
  if (!existsSync(file)) {
    return `the font "${name}" is missing; put the file into the site's folder, or correct the path`;
  }
  return isFont(file) ? undefined : `"${name}" is no font; name a TTF, OTF or WOFF file`;
}

function explain(name: string, require: NodeJS.Require, root: string): string | undefined {
  try {
    const found = require.resolve(name);
    return isFont(found) ? undefined : `"${name}" is no font; name a TTF, OTF or WOFF file`;
  } catch {
    const packageName = /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '';
    const files = listEntries(path.join(root, 'node_modules', packageName)).filter((file) =>
      /\.(?:ttf|otf|woff2?)$/i.test(file),
    );
    return files.length === 0
      ? `the font "${name}" is missing: no npm package "${packageName}" is installed; install it, or correct the name`
      : `the font "${name}" is missing${suggest(
          name,
          files.map((file) => `${packageName}/${file}`),
        )}`;
  }
}

function isFont(file: string): boolean {
  const head = Buffer.alloc(4);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, head, 0, 4, 0);
  } finally {
    closeSync(descriptor);
  }
  return SIGNATURES.includes(head.toString('latin1'));
}
