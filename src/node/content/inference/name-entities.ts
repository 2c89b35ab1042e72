/**
 * Names for entities by the paths of their content, each once and none that is taken:
 * `VisitingFellows` for `peoples/visiting-fellows`, with the folder before it where another is called so.
 */
export function nameEntities(paths: readonly string[], taken: Iterable<string>): string[] {
  const used = new Set(taken);
  return paths.map((path) => {
    const parts = path.split('/');
    const names = parts.map((_, index) => toPascalCase(parts.slice(-1 - index).join('-')));
    const name = firstFree([...names, `${names.at(-1) ?? ''}Item`], used);
    used.add(name);
    return name;
  });
}

function firstFree(names: readonly string[], used: ReadonlySet<string>): string {
  const free = names.find((name) => name !== '' && !used.has(name));
  if (free !== undefined) return free;
  for (let number = 2; ; number += 1) {
    const name = `${names.at(-1) ?? ''}${number}`;
    if (!used.has(name)) return name;
  }
}

function toPascalCase(words: string): string {
  return words
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}
