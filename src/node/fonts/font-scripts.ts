import type { Font } from '../../core/manifest/manifest-types.ts';
import { isOfScript, type SubsetScript } from '../../core/subset-faces.ts';
import { FURTHER_LATIN, PLAIN_LATIN } from './characters.ts';
import { parseRanges } from './unicode-ranges.ts';

type Script = NonNullable<Font['script']>;

/** Where scripts have their characters: the Basic Multilingual Plane. */
const LAST = 0xffff;

/** Scripts whose letters stand beside each other as they are; those of all others change or join. */
const PLAIN: readonly Script[] = [
  'latin',
  'han',
  'hangul',
  'armenian',
  'cyrillic',
  'ethiopic',
  'georgian',
  'greek',
  'hebrew',
];

/** The script of a face that is subset to the characters that texts hold; undefined for other faces. */
export function rankedScript({ script }: Font): SubsetScript | undefined {
  return script === 'han' || script === 'hangul' ? script : undefined;
}

/** Whether a face needs glyphs that no character names: other forms of letters, and their ligatures. */
export function joinsLetters(script: Script | undefined): boolean {
  return script === undefined || !PLAIN.includes(script);
}

/** Tells whether a face is for a character, by its script or its ranges. */
export function isForCharacter({ script, unicodeRange }: Font): (character: string) => boolean {
  if (script === 'latin') return inRanges([...PLAIN_LATIN, ...FURTHER_LATIN]);
  if (script === 'han' || script === 'hangul') {
    return (character) => isOfScript(character.codePointAt(0) ?? 0, script);
  }
  if (script === undefined) return inRanges(parseRanges(unicodeRange ?? ''));
  const characters = new Set(charactersOf(script));
  return (character) => characters.has(character);
}

function inRanges(ranges: readonly (readonly [number, number])[]) {
  return (character: string) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= code && code <= to);
  };
}

/** The characters of a script, with the marks that it shares with some others. */
export function charactersOf(script: Script): string[] {
  const name = script.replace(/^./, (letter) => letter.toUpperCase());
  const pattern = new RegExp(`\\p{Script_Extensions=${name}}`, 'u');
  return Array.from({ length: LAST + 1 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => pattern.test(character),
  );
}
