import type { RouteTable } from '../manifest/route-model.ts';
import {
  LIMITS,
  MAX_KEY_LENGTH,
  MAX_NAVIGATION_ENTRIES,
  readKey,
} from '../mapping/answer-limits.ts';
import { cutText } from '../mapping/cut-text.ts';
import { isRecord } from '../mapping/read-path.ts';

/** An entry of the server's navigation list, as far as the site reads it. */
export interface NavigationEntry {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly parent: string | undefined;
  readonly published: boolean;
  readonly display: boolean;
  readonly sortValue: number;
}

/**
 * The navigation list of an answer. An entry that cannot be read may be that of any page: beside one,
 * or beyond the most that are read, a page without an entry is shown as its manifest says. Undefined,
 * as for a call that failed, where not one entry is of any use to the site: a list that hides every
 * page by saying nothing of it is no list of what the site shows.
 */
export function readNavigation(
  answer: unknown,
  table: RouteTable,
): readonly NavigationEntry[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const wanted = wantedEntries(table);
  // Where no menu has a code, an answer without entries hides no page.
  if (wanted.size === 0 && answer.length === 0) return [];
  const read = answer.slice(0, MAX_NAVIGATION_ENTRIES);
  const isUsed = ({ code }: NavigationEntry) => wanted.size === 0 || wanted.has(code);
  if (!read.some((value) => saysWhatIsShown(value) && readEntry(value).some(isUsed))) {
    return undefined;
  }
  const entries = read.flatMap(readEntry);
  if (entries.length === answer.length) return entries;
  const named = new Set(entries.map(({ code }) => code));
  return [...entries, ...[...wanted.values()].filter(({ code }) => !named.has(code))];
}

/** The entries that the manifests ask for, by their codes, as they would have them. */
function wantedEntries({ sections, routes }: RouteTable): ReadonlyMap<string, NavigationEntry> {
  const menus = [...sections.map(({ menu }) => menu), ...routes.map(({ menu }) => menu)];
  const entries = new Map<string, NavigationEntry>();
  for (const { code, sortValue } of menus.filter((menu) => menu !== undefined)) {
    if (code !== undefined) entries.set(code, { ...SHOWN, code, sortValue });
  }
  for (const { children } of sections) {
    if (children !== undefined && !entries.has(children.of)) {
      entries.set(children.of, { ...SHOWN, code: children.of, sortValue: 0 });
    }
  }
  return entries;
}

/** An entry without a name leaves that to the manifest, and nothing stands below one without an id. */
const SHOWN = { id: '', name: '', parent: undefined, published: true, display: true } as const;

function saysWhatIsShown(value: unknown): boolean {
  return isRecord(value) && typeof value.state === 'string' && typeof value.display === 'boolean';
}

function readEntry(value: unknown): NavigationEntry[] {
  if (!isRecord(value)) return [];
  const { code, name } = value;
  const id = readKey(value.id);
  if (id === undefined || typeof code !== 'string' || code.length > MAX_KEY_LENGTH) return [];
  return [
    {
      id,
      code,
      name: typeof name === 'string' ? cutText(name, LIMITS.line) : '',
      parent: readKey(value.parent),
      published: value.state === 'PUBLISHED',
      display: value.display === true,
      sortValue: typeof value.sortValue === 'number' ? value.sortValue : 0,
    },
  ];
}
