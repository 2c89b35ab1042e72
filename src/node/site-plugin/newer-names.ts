import { features } from 'web-features';

/** The oldest browsers that the site's scripts are for: those of four years ago. */
export const BASELINE = { chrome: 107, firefox: 106, safari: 16 } as const;

/** What the build's syntax is brought down to. */
export const BASELINE_TARGETS = Object.entries(BASELINE).map(([name, version]) => name + version);

/**
 * What has members that are told by their name alone. Others' are named like what every program
 * names so: `image`, `format`, `layout`.
 */
export const MEMBER_OWNERS =
  /^(?:Object|(?:Typed)?Array|Uint8Array|ArrayBuffer|String|Set|Map|WeakMap|Promise|RegExp|Date|AbortSignal|URL|URLSearchParams|Element|Document|Response|Request|Headers|Blob)$/;

/** Names of the platform that the oldest browsers do not know. */
export interface NewerNames {
  /** `Map.groupBy`: of one object, whatever else has a member of that name. */
  readonly statics: ReadonlySet<string>;
  /** `toSorted`: of any object; nothing older has them. */
  readonly members: ReadonlySet<string>;
  /** `lookbehind_assertion`: of regular expressions; one that is not understood breaks its script. */
  readonly expressions: ReadonlySet<string>;
}

/** What style sheets may say that the oldest browsers do not understand. */
export interface NewerStyles {
  /** `text-wrap`. */
  readonly properties: ReadonlySet<string>;
  /** `overflow: clip`: values and functions of properties that are older. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  /** `has` of `:has()`, `details-content` of `::details-content`. */
  readonly selectors: ReadonlySet<string>;
  /** `container` of `@container`. */
  readonly rules: ReadonlySet<string>;
  /** `light-dark` of `light-dark()`, in any property. */
  readonly functions: ReadonlySet<string>;
}

interface Feature {
  readonly by_compat_key?: Readonly<Record<string, { readonly support: Support }>>;
}

type Support = Readonly<Record<string, string | undefined>>;

/** Reads them from the compatibility data that browsers' makers and MDN keep. */
export function readNewerNames(): NewerNames {
  const statics = new Set<string>();
  const members = new Set<string>();
  const older = new Set<string>();
  for (const { support, path } of compatKeys()) {
    const [owner = '', member] = path;
    if (member === undefined) continue;
    if (isKnownToAll(support)) older.add(member);
    else {
      statics.add(`${owner}.${member}`);
      if (MEMBER_OWNERS.test(owner)) members.add(member);
    }
  }
  const expressions = allKeys().flatMap(({ key, support }) => {
    const name = /^javascript\.regular_expressions\.(\w+)$/.exec(key)?.[1];
    return name === undefined || isKnownToAll(support) ? [] : [name];
  });
  return {
    statics,
    members: new Set([...members].filter((name) => !older.has(name))),
    expressions: new Set(expressions),
  };
}

/** Reads the same of style sheets. */
export function readNewerStyles(): NewerStyles {
  const newer = allKeys()
    .filter(({ key, support }) => key.startsWith('css.') && !isKnownToAll(support))
    .map(({ key }) => key.split('.').slice(1));
  const namesOf = (wanted: string, depth = 1) =>
    new Set(
      newer.flatMap(([kind, ...names]) =>
        kind === wanted && names.length <= depth ? names.slice(-1) : [],
      ),
    );
  const properties = namesOf('properties');
  const values = new Map<string, Set<string>>();
  for (const [kind, property = '', value, more] of newer) {
    if (kind !== 'properties' || value === undefined || more !== undefined) continue;
    // Words with an underscore are MDN's, for what no word of CSS stands for.
    if (value.includes('_') || properties.has(property)) continue;
    values.set(property, (values.get(property) ?? new Set()).add(value));
  }
  return {
    properties,
    values,
    selectors: namesOf('selectors'),
    rules: namesOf('at-rules'),
    // `css.types.image.image-set`
    functions: namesOf('types', 2),
  };
}

/** Globals and their members: `javascript.builtins.Map.groupBy`, `api.URL.canParse_static`. */
function compatKeys() {
  return allKeys().flatMap(({ key, support }) => {
    const path = /^(?:javascript\.builtins|api)\.(\w+(?:\.\w+)?)$/.exec(key)?.[1];
    if (path === undefined || path.endsWith('_event')) return [];
    return [{ support, path: path.replace(/_static$/, '').split('.') }];
  });
}

function allKeys() {
  return Object.values(features).flatMap((feature) => {
    const status: Feature = 'status' in feature ? feature.status : {};
    const keys = Object.entries(status.by_compat_key ?? {});
    return keys.map(([key, { support }]) => ({ key, support }));
  });
}

function isKnownToAll(support: Support): boolean {
  return Object.entries(BASELINE).every(([browser, version]) => {
    const since = Number.parseFloat((support[browser] ?? '').replace('≤', ''));
    return since <= version;
  });
}
