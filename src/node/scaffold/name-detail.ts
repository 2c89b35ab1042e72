/** Words with an s at their end that are no plural, or have the same one. */
const NO_PLURAL = /(ss|us|is|news|series|species)$/;

/** The name of the page for one item of a list: `honorary-fellows` has `honorary-fellow`. */
export function nameDetail(list: string): string {
  if (!list.endsWith('s') || NO_PLURAL.test(list)) return `${list}-item`;
  if (list.endsWith('ies')) return `${list.slice(0, -'ies'.length)}y`;
  return /(ss|x|ch|sh)es$/.test(list) ? list.slice(0, -'es'.length) : list.slice(0, -1);
}
