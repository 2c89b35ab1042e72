import type { Api, File } from './academic-life.ts';

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

export interface Application {
  readonly content?: string;
  readonly attachmentTitle?: string;
  readonly attachments?: readonly File[];
  readonly cover?: string;
}

/** The entries below the one of the code "application", in the order of menus. */
export function applicationEntries(entries: readonly Entry[]): readonly Entry[] {
  const parent = entries.find(({ code }) => code === 'application');
  return entries
    .filter((entry) => entry.parent === parent?.id)
    .toSorted((a, b) => (b.sortValue ?? 0) - (a.sortValue ?? 0));
}

/** Those that are published and displayed, and so have pages and menu items. */
export async function openEntries(api: Api): Promise<readonly Entry[]> {
  return applicationEntries(await api<Entry[]>('/home/navigations')).filter(
    ({ state, display }) => state === 'PUBLISHED' && display,
  );
}

/** Those that only a preview shows. */
export async function draftEntries(api: Api): Promise<readonly Entry[]> {
  return applicationEntries(await api<Entry[]>('/home/navigations')).filter(
    ({ state, display }) => state !== 'PUBLISHED' && display,
  );
}
