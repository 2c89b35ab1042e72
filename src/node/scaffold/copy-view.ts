import type {
  DetailLayout,
  Layout,
  Source,
  TabsFrame,
  View,
} from '../../core/manifest/manifest-types.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import { countOf, viewOfPane } from '../compiler/index.ts';
import type { Project } from './project.ts';
import { entityOf } from './source-entity.ts';

/** What is new in the copy of a view. */
export interface Renaming {
  readonly project: Project;
  /** The endpoint that the copy asks. */
  readonly endpoint: string;
  /** The path of the site that a link of the model becomes. */
  readonly relink: (link: string) => string;
}

/** A view over a new endpoint. */
export function copyView({ source, layout }: View, renaming: Renaming): View {
  const shape = countOf(layout, renaming.project.shapes);
  return {
    source: copySource(source, shape, renaming),
    layout: copyLayout(layout, renaming),
  };
}

/** Tabs over new endpoints, one below the other's: the embedded content has a folder for each. */
export function copyTabs(frame: TabsFrame, renaming: Renaming): TabsFrame {
  const { view: common, tabs, ...rest } = frame;
  return {
    ...rest,
    tabs: tabs.map((tab) => {
      const view = viewOfPane(common, tab);
      const { id, title, italic } = tab;
      const endpoint = endpointOfTab(renaming.endpoint, id);
      return {
        id,
        title,
        ...(italic !== undefined && { italic }),
        ...(view !== undefined && { view: copyView(view, { ...renaming, endpoint }) }),
      };
    }),
  };
}

/** The endpoint that a tab of a new page asks. */
export function endpointOfTab(endpoint: string, tab: string): string {
  return `${endpoint}/${tab}`;
}

/**
 * The source of a new folder of content, which the embedded content answers as a whole: it has no
 * pages, no parameters and no other parts.
 */
function copySource(
  source: Source,
  shape: 'one' | 'list',
  { project, endpoint }: Renaming,
): Source {
  const { paging, sort, limit } = source;
  // Content that nobody describes says itself what it is.
  const entity = project.isDescribed ? entityOf(project, source, shape) : source.entity;
  return {
    endpoint,
    ...(paging !== undefined && paging !== 'none' && { paging: 'client' }),
    ...(sort !== undefined && { sort }),
    ...(limit !== undefined && { limit }),
    ...(entity !== undefined && { entity }),
  };
}

function copyLayout(layout: Layout, renaming: Renaming): Layout {
  const { siblings, ...rest } =
    layout.type === 'detail' ? layout : { ...layout, siblings: undefined };
  // Only links of the site are strings that begin with a slash: what is changed stays what it was.
  const relinked = mapStrings(rest, renaming.relink) as Layout;
  if (siblings === undefined || relinked.type !== 'detail') return relinked;
  return { ...relinked, siblings: copySiblings(siblings, renaming) };
}

function copySiblings(
  { source, link, ...rest }: NonNullable<DetailLayout['siblings']>,
  renaming: Renaming,
): NonNullable<DetailLayout['siblings']> {
  const endpoint = renaming.endpoint.replace(/\/\{[^}]*\}$/, '');
  return {
    ...rest,
    source: copySource(source, 'list', { ...renaming, endpoint }),
    link: renaming.relink(link),
  };
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => mapStrings(entry, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, mapStrings(entry, change)]),
  );
}
