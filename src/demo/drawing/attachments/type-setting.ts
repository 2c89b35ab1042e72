import type { Language } from './attachment-document.ts';

/** Widths of Times-Roman from space to tilde, in thousandths of the size (Adobe's metrics). */
const timesWidths = [
  250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500,
  500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611,
  556, 722, 722, 333, 389, 722, 611, 889, 722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722,
  722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500,
  278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
] as const;

/** Punctuation that may not begin a line of Chinese. */
const clinging = '，。、；：？！）》」”’…—';

function widthOf(character: string, language: Language): number {
  const code = character.codePointAt(0) ?? 0;
  if (language === 'zh') return code < 0x7f ? 500 : 1000;
  return timesWidths[code - 32] ?? 500;
}

/** Where a line may be broken: between words, or between Chinese characters. */
function pieces(text: string, language: Language): string[] {
  return language === 'en'
    ? (text.match(/\S+\s*/g) ?? [])
    : (text.match(/[\x21-\x7e]+|[\s\S]/gu) ?? []);
}

/** Breaks a paragraph into lines of at most `measure` points at a type size. */
export function breakLines(
  text: string,
  language: Language,
  size: number,
  measure: number,
): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of pieces(text, language)) {
    let width = 0;
    for (const character of piece) width += (widthOf(character, language) * size) / 1000;
    // Clinging marks hang into the margin, as Chinese typesetting allows.
    if (used + width > measure && line !== '' && !clinging.includes(piece)) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    line += piece;
    used += width;
  }
  return [...lines, line.trimEnd()];
}
