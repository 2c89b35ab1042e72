import {
  type ApiModel,
  type Condition,
  filtersOf,
  type ItemShape,
  type ListSource,
  type QueryParameter,
  sourcesOf,
} from '../description/api-model.ts';

/** What the API asks of the files of a folder, or of the file of an object. */
export interface ContentRule {
  /** The shapes that a file has to have, each if the file meets the conditions. */
  readonly shapes: readonly { readonly shape: ItemShape; readonly where: readonly Condition[] }[];
  /** The lists that show the folder's items, each by its conditions. */
  readonly lists: readonly (readonly Condition[])[];
  /** Query parameters that read fields. */
  readonly filters: readonly QueryParameter[];
  /** Fields that the API adds itself. */
  readonly embedded: ReadonlySet<string>;
  /** Every field that the API reads. */
  readonly known: ReadonlySet<string>;
  /** The fields that are written as sections. */
  readonly html: ReadonlySet<string>;
}

/** The rules by the path of the folder or of the object's file. */
export interface ContentRules {
  readonly folders: ReadonlyMap<string, ContentRule>;
  readonly objects: ReadonlyMap<string, ContentRule>;
}

type Shapes = ContentRule['shapes'];

/** Gathers what the calls of an API ask of each folder and of each object's file. */
export function gatherRules({ endpoints }: ApiModel): ContentRules {
  const objects = new Map<string, ContentRule>();
  const uses: {
    folder: string;
    shapes: Shapes;
    source?: ListSource;
    filters: readonly QueryParameter[];
  }[] = [];
  for (const endpoint of endpoints) {
    const { answer } = endpoint;
    for (const source of sourcesOf(answer)) {
      const shapes = toShapes(source.shape, source.where);
      uses.push({ folder: source.folder, shapes, source, filters: filtersOf(endpoint) });
    }
    if (answer.kind === 'item') {
      uses.push({ folder: answer.folder, shapes: toShapes(answer.shape, []), filters: [] });
    }
    if (answer.kind === 'object') {
      objects.set(answer.file, createRule(toShapes(answer.shape, []), [], [], answer.embed.keys()));
    }
  }
  const folders = [...Map.groupBy(uses, ({ folder }) => folder)].map(([folder, entries]) => {
    const shapes = entries.flatMap((entry) => entry.shapes);
    const sources = entries.flatMap(({ source }) => source ?? []);
    const filters = entries.flatMap((entry) => entry.filters);
    return [folder, createRule(shapes, sources, filters, [])] as const;
  });
  return { objects, folders: new Map(folders) };
}

function createRule(
  shapes: Shapes,
  sources: readonly ListSource[],
  filters: readonly QueryParameter[],
  embed: Iterable<string>,
): ContentRule {
  const embedded = new Set(embed);
  const declared = shapes.flatMap(({ shape }) =>
    shape.fields.filter((name) => !embedded.has(name)),
  );
  return {
    shapes,
    lists: sources.map(({ where }) => where),
    filters,
    embedded,
    known: new Set([
      ...declared,
      'order',
      ...filters.map(({ name }) => name),
      ...sources.flatMap(({ search }) => search),
      ...sources.flatMap(({ where }) => where.map(({ field }) => field)),
      ...sources.flatMap(({ orderBy }) => orderBy?.field ?? []),
    ]),
    html: new Set(shapes.flatMap(({ shape }) => [...shape.html])),
  };
}

function toShapes(shape: ItemShape | undefined, where: readonly Condition[]): Shapes {
  return shape === undefined ? [] : [{ shape, where }];
}
