/**
 * The address that one with a stray brace at its end was meant to be (older links carry one), or
 * undefined for an address that is in order.
 */
export function withoutStrayBrace({ pathname, search }: URL): string | undefined {
  const clean = pathname.replace(/(?:\}|%7D)+\/?$/i, '');
  return clean === pathname ? undefined : `${clean || '/'}${search}`;
}
