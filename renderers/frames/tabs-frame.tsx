import { Suspense, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  activeTab,
  definePart,
  type FrameProps,
  PageTitle,
  tabAddress,
  useSwap,
  useText,
  View,
} from '../../src/react/index.ts';
import type { TabStripProps } from './tab-strip.tsx';
import styles from './tabs-frame.module.css';

const strip = definePart<TabStripProps>(async () => (await import('./tab-strip.tsx')).TabStrip);

/**
 * Several views behind tabs, the chosen one kept in the address. The tabs are links, which work
 * without scripts; once a reader goes near them they become a tab list with its keys.
 */
export function TabsFrame({ frame }: FrameProps<'tabs'>) {
  const { search } = useLocation();
  const tab = activeTab(frame, new URLSearchParams(search));
  const panelId = useId();
  const focused = useRef(false);
  const [swapped, { onFocus, ...handlers }] = useSwap(strip);
  if (tab === undefined) return null;
  const links = <TabLinks frame={frame} selected={tab.id} />;
  return (
    <>
      <PageTitle />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handlers note the intent to use what is inside */}
      <div
        className={styles.strip}
        {...handlers}
        onFocus={() => {
          focused.current = true;
          onFocus();
        }}
        onBlur={() => {
          focused.current = false;
        }}
      >
        {swapped ? (
          <Suspense fallback={links}>
            <strip.Component
              frame={frame}
              selected={tab.id}
              panelId={panelId}
              focused={focused.current}
            />
          </Suspense>
        ) : (
          links
        )}
      </div>
      <div id={panelId} {...(swapped && { role: 'tabpanel' })}>
        <View key={tab.id} name={tab.id} layout={tab.layout} />
      </div>
    </>
  );
}

function TabLinks({ frame, selected }: Pick<TabStripProps, 'frame' | 'selected'>) {
  const text = useText();
  return (
    <nav aria-label={text(frame.label)} className={styles.links}>
      {frame.tabs.map((tab) => (
        <Link
          key={tab.id}
          to={tabAddress(frame, tab)}
          preventScrollReset
          className={styles.tab}
          aria-current={tab.id === selected ? 'page' : undefined}
        >
          {text(tab.title)}
        </Link>
      ))}
    </nav>
  );
}
