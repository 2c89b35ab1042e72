import type { SiteMap } from '../manifest/route-model.ts';
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
  if (!isRecord(value) || !isId(value.id) || typeof value.code !== 'string') return [];
  return [
    {
      id: String(value.id),
      code: value.code,
      name: typeof value.name === 'string' ? value.name : '',
      parent: isId(value.parent) ? String(value.parent) : undefined,
      published: value.state === 'PUBLISHED',
      display: value.display === true,
      sortValue: typeof value.sortValue === 'number' ? value.sortValue : 0,
    },
  ];
}

function isId(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
