/**
 * A name for an entity, of the words of a page's URL: `StaffMember`; with its section's before
 * it where that is taken.
 */
export function nameEntity(page: string, section: string, taken: readonly string[]): string {
  const plain = toPascalCase(page);
  const full = toPascalCase(`${section}-${page}`);
  const isFree = (name: string) => !taken.includes(name) && !taken.includes(`${name}Detail`);
  for (let number = 1; ; number += 1) {
    const names = number === 1 ? [plain, full] : [`${full}${number}`];
    const free = names.find((name) => /^[A-Z]/.test(name) && isFree(name));
    if (free !== undefined) return free;
  }
}

function toPascalCase(words: string): string {
  return words
    .split(/[^a-z0-9]+/i)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}
