import type { Api, File } from './programme.ts';

/** An entry of the navigation as the API answers. */
export interface Entry {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly parent?: string;
  readonly state: 'PUBLISHED' | 'DRAFT';
  readonly display: boolean;
  readonly sortValue?: number;
}

export interface Permit {
  readonly content?: string;
  readonly attachmentTitle?: string;
  readonly attachments?: readonly File[];
  readonly cover?: string;
}

/** The entries below the one of the code "permits", in the order of menus. */
export function permitEntries(entries: readonly Entry[]): readonly Entry[] {
  const parent = entries.find(({ code }) => code === 'permits');
  return entries
    .filter((entry) => entry.parent === parent?.id)
    .toSorted((a, b) => (b.sortValue ?? 0) - (a.sortValue ?? 0));
}

/** Those that are published and displayed, and so have pages and menu items. */
export async function openEntries(api: Api): Promise<readonly Entry[]> {
  return permitEntries(await api<Entry[]>('/home/navigations')).filter(
    ({ state, display }) => state === 'PUBLISHED' && display,
  );
}

/** Those that only a preview shows. */
export async function draftEntries(api: Api): Promise<readonly Entry[]> {
  return permitEntries(await api<Entry[]>('/home/navigations')).filter(
    ({ state, display }) => state !== 'PUBLISHED' && display,
  );
}
