import {
  type Condition,
  contentPath,
  type DescribedApi,
  type EntityFields,
  filtersOf,
  type ListSource,
  type MarkdownName,
  type QueryParameter,
  sourcesOf,
} from '../../content/index.ts';

/** What the API asks of the files of a folder, or of the file of an object. */
export interface ContentRule {
  /** The entities that a file has to be, each if the file meets the conditions. */
  readonly entities: readonly {
    readonly entityFields: EntityFields;
    readonly where: readonly Condition[];
  }[];
  /** The lists that show the folder's items, each by its conditions. */
  readonly lists: readonly (readonly Condition[])[];
  /** Query parameters that read fields. */
  readonly filters: readonly QueryParameter[];
  /** Fields that the API adds itself. */
  readonly embedded: ReadonlySet<string>;
  /** Every field that the API reads. */
  readonly known: ReadonlySet<string>;
  /** Whether the description leaves open which fields there are. */
  readonly isOpen: boolean;
  /** The fields that are written as sections. */
  readonly html: ReadonlySet<string>;
  /** The fields that hold the path of a picture, and those that hold what a link leads to. */
  readonly images: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
}

/** The rules by the path of the folder or of the object's file. */
export interface ContentRules {
  readonly folders: ReadonlyMap<string, ContentRule>;
  readonly objects: ReadonlyMap<string, ContentRule>;
}

/** The rule of a file; undefined for content that no call asks for. */
export function ruleOf(
  { objects, folders }: ContentRules,
  file: MarkdownName,
): ContentRule | undefined {
  return objects.get(contentPath(file)) ?? folders.get(file.folder);
}

type Entities = ContentRule['entities'];

/** What a call asks of a file's fields. */
interface Use {
  readonly entityFields: EntityFields | undefined;
  readonly where: readonly Condition[];
  readonly source?: ListSource;
  readonly filters: readonly QueryParameter[];
}

/** Gathers what the calls of an API ask of each folder and of each object's file. */
export function gatherRules({ endpoints }: DescribedApi): ContentRules {
  const objects = new Map<string, ContentRule>();
  const uses: [folder: string, use: Use][] = [];
  for (const endpoint of endpoints) {
    const { answer } = endpoint;
    const filters = filtersOf(endpoint);
    for (const source of sourcesOf(answer)) {
      const { folder, entityFields, where } = source;
      uses.push([folder, { entityFields, where, source, filters }]);
    }
    if (answer.kind === 'item') {
      uses.push([answer.folder, { entityFields: answer.entityFields, where: [], filters: [] }]);
    }
    if (answer.kind === 'object') {
      const use = { entityFields: answer.entityFields, where: [], filters: [] };
      objects.set(answer.file, createRule([use], answer.embed.keys()));
    }
  }
  const folders = [...Map.groupBy(uses, ([folder]) => folder)].map(
    ([folder, entries]) =>
      [
        folder,
        createRule(
          entries.map(([, use]) => use),
          [],
        ),
      ] as const,
  );
  return { objects, folders: new Map(folders) };
}

function createRule(uses: readonly Use[], embed: Iterable<string>): ContentRule {
  const embedded = new Set(embed);
  const entities: Entities = uses.flatMap(({ entityFields, where }) =>
    entityFields === undefined ? [] : [{ entityFields, where }],
  );
  const sources = uses.flatMap(({ source }) => source ?? []);
  const filters = uses.flatMap((use) => use.filters);
  const declared = entities.flatMap(({ entityFields }) =>
    entityFields.names.filter((name) => !embedded.has(name)),
  );
  return {
    entities,
    isOpen: uses.some(({ entityFields }) => entityFields === undefined),
    lists: sources.map(({ where }) => where),
    filters,
    embedded,
    known: new Set([
      ...declared,
      'order',
      ...filters.flatMap(({ name }) => name.split('.')[0] ?? []),
      ...sources.flatMap(({ search }) => search),
      ...sources.flatMap(({ where }) => where.map(({ field }) => field)),
      ...sources.flatMap(({ orderBy }) => orderBy.map(({ field }) => field)),
    ]),
    html: new Set(entities.flatMap(({ entityFields }) => [...entityFields.html])),
    images: new Set(entities.flatMap(({ entityFields }) => [...entityFields.images])),
    links: new Set(entities.flatMap(({ entityFields }) => [...entityFields.links])),
  };
}
