import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { STUDIO } from '../../core/studio/studio-api.ts';
import type { SiteRuntime } from '../../react/site-runtime.ts';
import { openEditor } from './editor.ts';
import styles from './inspector.module.css';
import { nextPart } from './next-part.ts';
import { Outlines } from './outline.tsx';
import { Panel } from './panel.tsx';
import { type Traced, tracePart } from './trace.ts';
import { watchPage } from './watch-page.ts';

interface InspectorProps {
  readonly runtime: SiteRuntime;
  /** The element that the inspector stands in. */
  readonly own: Element;
}

/** The button that turns the inspector on and off, and what it shows while it is on. */
export function Inspector({ runtime, own }: InspectorProps) {
  const [isOn, setOn] = useState(false);
  useShortcut(useCallback(() => setOn((before) => !before), []));
  return (
    <aside className={styles.inspector} aria-label="Inspector" lang="en">
      {isOn && <Inspection runtime={runtime} own={own} leave={() => setOn(false)} />}
      {!isOn && (
        <a
          className={styles.studio}
          href={STUDIO}
          title="Edit the site where it is seen"
          onClick={(event) => {
            event.currentTarget.href = `${STUDIO}?${new URLSearchParams({ at: pathHere() })}`;
          }}
        >
          Studio
        </a>
      )}
      <button
        type="button"
        className={styles.button}
        aria-pressed={isOn}
        aria-keyshortcuts="Alt+I"
        title="Show which manifest made what (Alt+I)"
        onClick={() => setOn(!isOn)}
      >
        Inspect
      </button>
    </aside>
  );
}

/** Where the page is now, which is where the studio begins. */
function pathHere(): string {
  return window.location.pathname + window.location.search;
}

interface InspectionProps extends InspectorProps {
  readonly leave: () => void;
}

function Inspection({ runtime, own, leave }: InspectionProps) {
  const [traced, setTraced] = useState<Traced>();
  const actions = useRef({ traced, leave });
  useEffect(() => {
    actions.current = { traced, leave };
  });
  useEffect(() => {
    const trace = (element: Element) =>
      own.contains(element) ? undefined : tracePart(element, runtime);
    const show = (next: Traced | undefined) => {
      // What is chosen at once is what was pointed at last, rendered already or not.
      actions.current.traced = next;
      setTraced(next);
    };
    return watchPage({
      own,
      onPoint: (element) => show(trace(element)),
      onChoose: () => {
        const { traced: chosen } = actions.current;
        if (chosen !== undefined) void openEditor(chosen.part);
      },
      onStep: (by) => {
        const next = nextPart(actions.current.traced, by, trace);
        next?.element.scrollIntoView({ block: 'nearest' });
        show(next);
      },
      onLeave: () => actions.current.leave(),
    });
  }, [runtime, own]);
  const elements = useMemo(() => (traced === undefined ? [] : [traced.element]), [traced]);
  return (
    <>
      <Outlines elements={elements} />
      <Panel traced={traced} />
    </>
  );
}

/** Alt+I; by the key's place, since with Alt some keyboards make another letter of it. */
function useShortcut(toggle: () => void): void {
  // Whoever sees the panel may press the key at once.
  useLayoutEffect(() => {
    const answer = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyI') return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', answer, { capture: true });
    return () => window.removeEventListener('keydown', answer, { capture: true });
  }, [toggle]);
}
