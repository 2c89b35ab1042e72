import { type FrameModels, useListState, useShownPage, useText } from '../../../src/react/index.ts';
import styles from './tabs.module.css';

interface TabTitleProps {
  readonly frame: FrameModels['tabs'];
  readonly tab: FrameModels['tabs']['panes'][number];
}

/** The id of a tab's element, which names the panel. */
export function tabElementId(panelId: string, tab: string): string {
  return `${panelId}-${tab}`;
}

/** A tab's words, and the number of its items, whose place is kept until it is known. */
export function TabTitle({ frame, tab }: TabTitleProps) {
  const text = useText();
  const { cacheKey } = useShownPage();
  const { total } = useListState(cacheKey, tab.id);
  const title = text(tab.title);
  return (
    <span>
      {tab.italic ? <em>{title}</em> : title}
      {frame.counts && ' '}
      {frame.counts && <span className={styles.count}>{total}</span>}
    </span>
  );
}
