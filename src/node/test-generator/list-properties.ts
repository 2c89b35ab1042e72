import { isRecord } from '../../core/mapping/read-path.ts';
import type { ManifestFile, Path, ValidatedManifests } from '../compiler/index.ts';
import type { CaseKind } from './case.ts';

/** A property of a page's manifest, and the kinds of cases that look at what it says. */
export interface TracedProperty {
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  readonly value: string;
  /** The `id` of the tab or pane that it belongs to; undefined for what is of the whole page. */
  readonly view?: string;
  readonly kinds: readonly CaseKind[];
}

/** A manifest's properties, by which a report says what is tested of it. */
export interface TracedPage {
  readonly manifest: string;
  readonly spec: string;
  readonly properties: readonly TracedProperty[];
}

/** What looks at a property, by the path to it; the first that fits counts. */
const KINDS: readonly (readonly [RegExp, readonly CaseKind[]])[] = [
  [/^route$/, ['head', 'answers']],
  [/^aliases\b/, ['aliases']],
  [/^menu\.code$/, ['content', 'structured-data']],
  [/^menu\b|^title\b/, ['head', 'content']],
  [/^parent$/, ['structured-data']],
  [/^description\b|^summary\b/, ['head']],
  [/^structuredData\b/, ['structured-data']],
  [/^updated$/, ['head', 'feed']],
  [/^feed\b/, ['feed']],
  [/\.back\b/, ['links']],
  [/\blink\b/, ['content', 'links', 'api']],
  [/\bsource\.sort\b/, ['fixtures', 'odd-answers', 'content']],
  [/\bsource\.(?:paging|pageSize|size)\b/, ['paging', 'fixtures', 'api', 'calls']],
  [/\bsource\b/, ['calls', 'paging', 'content', 'api']],
  [/\blist\b|\bfilters\b|\bgroups\b|\btime\b/, ['lists']],
  [/\bsearch\b/, ['search', 'api']],
  [/\bpreview\b/, ['preview']],
  [/\bcopy\b/, ['copy']],
  [/\bopens$/, ['drawer']],
  [/\bcolumns\b|\bratio\b|\bheight\b|\bhideFrom\b/, []],
  [/\b(?:clamp|box)\b/, ['content', 'odd-answers']],
  [/\bempty\b/, ['odd-answers', 'search']],
  [/./, ['content', 'odd-answers', 'fixtures']],
];
/** What says how a manifest is read, and nothing of its page. */
const ASIDE = /^(?:\$schema|manifestVersion|extensions|testExemptions|override)\b/;

/** The properties of the manifests of pages that have a spec, with the line of each. */
export function listProperties(
  { pages }: ValidatedManifests,
  specs: ReadonlySet<string>,
): readonly TracedPage[] {
  return pages
    .map(({ id, file }) => ({ spec: `${id}.spec.ts`, file }))
    .filter(({ spec }) => specs.has(spec))
    .map(({ spec, file }) => ({ manifest: file.file, spec, properties: propertiesOf(file) }));
}

function propertiesOf(file: ManifestFile): TracedProperty[] {
  return leavesOf(file.value, []).flatMap(({ path, value }) => {
    const name = path.join('.');
    if (ASIDE.test(name)) return [];
    const kinds = KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? [];
    const view = viewOf(file.value, path);
    return [
      {
        ...{ path: name, line: file.placeOf(path).line, value: String(value).slice(0, 80), kinds },
        ...(view !== undefined && { view }),
      },
    ];
  });
}

/** The `id` of the nearest part of a manifest around a path that has one. */
function viewOf(manifest: unknown, path: Path): string | undefined {
  let found: string | undefined;
  let node = manifest;
  for (const step of path) {
    if (!isRecord(node) && !Array.isArray(node)) return found;
    if (isRecord(node) && typeof node.id === 'string') found = node.id;
    node = (node as Readonly<Record<string | number, unknown>>)[step];
  }
  return found;
}

interface Leaf {
  readonly path: Path;
  readonly value: unknown;
}

/** The values that are no objects; words in several languages are one. */
function leavesOf(node: unknown, path: Path): Leaf[] {
  if (Array.isArray(node)) return node.flatMap((entry, index) => leavesOf(entry, [...path, index]));
  if (!isRecord(node)) return [{ path, value: node }];
  return Object.entries(node).flatMap(([name, value]) => leavesOf(value, [...path, name]));
}
