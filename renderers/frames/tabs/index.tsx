import { Suspense, useEffect, useId, useRef } from 'react';
import { createPath, useLocation, useNavigationType } from 'react-router-dom';
import {
  activeTab,
  defineLazyComponent,
  type FrameModels,
  type FrameProps,
  PageIntroduction,
  PageTitle,
  queryOf,
  SiteLink,
  type SwapHandlers,
  tabUrl,
  useHistoryEntry,
  useShownPage,
  useSwap,
  useText,
  useUrlIn,
  View,
} from '../../../src/react/index.ts';
import { ResultCount } from './result-count.tsx';
import { SearchForm } from './search-form.tsx';
import type { TabStripProps } from './tab-strip.tsx';
import { TabTitle, tabElementId } from './tab-title.tsx';
import styles from './tabs.module.css';

const strip = defineLazyComponent<TabStripProps>(
  async () => (await import('./tab-strip.tsx')).TabStrip,
);

/** Several views behind tabs, the chosen one named in the URL, with a search box where the manifest has one. */
export function Frame({ frame }: FrameProps<'tabs'>) {
  const text = useText();
  const entry = useHistoryEntry();
  const { route } = useShownPage();
  const query = queryOf(route, entry);
  const panelId = useId();
  const tab = activeTab(frame, new URLSearchParams(entry.search));
  const [isTabList, nearby] = useSwap(strip);
  useBeginningInSight(panelId, tab?.id);
  if (tab === undefined) return null;
  const { search, placement } = frame;
  return (
    // A search page stands by itself; tabs of a section's page are inside its padding.
    <div className={search && styles.page}>
      <PageTitle />
      <PageIntroduction />
      {search && <SearchForm search={search} query={query} />}
      <div className={placement === 'side' ? styles.aside : undefined}>
        <Tabs {...{ frame, panelId, isTabList, nearby }} selected={tab.id} />
        <div
          id={panelId}
          className={styles.panel}
          {...(isTabList && { role: 'tabpanel', 'aria-labelledby': tabElementId(panelId, tab.id) })}
        >
          {search && query === undefined ? (
            <p className={styles.hint}>{text(search.hint)}</p>
          ) : (
            <View key={tab.id} name={tab.id} layout={tab.layout} />
          )}
          {search && <ResultCount name={tab.id} />}
        </div>
      </div>
    </div>
  );
}

/** Another tab begins with its first items, also where the reader was far down the one before. */
function useBeginningInSight(panelId: string, tab: string | undefined): void {
  const shown = useRef(tab);
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    const panel = document.getElementById(panelId);
    if (!isReturn && panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
  }, [panelId, tab, isReturn]);
}

interface TabsProps extends Omit<TabStripProps, 'focused'> {
  /** Whether the reader is near the tabs, and they may be a tab list. */
  readonly isTabList: boolean;
  readonly nearby: SwapHandlers;
}

/**
 * The tabs are links, which work without scripts; once a reader goes near them they become a tab
 * list with its keys.
 */
function Tabs({ frame, selected, panelId, isTabList, nearby }: TabsProps) {
  const focused = useRef(false);
  const links = <TabLinks frame={frame} selected={selected} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers note the intent to use what is inside
    <div
      className={styles.strip}
      {...nearby}
      onFocus={() => {
        focused.current = true;
        nearby.onFocus();
      }}
      onBlur={() => {
        focused.current = false;
      }}
    >
      {isTabList ? (
        <Suspense fallback={links}>
          <strip.Component
            frame={frame}
            selected={selected}
            panelId={panelId}
            focused={focused.current}
          />
        </Suspense>
      ) : (
        links
      )}
    </div>
  );
}

function TabLinks({ frame, selected }: Pick<TabStripProps, 'frame' | 'selected'>) {
  const text = useText();
  const { pathname, search, state } = useLocation();
  const urlIn = useUrlIn();
  const toTab = (tab: FrameModels['tabs']['panes'][number]) =>
    createPath({ pathname, search: tabUrl(frame, tab, new URLSearchParams(search)) });
  return (
    <nav aria-label={text(frame.label)} className={styles.links}>
      {frame.panes.map((tab) => (
        <SiteLink
          key={tab.id}
          to={toTab(tab)}
          href={urlIn(toTab(tab))}
          state={state}
          keepsPlace
          className={styles.tab}
          aria-current={tab.id === selected ? 'page' : undefined}
        >
          <TabTitle frame={frame} tab={tab} />
        </SiteLink>
      ))}
    </nav>
  );
}
