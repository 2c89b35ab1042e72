import { features } from 'web-features';
import { BASELINE, MEMBER_OWNERS, type NewerNames, type NewerStyles } from '../baseline/index.ts';

interface Feature {
  readonly by_compat_key?: Readonly<Record<string, { readonly support: Support }>>;
}

type Support = Readonly<Record<string, string | undefined>>;

/**
 * The names of the platform that the oldest browsers do not know, of the compatibility data that
 * browsers' makers and MDN keep. A site needs none of the rest of it.
 *
 * @returns JSON, in which sets are lists
 */
export function printNewerNames(): string {
  const names: { readonly scripts: NewerNames; readonly styles: NewerStyles } = {
    scripts: readNewerNames(),
    styles: readNewerStyles(),
  };
  return JSON.stringify(names, (_key, value: unknown) => {
    if (value instanceof Set) return [...value].sort();
    return value instanceof Map ? Object.fromEntries([...value].sort()) : value;
  });
}

function readNewerNames(): NewerNames {
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

function readNewerStyles(): NewerStyles {
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
