import { type LayoutModel, type ListState, shownItems, showsOne } from '../../core/index.ts';
import { useEngine, useText, useUiText } from '../state/context.ts';
import { ViewNameContext } from '../state/page-over.ts';
import type { AnyLayout } from '../state/registry.ts';
import { useView, type ViewHandle } from '../state/use-view.ts';
import { FailedView, NotFoundView, WithoutScripts } from './error-views.tsx';
import { MoreControl } from './more-control.tsx';
import styles from './view.module.css';

/** One source shown in one layout, in whichever state its list is. */
export function View({ name, layout }: { readonly name: string; readonly layout: LayoutModel }) {
  const handle = useView(name);
  const { code } = useEngine();
  const { state } = handle;
  if (state.status === 'idle') return null;
  // A failure of the code itself belongs to the section's error view.
  if (state.failure?.code === 'internal') throw new Error('A view failed; the console says why');
  if (state.status === 'failed' && state.items.length === 0) {
    return isMissingItem(layout, state) ? (
      <NotFoundView />
    ) : (
      <FailedView failure={state.failure} retry={handle.retry} />
    );
  }
  return (
    <ViewNameContext value={name}>
      <LoadedView handle={handle} layout={layout} renderer={code.layout(layout.type)} />
    </ViewNameContext>
  );
}

interface LoadedViewProps {
  readonly handle: ViewHandle;
  readonly layout: LayoutModel;
  readonly renderer: AnyLayout;
}

function LoadedView({ handle, layout, renderer: { Layout, Skeleton } }: LoadedViewProps) {
  const { state } = handle;
  if (state.status === 'loading' && state.items.length === 0) {
    return (
      <>
        <WithoutScripts />
        <LoadingFrame>
          <Skeleton layout={layout} />
        </LoadingFrame>
      </>
    );
  }
  const items = shownItems(state);
  if (items.length === 0) return <EmptyView layout={layout} />;
  return (
    <>
      <Layout layout={layout} items={items} />
      {showsOne(layout) ? null : <MoreControl handle={handle} />}
    </>
  );
}

function LoadingFrame({ children }: { readonly children: React.ReactNode }) {
  const ui = useUiText();
  return (
    <div aria-busy="true" className={styles.loading}>
      <p className="visually-hidden" role="status">
        {ui('ui.loading')}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

function EmptyView({ layout }: { readonly layout: LayoutModel }) {
  const text = useText();
  const ui = useUiText();
  const own = 'empty' in layout ? layout.empty : undefined;
  return <p className={styles.empty}>{own === undefined ? ui('ui.emptyList') : text(own)}</p>;
}

/** A detail that the API does not know is a page that is not there. */
export function isMissingItem(layout: LayoutModel, { failure }: ListState): boolean {
  return showsOne(layout) && failure?.status === 404;
}
