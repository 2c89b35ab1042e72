import type { SiteMap } from '../manifest/route-model.ts';
import { cutText, LIMITS, LONGEST_KEY, readKey } from '../mapping/limits.ts';
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
 * The navigation list of an answer; entries without an id or a code are passed over. Undefined, as
 * for a call that failed, where not one entry is of any use to the site: a list that hides every
 * page by saying nothing of it is no list of what the site shows.
 */
export function readNavigation(
  answer: unknown,
  map: SiteMap,
): readonly NavigationEntry[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const codes = codesOf(map);
  const isUsed = ({ code }: NavigationEntry) => codes.size === 0 || codes.has(code);
  const isUsable = answer.some((value) => saysWhatIsShown(value) && readEntry(value).some(isUsed));
  return isUsable ? answer.flatMap(readEntry) : undefined;
}

/** The codes by which the manifests ask for entries. */
function codesOf({ sections, routes }: SiteMap): ReadonlySet<string> {
  const codes = [
    ...sections.flatMap(({ menu, children }) => [menu.code, children?.of]),
    ...routes.map(({ menu }) => menu?.code),
  ];
  return new Set(codes.filter((code) => code !== undefined));
}

function saysWhatIsShown(value: unknown): boolean {
  return isRecord(value) && typeof value.state === 'string' && typeof value.display === 'boolean';
}

function readEntry(value: unknown): NavigationEntry[] {
  if (!isRecord(value)) return [];
  const { code, name } = value;
  const id = readKey(value.id);
  if (id === undefined || typeof code !== 'string' || code.length > LONGEST_KEY) return [];
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
