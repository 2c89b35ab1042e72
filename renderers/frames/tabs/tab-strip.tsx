import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  FluentSite,
  type FrameModels,
  tabUrl,
  useIsMobile,
  useText,
} from '../../../src/react/index.ts';
import { PlainTab, PlainTabList } from './plain-tabs.tsx';
import { TabTitle, tabElementId } from './tab-title.tsx';
import styles from './tabs.module.css';

export interface TabStripProps {
  readonly frame: FrameModels['tabs'];
  /** Id of the chosen tab. */
  readonly selected: string;
  readonly panelId: string;
  /** Whether the strip that this one replaces held the focus. */
  readonly focused: boolean;
}

/** The tabs as Fluent's tab list: arrows move between them, the URL follows. */
export function TabStrip({ frame, selected, panelId, focused }: TabStripProps) {
  const text = useText();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isMobile = useIsMobile();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focused && document.activeElement === document.body) {
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    }
  }, [focused]);
  return (
    <FluentSite>
      <div ref={list}>
        <PlainTabList
          className={styles.links ?? ''}
          selectedValue={selected}
          vertical={frame.placement === 'side' && !isMobile}
          aria-label={text(frame.label)}
          onTabSelect={(_, { value }) => {
            const tab = frame.panes.find(({ id }) => id === value);
            const url = tab && tabUrl(frame, tab, new URLSearchParams(search));
            if (url !== undefined) void navigate(url, { state, preventScrollReset: true });
          }}
        >
          {frame.panes.map((tab) => (
            <PlainTab
              key={tab.id}
              id={tabElementId(panelId, tab.id)}
              value={tab.id}
              aria-controls={panelId}
              className={styles.tab ?? ''}
            >
              <TabTitle frame={frame} tab={tab} />
            </PlainTab>
          ))}
        </PlainTabList>
      </div>
    </FluentSite>
  );
}
