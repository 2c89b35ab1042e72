const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const LARGER = 1000;
/** A code of a language, and no name of one. */
const CODE = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i;

/**
 * The type of a file as readers know it, by its ending; nothing for a URL without one.
 *
 * @example nameType('/media/plan.pdf?v=2') // 'PDF'
 */
export function nameType(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/]*|[?#].*$/gi, '');
  const ending = /\.([a-z\d]{1,5})$/i.exec(path)?.[1];
  return ending?.toUpperCase() ?? '';
}

/**
 * A size in the manner of a language.
 *
 * @example describeSize(1_240_000, 'de') // '1,2 MB'
 */
export function describeSize(bytes: number, tag: string): string {
  // An empty file has no logarithm.
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const value = bytes / LARGER ** step;
  const maximumFractionDigits = step < 2 || value >= 100 ? 0 : 1;
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits,
  }).format(value);
}

/**
 * The name of a language in another one; a word that is no code stays as it is.
 *
 * @example nameLanguage('fr', 'de') // 'Französisch'
 */
export function nameLanguage(written: string, tag: string): string {
  if (!CODE.test(written)) return written;
  return new Intl.DisplayNames(tag, { type: 'language' }).of(written) ?? written;
}
