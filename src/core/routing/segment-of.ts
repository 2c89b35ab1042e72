/** A segment of a route, or a name, made of a text: small letters, digits and hyphens; empty where it has none of them. */
export function segmentOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
