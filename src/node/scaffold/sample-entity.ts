import type { Layout, PageManifest, View } from '../../core/manifest/manifest-types.ts';
import { isRecord } from '../../core/mapping/read-path.ts';
import { countOf, placedViews, type Shapes, type Validated } from '../compiler/index.ts';
import { DescriptionNode } from '../content/index.ts';
import type { Model } from './find-model.ts';
import type { ModelItem } from './model-items.ts';
import type { Project } from './project.ts';
import { entityOf } from './source-entity.ts';

/** What sample content has to fill. */
export interface SampleEntity {
  /** The schemas of the fields that a list and its detail read, `id` aside. */
  readonly fields: ReadonlyMap<string, DescriptionNode>;
  /** The fields that every item has. */
  readonly required: ReadonlySet<string>;
  /** The fields that are shown as titles. */
  readonly titles: ReadonlySet<string>;
  /** The fields that samples have to name, if only to leave them empty: nothing else says that there are such. */
  readonly read: ReadonlySet<string>;
}

/** The entity that files of content are, by the views of a model's pages that show them. */
export function readEntity(
  project: Project,
  { page, detail }: Model,
  views: readonly View[],
  items: readonly ModelItem[],
): SampleEntity {
  const pages = detail === undefined ? [page] : [page, detail];
  const titles = new Set(views.flatMap(({ layout }) => titleField(layout, project.shapes) ?? []));
  const read = new Set(
    project.isDescribed ? [] : pages.flatMap((page) => fieldsRead(page, project)),
  );
  if (project.document === undefined) return { ...entityOfItems(items, titles), titles, read };
  const schemas = new DescriptionNode(project.document).at('components', 'schemas');
  const entities = views.flatMap(({ source, layout }) => {
    const name = entityOf(project, source, countOf(layout, project.shapes));
    return name === undefined ? [] : [schemas.at(name)];
  });
  const required = entities.flatMap((entity) => entity.at('required').items());
  return {
    fields: new Map(
      entities.flatMap((entity) => [...entity.properties()]).filter(([name]) => name !== 'id'),
    ),
    required: new Set(required.flatMap(({ text: name }) => name ?? [])),
    titles,
    read,
  };
}

function fieldsRead({ value }: Validated<PageManifest>, { shapes }: Project): string[] {
  return placedViews(value, shapes).flatMap(({ fields }) =>
    fields.flatMap((field) => (field.within?.[0] ?? field.value).split('.')[0] ?? []),
  );
}

/** Where nothing describes the API, the fields are those that the model's own content has. */
function entityOfItems(
  items: readonly ModelItem[],
  titles: ReadonlySet<string>,
): Omit<SampleEntity, 'titles' | 'read'> {
  const texts = [...titles].map((name): [string, object] => [name, { type: 'string' }]);
  const found = items
    .flatMap((item) => [...item.values()])
    .flatMap(({ fields, sections }) => [...fields.keys()].map((name) => [name, sections] as const))
    .filter(([name]) => name !== 'order')
    .map(([name, sections]): [string, object] => [
      name,
      sections.has(name) ? { contentMediaType: 'text/html' } : {},
    ]);
  const schemas = new DescriptionNode(Object.fromEntries([...texts, ...found]));
  return { fields: new Map(schemas.entries()), required: titles };
}

function titleField(layout: Layout, { layouts }: Shapes): string | undefined {
  // The parts of an entity are objects of their own, and so are their titles.
  if (layouts.get(layout.type)?.parts.length !== 0) return undefined;
  const written: Readonly<Record<string, unknown>> = { ...layout };
  const title = isRecord(written.item) ? written.item.title : written.title;
  const field = isRecord(title) ? title.field : title;
  return typeof field === 'string' ? field : undefined;
}
