import { type KeyboardEvent, useId } from 'react';
import { Icon } from '../parts/studio-icons.tsx';
import type { ReorderProps } from '../parts/use-reorder.ts';
import { useStudio } from '../state/studio-context.ts';
import { words } from '../words.ts';
import type { TreeRow } from './list-entries.ts';
import styles from './site-tree.module.css';

/** What the draft makes of a row's file: `within` is of a closed section, some page of which has changed. */
export type RowState = keyof typeof words.site.state;

interface RowProps<Kind extends TreeRow['kind']> {
  readonly row: Extract<TreeRow, { kind: Kind }>;
  readonly title: string;
  readonly state: RowState | undefined;
  /** Whether there are errors in its file, or in those that it stands for. */
  readonly isWrong: boolean;
  readonly isChosen: boolean;
  /** Whether the Tab key comes to this row. */
  readonly isFocusable: boolean;
  /** Undefined for what has no place among others. */
  readonly reorder: ReorderProps | undefined;
}

interface SectionRowProps extends RowProps<'section'> {
  readonly toggle: () => void;
}

export function SectionRow({
  row,
  title,
  state,
  isWrong,
  isChosen,
  isFocusable,
  reorder,
  toggle,
}: SectionRowProps) {
  const studio = useStudio();
  const { section, isOpen } = row;
  const choose = () => studio.select({ file: section.file, path: [] });
  const label = useId();
  return (
    <div
      {...reorder}
      role="treeitem"
      className={styles.section}
      aria-labelledby={label}
      aria-level={1}
      aria-expanded={isOpen}
      aria-selected={isChosen}
      tabIndex={isFocusable ? 0 : -1}
      onClick={() => {
        choose();
        if (!isOpen) toggle();
      }}
      onKeyDown={(event) => onEnter(event, choose, reorder)}
    >
      <button
        type="button"
        tabIndex={-1}
        data-toggle
        className={styles.toggle}
        aria-label={isOpen ? words.site.close(title) : words.site.open(title)}
        onClick={(event) => {
          event.stopPropagation();
          toggle();
        }}
      >
        <Icon name={isOpen ? 'down' : 'right'} size={12} />
      </button>
      <span id={label} className={styles.label}>
        <span className={styles.title}>{title}</span>
        <StateMark state={state} />
        {isWrong && <span className={styles.wrong}>{words.site.hasErrors}</span>}
        {section.notMenu && <span className={styles.mark}>{words.site.notInMenu}</span>}
      </span>
    </div>
  );
}

export function PageRow(props: RowProps<'page'>) {
  const { row, title, state, isWrong, isChosen, isFocusable, reorder } = props;
  const studio = useStudio();
  const { page, group } = row;
  const choose = () => {
    studio.select({ file: page.file, path: [] });
    if (page.example !== undefined) studio.visit(page.example);
  };
  return (
    <div
      {...reorder}
      role="treeitem"
      className={styles.page}
      aria-level={group.section === undefined ? 1 : 2}
      aria-selected={isChosen}
      tabIndex={isFocusable ? 0 : -1}
      title={page.route}
      onClick={choose}
      onKeyDown={(event) => onEnter(event, choose, reorder)}
    >
      <span className={styles.title} data-quiet={page.menu === undefined || page.menu.notMenu}>
        {title}
      </span>
      <StateMark state={state} />
      {isWrong && <span className={styles.wrong}>{words.site.hasErrors}</span>}
      {page.menu === undefined && page.route !== '' && (
        <span className={styles.route}>{lastSegment(page.route)}</span>
      )}
    </div>
  );
}

function StateMark({ state }: { readonly state: RowState | undefined }) {
  if (state === undefined) return null;
  const said = words.site.state[state];
  return (
    <span className={styles.state} data-state={state} role="img" aria-label={said} title={said} />
  );
}

function onEnter(event: KeyboardEvent, choose: () => void, reorder: ReorderProps | undefined) {
  if ((event.key === 'Enter' || event.key === ' ') && event.target === event.currentTarget) {
    event.preventDefault();
    choose();
    return;
  }
  reorder?.onKeyDown(event);
}

function lastSegment(route: string): string {
  return `/${route.split('/').at(-1) ?? ''}`;
}
