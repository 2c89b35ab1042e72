import {
  type ItemOf,
  type LayoutModel,
  type ListModel,
  type ListState,
  type LocalizedText,
  type MappedItem,
  type SlottedModel,
  shownItems,
  showsOne,
} from '../../core/index.ts';
import { useRuntime, useText, useUiText } from '../state/context.ts';
import { ViewNameContext } from '../state/overlay-page.ts';
import type { ListComponents, ViewRenderer } from '../state/registry.ts';
import { useShownPage } from '../state/shown-page.ts';
import { useView, type ViewHandle } from '../state/use-view.ts';
import { FailedView, NotFoundView, WithoutScripts } from './error-views.tsx';
import { MoreControl } from './more-control.tsx';
import styles from './view.module.css';

/** What a view maps its items to, and what it says where there are none. */
interface ViewModel extends SlottedModel {
  readonly empty?: LocalizedText | undefined;
}

/** One source shown in one layout, in whichever state its list is. */
export function View({ name, layout }: { readonly name: string; readonly layout: LayoutModel }) {
  const { pages } = useRuntime();
  return <AnyView name={name} layout={layout} findRenderer={() => pages.layout(layout.type)} />;
}

interface OwnViewProps<Model extends ViewModel> {
  readonly name: string;
  readonly layout: Model;
  readonly renderer: ViewRenderer<Model, ItemOf<Model>>;
}

/** One source whose items no layout renders but the frame itself, in whichever state its list is. */
export function OwnView<Model extends ViewModel>({ name, layout, renderer }: OwnViewProps<Model>) {
  // Mapping fills the slots that the model has.
  const own = renderer as ViewRenderer<Model, MappedItem>;
  return <AnyView name={name} layout={layout} findRenderer={() => own} />;
}

interface AnyViewProps<Model extends ViewModel> {
  readonly name: string;
  readonly layout: Model;
  /** Called once there is something to render. */
  readonly findRenderer: () => ViewRenderer<Model, MappedItem>;
}

/** A list that readers can filter or sort, and the components for that. */
interface WorkedList {
  readonly list: ListModel;
  readonly parts: ListComponents;
}

/** A view; where readers can filter or sort its list, below the controls for that. */
function AnyView<Model extends ViewModel>(props: AnyViewProps<Model>) {
  const { pages } = useRuntime();
  const { views } = useShownPage().route;
  const handle = useView(props.name);
  const list = views.find(({ name }) => name === props.name)?.list;
  const parts = list && pages.lists();
  if (list === undefined || parts === undefined) return renderView(props, handle);
  return (
    <ViewNameContext value={props.name}>
      <parts.Controls list={list} state={handle.state}>
        {renderView(props, handle, { list, parts })}
      </parts.Controls>
    </ViewNameContext>
  );
}

function renderView<Model extends ViewModel>(
  { name, layout, findRenderer }: AnyViewProps<Model>,
  handle: ViewHandle,
  worked?: WorkedList,
) {
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
      <LoadedView handle={handle} layout={layout} renderer={findRenderer()} worked={worked} />
    </ViewNameContext>
  );
}

interface LoadedViewProps<Model extends ViewModel> {
  readonly handle: ViewHandle;
  readonly layout: Model;
  readonly renderer: ViewRenderer<Model, MappedItem>;
  readonly worked: WorkedList | undefined;
}

function LoadedView<Model extends ViewModel>({
  handle,
  layout,
  renderer: { Layout, Skeleton },
  worked,
}: LoadedViewProps<Model>) {
  const { state } = handle;
  // A list that is filtered otherwise is another one, and not the same list with more items.
  const { cacheKey } = useShownPage();
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
  if (worked === undefined && items.length === 0) return <EmptyView layout={layout} />;
  return (
    <>
      {worked === undefined ? (
        <Layout layout={layout} items={items} />
      ) : (
        <worked.parts.Items
          list={worked.list}
          state={state}
          pageSize={handle.pageSize}
          empty={<EmptyView layout={layout} />}
        >
          {(from, to) => <Layout layout={layout} items={state.items.slice(from, to)} />}
        </worked.parts.Items>
      )}
      {showsOne(layout) ? null : <MoreControl key={worked && cacheKey} handle={handle} />}
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

function EmptyView({ layout: { empty } }: { readonly layout: ViewModel }) {
  const text = useText();
  const ui = useUiText();
  return <p className={styles.empty}>{empty === undefined ? ui('ui.emptyList') : text(empty)}</p>;
}

/** Whether a view is of one item, and the API does not know it: the page is not found then. */
export function isMissingItem(layout: SlottedModel, { failure }: ListState): boolean {
  return showsOne(layout) && failure?.status === 404;
}
