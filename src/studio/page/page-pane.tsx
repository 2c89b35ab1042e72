import { Button } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { StudioSite } from '../../core/studio/data.ts';
import { STUDIO_FRAME } from '../../core/studio/page-messages.ts';
import { pageAt } from '../model/page-at.ts';
import { draftAtom, selectionAtom, shownAtom, widthAtom } from '../state/atoms.ts';
import { useStudio } from '../state/studio-context.ts';
import { words } from '../words.ts';
import { PageLoading } from './page-loading.tsx';
import styles from './page-pane.module.css';
import { useLeaving } from './use-leaving.ts';
import { usePageLoading } from './use-page-loading.ts';
import { type PageSays, usePageMessages } from './use-page-messages.ts';
import { useTarget } from './use-target.ts';

/**
 * The page as a reader sees it, at the chosen width and in the chosen language.
 *
 * @param site undefined until it is known: the page is on its way by then
 */
export function PagePane({ site }: { readonly site: StudioSite | undefined }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  const draft = useAtomValue(draftAtom);
  const { width, height, scale } = useFrameSize(desk);
  const [says, setSays] = useState<PageSays>();
  const target = useTarget(frame);
  const { url } = target;
  const isLoading = usePageLoading(frame, target);
  // Of a page on its way nothing is said that the one before it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each target is another page
  useEffect(() => setSays(undefined), [target]);
  const { send } = usePageMessages(
    frame,
    useCallback((next) => setSays(next), []),
  );
  useFollowing(site, says);
  useLeaving(site);
  const file = site && pageAt(site, says?.path ?? url)?.file;
  const isAtOdds = file !== undefined && draft?.conflicts.includes(file) === true;
  const isChanged = file !== undefined && draft?.unsaved.includes(file) === true;
  return (
    <section className={styles.pane} aria-label={words.page.region} aria-busy={isLoading}>
      <div className={styles.bar}>
        <span className={styles.path}>{says?.path ?? url}</span>
        {isChanged && (
          <span className={styles.changed}>
            {isAtOdds ? words.page.conflict : words.page.changed}
          </span>
        )}
        {draft?.isShown === false && (
          <span className={styles.stale}>
            {draft.hasSite ? words.page.stale : words.page.nothing}
          </span>
        )}
        <span className={styles.scale}>
          {width === undefined ? '' : words.page.scale(width, Math.round(scale * 100))}
        </span>
        <Button size="small" appearance="subtle" onClick={() => send({ studio: 'focus' })}>
          {words.page.enter}
        </Button>
      </div>
      <div ref={desk} className={styles.desk} data-fit={width === undefined}>
        <div className={styles.sheet} style={sheetSize(width, height, scale)}>
          <iframe
            ref={frame}
            name={STUDIO_FRAME}
            title={words.page.frame}
            src={url}
            className={styles.frame}
            style={width === undefined ? {} : { width, height, transform: `scale(${scale})` }}
          />
          {isLoading && <PageLoading />}
        </div>
      </div>
    </section>
  );
}

function sheetSize(width: number | undefined, height: number, scale: number) {
  return width === undefined ? {} : { width: width * scale, height: height * scale };
}

/** Selects the page that the frame shows, unless what is selected belongs to it already. */
function useFollowing(site: StudioSite | undefined, says: PageSays | undefined): void {
  const studio = useStudio();
  const selection = useAtomValue(selectionAtom);
  const shown = useAtomValue(shownAtom);
  const path = says?.path ?? shown.path;
  const page = useMemo(() => site && pageAt(site, path), [site, path]);
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (site === undefined || page === undefined || last.current === page.file) return;
    last.current = page.file;
    const isPage = site.pages.some(({ file }) => file === selection?.file);
    if (selection === undefined || (isPage && selection.file !== page.file)) {
      studio.follow({ file: page.file, path: [] });
    }
  }, [page, selection, site, studio]);
}

/** The frame's own size in its own pixels, and how much smaller it is shown where it has no space. */
function useFrameSize(desk: RefObject<HTMLDivElement | null>) {
  const chosen = useAtomValue(widthAtom);
  const [space, setSpace] = useState({ width: 800, height: 600 });
  useEffect(() => {
    const { current } = desk;
    if (current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSpace(entry.contentRect);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [desk]);
  if (chosen === 'fit') return { width: undefined, height: space.height, scale: 1 };
  const width = Number(chosen);
  const scale = Math.min(1, space.width / width);
  return { width, height: space.height / scale, scale };
}
