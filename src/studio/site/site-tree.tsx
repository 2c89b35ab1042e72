import { Input } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { StudioSite } from '../../core/studio/data.ts';
import { pageAt } from '../model/page-at.ts';
import { Icon } from '../parts/studio-icons.tsx';
import { draftAtom, selectionAtom, shownAtom, titleLanguageAtom } from '../state/atoms.ts';
import { words } from '../words.ts';
import {
  groupPages,
  isWrong,
  listRows,
  rowStateOf,
  type TreeRow,
  titleOf,
} from './list-entries.ts';
import { SiteActions } from './site-actions.tsx';
import styles from './site-tree.module.css';
import { PageRow, SectionRow } from './tree-rows.tsx';
import { useOrder } from './use-order.ts';

/** Sections and pages in the order of the menu; what is chosen is shown in the middle and edited. */
export function SiteTree({ site }: { readonly site: StudioSite }) {
  const language = useAtomValue(titleLanguageAtom);
  const selection = useAtomValue(selectionAtom);
  const shown = useAtomValue(shownAtom);
  const draft = useAtomValue(draftAtom);
  const [sought, setSought] = useState('');
  const groups = useMemo(() => groupPages(site), [site]);
  const current = useMemo(() => pageAt(site, shown.path), [site, shown.path]);
  const { open, toggle } = useOpenSections(current?.section);
  const rows = listRows(groups, { open, words: sought });
  const order = useOrder(groups, language);
  const list = useRef<HTMLDivElement>(null);
  const chosen = selection?.file ?? current?.file;
  const focusable = Math.max(
    0,
    rows.findIndex((row) => fileOf(row) === chosen),
  );
  return (
    <div className={styles.tree}>
      <div className={styles.head}>
        <Input
          size="small"
          type="search"
          contentBefore={<Icon name="search" size={14} />}
          placeholder={words.site.search}
          aria-label={words.site.search}
          value={sought}
          onChange={(_, { value }) => setSought(value)}
        />
        <SiteActions site={site} chosen={chosen} />
      </div>
      <div
        ref={list}
        className={styles.rows}
        role="tree"
        aria-label={words.site.tree}
        onKeyDown={(event) => followKeys(event, list.current)}
      >
        {rows.map((row, index) =>
          row.kind === 'section' ? (
            <SectionRow
              key={row.section.file}
              row={row}
              title={titleOf(row.section, language)}
              state={rowStateOf(row, groups, draft)}
              isWrong={isWrong(row, groups, draft)}
              isChosen={row.section.file === chosen}
              isFocusable={index === focusable}
              reorder={order.section(row.section.route)}
              toggle={() => toggle(row.section.route)}
            />
          ) : (
            <PageRow
              key={row.page.id}
              row={row}
              title={titleOf(row.page, language)}
              state={rowStateOf(row, groups, draft)}
              isWrong={isWrong(row, groups, draft)}
              isChosen={row.page.file === chosen}
              isFocusable={index === focusable}
              reorder={order.page(row)}
            />
          ),
        )}
      </div>
      {rows.length === 0 && <p className={styles.none}>{words.site.none(sought)}</p>}
    </div>
  );
}

/** Sections that are open: the one of the page that is shown, and those that were opened by hand. */
function useOpenSections(shown: string | undefined) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (shown !== undefined) setOpen((before) => new Set(before).add(shown));
  }, [shown]);
  const toggle = (route: string) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(route)) after.add(route);
      return after;
    });
  return { open, toggle };
}

function fileOf(row: TreeRow): string {
  return row.kind === 'page' ? row.page.file : row.section.file;
}

/** Arrow keys, Home and End go from row to row; right and left open and close a section. */
function followKeys(event: KeyboardEvent, list: HTMLElement | null): void {
  if (event.altKey || list === null) return;
  const rows = [...list.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  const row = rows[at];
  if (row === undefined) return;
  const next: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, rows.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: rows.length - 1,
  };
  const isOpen = row.getAttribute('aria-expanded');
  if (event.key in next) {
    event.preventDefault();
    rows[next[event.key] ?? at]?.focus();
  } else if (
    (event.key === 'ArrowRight' && isOpen === 'false') ||
    (event.key === 'ArrowLeft' && isOpen === 'true')
  ) {
    event.preventDefault();
    row.querySelector<HTMLElement>('[data-toggle]')?.click();
  }
}
