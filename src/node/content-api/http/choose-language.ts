import { parseWeights } from '../../http/index.ts';

/**
 * The language that a header such as `Accept-Language` asks for, `zh-CN` being `zh`; the first language
 * where it asks for none that there is.
 *
 * @param names what the header has for languages in place of their codes
 */
export function negotiateLanguage(
  header: string | null,
  languages: readonly string[],
  names: Readonly<Record<string, string>> = {},
): string {
  const [fallback = ''] = languages;
  if (header === null) return fallback;
  if (languages.includes(header)) return header;
  const named = languages.find((language) => names[language] === header);
  if (named !== undefined) return named;
  const wanted = parseWeights(header);
  const refused = wanted.filter(({ weight }) => weight <= 0).map(({ name }) => name);
  for (const { name, weight } of wanted) {
    if (weight <= 0) break;
    const match =
      name === '*'
        ? languages.find((language) => !refused.includes(language.toLowerCase()))
        : languages.find((language) => isWithin(name, language.toLowerCase()));
    if (match !== undefined) return match;
  }
  return fallback;
}

/** Whether a range (`zh-hans-cn`) is a language (`zh`) or a part of it. */
function isWithin(range: string, language: string): boolean {
  return range === language || range.startsWith(`${language}-`);
}
