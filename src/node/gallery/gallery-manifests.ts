import { isRecord } from '../../core/mapping/read-path.ts';
import { CURRENT_VERSION, type Schemas, type Shapes } from '../compiler/index.ts';
import type { OverrideWords } from '../site-folder/index.ts';
import { findHosts, type GalleryHosts } from './gallery-hosts.ts';
import { entryName, type GalleryEntry, type GalleryKind, KINDS } from './gallery-states.ts';

/** The API that answers the gallery's pages. */
export const GALLERY_API = 'examples';
/** What stands for the gallery's path in its manifests, whose routes have no punctuation. */
export const PLACEHOLDER = '/colophon-gallery';

/** A page of the gallery, before it is compiled. */
export interface GalleryPage {
  readonly entry: GalleryEntry;
  /** Its manifest's path below manifests/. */
  readonly file: string;
  readonly manifest: object;
}

type Json = Readonly<Record<string, unknown>>;

/** What a site has beside the schemas of its renderers. */
interface GallerySources {
  /** The languages of the site, in which examples say their words. */
  readonly languages: readonly string[];
  /** Whether a folder of a renderer is the site's own. */
  readonly isOwn: (folder: string) => boolean;
  readonly overrides: readonly OverrideWords[];
}

/** The pages of a gallery: one for each example of each renderer's schema, and one for each override. */
export function galleryPages(
  schemas: Schemas,
  shapes: Shapes,
  { languages, isOwn, overrides }: GallerySources,
): GalleryPage[] {
  const hosts = findHosts(shapes);
  const ofOverrides = overrides.flatMap(({ name, folder, description }): GalleryPage[] => {
    const kind = 'overrides';
    const entry = { kind, name, example: 0, description, isOwn: isOwn(folder) } as const;
    const id = `${kind}/${name}`;
    const manifest = pageOf({ kind, id, hosts, shapes }, name);
    return manifest === undefined ? [] : [{ entry, file: `${id}.json`, manifest }];
  });
  const ofSchemas = KINDS.filter((kind) => kind !== 'overrides').flatMap((kind) =>
    [...shapes[kind]].flatMap(([name, { description }]) => {
      const folder = `renderers/${kind}/${name}`;
      const schema = schemas.all.find(({ $id }) => $id === `${folder}/schema.json`);
      const examples = Array.isArray(schema?.examples) ? schema.examples : [];
      return examples.flatMap((example: unknown, index): GalleryPage[] => {
        const number = examples.length > 1 ? index + 1 : 0;
        const entry = { kind, name, example: number, description, isOwn: isOwn(folder) };
        const id = `${kind}/${entryName(entry)}`;
        const manifest = pageOf({ kind, id, hosts, shapes }, adapt(example, languages));
        return manifest === undefined ? [] : [{ entry, file: `${id}.json`, manifest }];
      });
    }),
  );
  return [...ofSchemas, ...ofOverrides];
}

/** Where an example is shown. */
interface ShownPage {
  readonly kind: GalleryKind;
  readonly id: string;
  readonly hosts: GalleryHosts;
  readonly shapes: Shapes;
}

/** The manifest of an example's page; undefined where no layout can show it. */
function pageOf({ kind, id, hosts, shapes }: ShownPage, example: unknown): object | undefined {
  const view = (layout: unknown) => ({
    view: { source: sourceOf(id), layout },
  });
  const shown = isRecord(example) ? example : { type: example };
  const { list, entity } = hosts;
  const bodies: Readonly<Record<GalleryKind, () => object | undefined>> = {
    layouts: () => view(shown),
    blocks: () => entity && view({ type: entity.type, title: 'name', [entity.blocks]: [shown] }),
    // Every format may fill a summary, also those that make more of a value than a line.
    formats: () =>
      list === undefined
        ? undefined
        : view({
            type: list,
            item: { title: 'name', summary: { field: 'value', format: example } },
          }),
    frames: () => ({ frame: withSources(withoutFiles(shown, shapes), id) }),
    // Some show the page's list, too.
    overrides: () =>
      list === undefined
        ? undefined
        : { ...view({ type: list, item: { title: 'name' } }), override: example },
  };
  const body = bodies[kind]();
  return (
    body && { manifestVersion: CURRENT_VERSION, route: `${PLACEHOLDER}/${id}/:state`, ...body }
  );
}

/** A frame without those of its panes that need a file of the site's. */
function withoutFiles(frame: Json, { frames }: Shapes): Json {
  const name = frames.get(String(frame.type))?.panes.name ?? '';
  const { [name]: panes } = frame;
  if (!Array.isArray(panes)) return frame;
  return { ...frame, [name]: panes.filter((pane) => !(isRecord(pane) && 'file' in pane)) };
}

/** A call of the gallery's own for each source of an example, with what it says beside. */
function withSources(value: unknown, id: string, count = { calls: 0 }): Json {
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (!isRecord(part)) return part;
    if (typeof part.endpoint !== 'string') {
      return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)]));
    }
    count.calls += 1;
    return { ...part, ...sourceOf(`${id}/${count.calls}`) };
  };
  const walked = walk(value);
  return isRecord(walked) ? walked : {};
}

function sourceOf(id: string): object {
  return { api: GALLERY_API, endpoint: `/${id}/{state}` };
}

/** An example as this site could have it: its words in the site's languages, its links within the gallery. */
function adapt(example: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(example)) return example.map((entry) => adapt(entry, languages));
  if (typeof example === 'string') return adaptText(example, languages);
  if (!isRecord(example)) return example;
  const entries = Object.entries(example);
  if (isLocalized(entries)) {
    const words = example.en ?? entries[0]?.[1];
    return Object.fromEntries(languages.map((code) => [code, example[code] ?? words]));
  }
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      name === 'endpoint' || name === 'type' ? value : adapt(value, languages),
    ]),
  );
}

/** Whether an object has the same words in some languages. */
function isLocalized(entries: readonly (readonly [string, unknown])[]): boolean {
  return (
    entries.length > 0 &&
    entries.every(
      ([name, value]) => /^[a-z]{2,3}(?:-\w+)?$/.test(name) && typeof value === 'string',
    ) &&
    entries.some(([name]) => name === 'en' || name === 'zh')
  );
}

function adaptText(text: string, languages: readonly string[]): unknown {
  if (text.startsWith('/')) {
    const placeholder = /\{\w+\}/.exec(text)?.[0];
    return `${PLACEHOLDER}/item/${placeholder ?? 'example'}`;
  }
  // A key of texts that the site need not have: its last name says what it means.
  const [, name] = /^[a-z]+\.([a-z]+(?:[A-Z][a-z]*)*)$/.exec(text) ?? [];
  if (name === undefined) return text;
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const label = words.slice(0, 1).toUpperCase() + words.slice(1);
  return Object.fromEntries(languages.map((code) => [code, label]));
}
