/** Shorter values are no secret, and hiding them would hide everything. */
const SHORTEST = 6;

/** Takes out of a text what is not to be shown. */
export type Hide = (text: string) => string;

/**
 * Hides the values of headers that only the API may see, since it may send them back: as they are,
 * and as JSON and URLs spell them.
 */
export function hideValuesOf(headers: Headers): Hide {
  const values = [...headers.values()].flatMap((value) => [value, ...value.split(' ')]);
  const secrets = values
    .filter((value) => value.length >= SHORTEST)
    .flatMap((value) => [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)])
    .sort((a, b) => b.length - a.length);
  return (text) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
}
