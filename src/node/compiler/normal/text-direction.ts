import type { Direction } from '../../../core/manifest/site-model.ts';

/**
 * The scripts of living languages that are written from right to left, by ISO 15924: Adlam, Arabic
 * and its Nastaliq, Hebrew, Mandaic, Hanifi Rohingya, N’Ko, Samaritan, Syriac, Thaana, Yezidi.
 * (`Intl.Locale`'s own `textInfo` is missing in some of the Nodes that the project runs on.)
 */
const RIGHT_TO_LEFT = [
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
];

/**
 * The way that a language is written in the script which its tag names or implies.
 *
 * @throws {RangeError} for what is no BCP 47 tag
 */
export function directionOf(tag: string): Direction {
  const { script } = new Intl.Locale(tag).maximize();
  return script !== undefined && RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr';
}
