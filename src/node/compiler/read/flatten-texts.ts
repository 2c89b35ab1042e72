import { isRecord } from '../../../core/mapping/read-path.ts';

/** The texts of groups within each other, by keys whose names are joined by dots: `menu.people`. */
export function flattenTexts(value: unknown, prefix = ''): [key: string, text: string][] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, entry]): [string, string][] => {
    if (name === '$schema') return [];
    const key = prefix === '' ? name : `${prefix}.${name}`;
    return typeof entry === 'string' ? [[key, entry]] : flattenTexts(entry, key);
  });
}

/** Texts by their keys as groups within each other, as a file of texts has them. */
export function nestTexts(texts: Iterable<readonly [key: string, text: string]>): object {
  const groups = new Map<string, [string, string][]>();
  const own: [string, string][] = [];
  for (const [key, text] of texts) {
    const dot = key.indexOf('.');
    if (dot === -1) own.push([key, text]);
    else {
      const name = key.slice(0, dot);
      const group = groups.get(name) ?? [];
      groups.set(name, [...group, [key.slice(dot + 1), text]]);
    }
  }
  const nested = [...groups].map(([name, group]) => [name, nestTexts(group)]);
  return Object.fromEntries([...own, ...nested]);
}
