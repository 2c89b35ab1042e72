import type { StudioPage, StudioSection, StudioSite } from '../../core/studio/data.ts';
import type { StudioState } from '../../core/studio/studio-api.ts';

/** A part of the tree: a section with its pages, or the pages that stand in none. */
export interface TreeGroup {
  readonly section: StudioSection | undefined;
  readonly pages: readonly StudioPage[];
}

/** A row of the tree as it stands, those of closed sections left out. */
export type TreeRow =
  | { readonly kind: 'section'; readonly section: StudioSection; readonly isOpen: boolean }
  | {
      readonly kind: 'page';
      readonly page: StudioPage;
      readonly index: number;
      readonly group: TreeGroup;
    };

/** Sections in the order of the menu with their pages, after the pages of none. */
export function groupPages({ sections, pages }: StudioSite): TreeGroup[] {
  const own = sections.map((section) => ({
    section,
    pages: pages.filter((page) => page.section === section.route),
  }));
  const routes = new Set(sections.map(({ route }) => route));
  const free = pages.filter(({ section }) => section === undefined || !routes.has(section));
  return [{ section: undefined, pages: free }, ...own];
}

/**
 * The rows of the tree.
 *
 * @param words what is searched for in titles, routes and files; all sections with a hit are open then
 */
export function listRows(
  groups: readonly TreeGroup[],
  { open, words }: { readonly open: ReadonlySet<string>; readonly words: string },
): TreeRow[] {
  const sought = words.trim().toLowerCase();
  return groups.flatMap((group) => {
    const { section } = group;
    const found = group.pages
      .map((page, index) => ({ kind: 'page' as const, page, index, group }))
      .filter(({ page }) => sought === '' || isFound(page, sought));
    if (section === undefined) return found;
    const isHit = sought !== '' && (found.length > 0 || isFound(section, sought));
    if (sought !== '' && !isHit) return [];
    const isOpen = isHit || (sought === '' && open.has(section.route));
    return [{ kind: 'section' as const, section, isOpen }, ...(isOpen ? found : [])];
  });
}

function isFound({ titles, route, file }: StudioPage | StudioSection, sought: string): boolean {
  return [route, file, ...Object.values(titles)].some((text) =>
    text.toLowerCase().includes(sought),
  );
}

/**
 * What the draft makes of a row's file; undefined for one that is as it is saved. A closed section stands for
 * its pages, too.
 */
export function rowStateOf(
  row: TreeRow,
  groups: readonly TreeGroup[],
  draft: Pick<StudioState, 'unsaved' | 'conflicts'> | undefined,
): 'changed' | 'within' | 'conflict' | undefined {
  const { unsaved = [], conflicts = [] } = draft ?? {};
  const [file = '', ...within] = filesOf(row, groups);
  if ([file, ...within].some((own) => conflicts.includes(own))) return 'conflict';
  if (unsaved.includes(file)) return 'changed';
  return within.some((own) => unsaved.includes(own)) ? 'within' : undefined;
}

/** Whether the checks find an error in a row's file; a closed section stands for its pages, too. */
export function isWrong(
  row: TreeRow,
  groups: readonly TreeGroup[],
  draft: Pick<StudioState, 'findings'> | undefined,
): boolean {
  const files = filesOf(row, groups);
  return (draft?.findings ?? []).some(
    ({ file, severity }) => severity === 'error' && files.includes(file),
  );
}

/** The file of a row, and those of the pages that a closed section has. */
function filesOf(row: TreeRow, groups: readonly TreeGroup[]): string[] {
  if (row.kind === 'page') return [row.page.file];
  const group = row.isOpen ? undefined : groups.find(({ section }) => section === row.section);
  return [row.section.file, ...(group?.pages ?? []).map(({ file }) => file)];
}

/** What a page or a section is called in a language, or else by its route, or by its file where it has none yet. */
export function titleOf(
  { titles, route, file }: Pick<StudioPage, 'titles' | 'route' | 'file'>,
  language: string,
): string {
  const named = [titles[language], ...Object.values(titles), route].find(
    (name) => name !== undefined && name.trim() !== '',
  );
  return named ?? file.slice('manifests/'.length);
}
