import written from './newer-names.json' with { type: 'json' };

/** The oldest browsers that the site's scripts are for: those of four years ago. */
export const BASELINE = { chrome: 107, firefox: 106, safari: 16 } as const;

/** What the build's syntax is brought down to. */
export const BASELINE_TARGETS = Object.entries(BASELINE).map(([name, version]) => name + version);

/**
 * Interfaces whose members are recognised by the member's name alone. Others' are named like what every program
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

/** What the generated file has, in which sets are lists. */
interface Written {
  readonly scripts: Record<keyof NewerNames, readonly string[]>;
  readonly styles: Record<Exclude<keyof NewerStyles, 'values'>, readonly string[]> & {
    readonly values: Readonly<Record<string, readonly string[]>>;
  };
}

const WRITTEN: Written = written;

/** Reads what scripts may not use. */
export function readNewerNames(): NewerNames {
  const { statics, members, expressions } = WRITTEN.scripts;
  return {
    statics: new Set(statics),
    members: new Set(members),
    expressions: new Set(expressions),
  };
}

/** Reads the same of style sheets. */
export function readNewerStyles(): NewerStyles {
  const { properties, values, selectors, rules, functions } = WRITTEN.styles;
  return {
    properties: new Set(properties),
    values: new Map(Object.entries(values).map(([name, words]) => [name, new Set(words)])),
    selectors: new Set(selectors),
    rules: new Set(rules),
    functions: new Set(functions),
  };
}
