import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from '../../core/manifest/manifest-types.ts';
import { coarsenOutlines } from './coarsen-outlines.ts';

/** What a subset keeps of a face's layout. */
export interface KeptGlyphs {
  /**
   * Whether glyphs are left out that no character names: small capitals, swashes and the like, where
   * no letter needs another form of itself.
   */
  readonly noLayoutClosure: boolean;
  readonly keepFeatures?: readonly string[];
}

/** What is made of a face. */
interface SubsetForm extends KeptGlyphs {
  readonly targetFormat: 'woff2' | 'truetype';
  readonly noHinting?: boolean;
  /** The units of an em that outlines stand on at the most; only in the form of TrueType, without hints. */
  readonly em?: number;
  readonly dropTables?: readonly string[];
}

/** The endings of files by their formats. */
const ENDINGS = { woff2: 'woff2', truetype: 'ttf' } as const;

/**
 * The absolute path of a face's file.
 *
 * @throws where a package that the font's path names is not installed
 */
export function fontFile({ file }: Pick<Font, 'file'>, root: string): string {
  return createRequire(path.join(root, 'package.json')).resolve(file);
}

/**
 * Subsets a face into a file, once for the same ones in the same form; its absolute path.
 *
 * @throws where a package that the font's path names is not installed
 */
export async function subsetFile(
  font: Font,
  characters: readonly string[],
  form: SubsetForm,
  { root, folder }: { readonly root: string; readonly folder: string },
): Promise<string> {
  const source = fontFile(font, root);
  // A package's file is another one under another version; a site's own may be replaced.
  const changed = font.file.startsWith('./') ? statSync(source).mtimeMs : 0;
  const text = characters.join('');
  const key = createHash('sha256')
    .update(JSON.stringify([font.file, changed, text, form]))
    .digest('hex')
    .slice(0, 16);
  const style = font.style === 'italic' ? 'i' : '';
  const name = `${font.script ?? 'range'}-${font.weight}${style}-${key}`;
  const file = path.join(folder, `${name}.${ENDINGS[form.targetFormat]}`);
  if (existsSync(file)) return file;
  // Whoever only asks which characters a font has need not wait for the library.
  const { default: subsetFont } = await import('subset-font');
  const subset = await subsetFont(readFileSync(source), text, form);
  writeFileSync(file, form.em === undefined ? subset : coarsenOutlines(subset, form.em));
  return file;
}
