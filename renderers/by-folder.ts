/** Modules under the names of the folders that they stand in: `./photo-wall/index.tsx` as `photo-wall`. */
export function byFolder<Value>(modules: Readonly<Record<string, Value>>): Record<string, Value> {
  const named = Object.entries(modules).map(([path, value]) => [path.split('/').at(-2), value]);
  return Object.fromEntries(named);
}
