/** Whether a route is one that `--only` names; `*` stands for any characters. */
export function matchesPattern(route: string, pattern: string): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${source}$`).test(route);
}
