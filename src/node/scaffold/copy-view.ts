import type { Frame, Layout, Siblings, Source, View } from '../../core/manifest/manifest-types.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import {
  countOf,
  partsOfFrame,
  viewOfPane,
  type WrittenLayout,
  type WrittenPane,
} from '../compiler/index.ts';
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
  const answers = countOf(layout, renaming.project.shapes);
  return {
    source: copySource(source, answers, renaming),
    layout: copyLayout(layout, renaming),
  };
}

/** A frame of views over new endpoints below the page's: the embedded content has a folder for each. */
export function copyFrame(frame: Frame, renaming: Renaming): Frame {
  const { common, name, panes } = partsOfFrame(frame);
  const { view: _, ...rest }: Readonly<Record<string, unknown>> = { ...frame };
  const copies = panes.map(({ pane }) => {
    const { view: __, query, items, item, ...own } = pane;
    const view = viewOfPane(common, pane);
    const endpoint = endpointOfPane(renaming.endpoint, pane);
    return {
      ...own,
      ...(view !== undefined && { view: copyView(view, { ...renaming, endpoint }) }),
    };
  });
  return { ...rest, [name]: copies } as unknown as Frame;
}

/** The endpoint that a view of a new page's frame asks. */
export function endpointOfPane(endpoint: string, { id }: WrittenPane): string {
  return `${endpoint}/${id}`;
}

/**
 * The source of a new folder of content, which is answered in pages where that is asked: it has no
 * parameters and no other parts.
 */
function copySource(
  source: Source,
  answers: 'one' | 'list',
  { project, endpoint }: Renaming,
): Source {
  const { paging, sort, limit } = source;
  // Content that nobody describes says itself what it is.
  const entity = project.isDescribed ? entityOf(project, source, answers) : source.entity;
  return {
    endpoint,
    ...(paging !== undefined && paging !== 'none' && { paging }),
    ...(sort !== undefined && { sort }),
    ...(limit !== undefined && { limit }),
    ...(entity !== undefined && { entity }),
  };
}

function copyLayout(layout: Layout, renaming: Renaming): Layout {
  const { siblings }: WrittenLayout = layout;
  // Only links of the site are strings that begin with a slash: what is changed stays what it was.
  const relinked = mapStrings(layout, renaming.relink) as Layout;
  return siblings === undefined
    ? relinked
    : Object.assign(relinked, { siblings: copySiblings(siblings, renaming) });
}

function copySiblings({ source, link, ...rest }: Siblings, renaming: Renaming): Siblings {
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
