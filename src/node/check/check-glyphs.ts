import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Font } from '../../core/manifest/manifest-types.ts';
import { createFinding, type Finding, type ValidatedManifests } from '../compiler/index.ts';
import { fontCharacters, fontFile, isForCharacter, readTextFiles } from '../fonts/index.ts';
import { readSiteFolders } from '../site-folder/index.ts';

/** Letters that a message names. */
const MAX_NAMED = 8;

/** Letters of the site's texts that a font is for and has no glyph of: they are shown in another one. */
export async function checkGlyphs(root: string, { site }: ValidatedManifests): Promise<Finding[]> {
  const fonts = site?.value.fonts ?? [];
  if (site === undefined || fonts.length === 0) return [];
  const content = path.join(root, readSiteFolders(root).content);
  const texts = [
    ...readTextFiles(path.join(root, 'manifests'), '.json'),
    ...(existsSync(content) ? readTextFiles(content, '.md') : []),
  ].map((text) => text.normalize('NFC'));
  const letters = lettersOf(texts);
  const known = await Promise.all(fonts.map((font) => charactersIn(font, root)));
  const findings: Finding[] = [];
  for (const [index, font] of fonts.entries()) {
    const faces = fonts.flatMap((other, at) => (isSameFace(other, font) ? [at] : []));
    // Of a face in several files, the first says what none of them has.
    const first = faces.find((at) => isForTheSame(fonts[at], font));
    if (first !== index || known[index] === undefined) continue;
    const isFor = isForCharacter(font);
    const has = (one: string) => faces.some((at) => known[at]?.has(one.codePointAt(0) ?? 0));
    const lacking = letters.filter((one) => isFor(one) && !has(one));
    if (lacking.length === 0) continue;
    const count = texts.filter((text) => lacking.some((one) => text.includes(one))).length;
    findings.push(
      createFinding(
        'M247',
        site.file.placeOf(['fonts', index, 'file']),
        `the font has no ${nameLetters(lacking)}, which ${count} ${count === 1 ? 'file' : 'files'} of texts use; name a file that has them, or a second one beside it`,
      ),
    );
  }
  return findings;
}

/** Each letter of some texts once; a set of all their characters takes ten times as long. */
function lettersOf(texts: readonly string[]): string[] {
  const isUsed = new Uint8Array(0x11_0000);
  for (const text of texts) {
    for (let index = 0; index < text.length; index += 1) isUsed[text.codePointAt(index) ?? 0] = 1;
  }
  const letters: string[] = [];
  for (let point = isUsed.indexOf(1); point !== -1; point = isUsed.indexOf(1, point + 1)) {
    const one = String.fromCodePoint(point);
    if (/\p{L}/u.test(one)) letters.push(one);
  }
  return letters;
}

function isSameFace(one: Font, other: Font): boolean {
  return (
    one.family === other.family &&
    one.weight === other.weight &&
    (one.style ?? 'normal') === (other.style ?? 'normal')
  );
}

function isForTheSame(one: Font | undefined, other: Font): boolean {
  return one?.script === other.script && one?.unicodeRange === other.unicodeRange;
}

/** Undefined for a file that is missing or no font, which is a finding of its own. */
async function charactersIn(font: Font, root: string): Promise<ReadonlySet<number> | undefined> {
  try {
    return await fontCharacters(fontFile(font, root));
  } catch {
    return undefined;
  }
}

function nameLetters(letters: readonly string[]): string {
  const named = letters.slice(0, MAX_NAMED).sort().join(' ');
  const others = letters.length - MAX_NAMED;
  return others > 0 ? `"${named}" and ${others} others` : `"${named}"`;
}
