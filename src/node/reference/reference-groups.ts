import { UNIONS } from '../compiler/index.ts';
import type { ReferenceEntries, ReferenceEntry } from './reference-entries.ts';

/** Parts of the schemas that belong together. */
export interface EntryGroup {
  readonly title: string;
  readonly about: string;
  readonly entries: readonly ReferenceEntry[];
}

/** The groups of entries, by how their names begin. */
const GROUPS = [
  {
    title: 'Pages and sections',
    parts: [
      ...shared('page', 'view', 'list', 'filter', 'list-time', 'structured-data', 'article-data'),
      ...shared('section'),
    ],
    about:
      'A page is one file for one route. It has a `view`, or a `frame` of several, or an `override`. A section is a folder of pages with a `section.json`.',
  },
  {
    title: 'Layouts',
    parts: [`${UNIONS}#/$defs/layout`, 'renderers/layouts/'],
    about:
      'How a view looks. Each layout has slots, and the manifest says which field fills which slot.',
  },
  {
    title: 'Frames',
    parts: [`${UNIONS}#/$defs/frame`, 'renderers/frames/'],
    about: 'How a page arranges several views.',
  },
  {
    title: 'Blocks',
    parts: [`${UNIONS}#/$defs/block`, 'renderers/blocks/'],
    about: 'What a detail page, the parts of an accordion and a contact panel are made of.',
  },
  {
    title: 'Formats',
    parts: [`${UNIONS}#/$defs/`, 'renderers/formats/'],
    about: 'How the value of a field becomes a text.',
  },
  {
    title: 'The site',
    parts: [
      ...shared('site', 'language', 'api', 'conventions', 'organization', 'breakpoints'),
      ...shared('header', 'footer', 'footer-parts', 'contact', 'font', 'pictures'),
      ...shared('unsupported-browser'),
    ],
    about:
      '`manifests/site.json` holds what all pages share. `api` says how the backend is spoken to.',
  },
  {
    title: 'Texts and theme',
    parts: shared('texts', 'words', 'theme'),
    about:
      '`manifests/texts/` has a file of texts for each language, `manifests/theme.json` every look. The folder of a renderer has what it says by itself in `words.json`.',
  },
  {
    title: 'Shared parts',
    parts: shared('common', 'fields', 'tile-item', 'menu-entry'),
    about:
      'What the other parts are made of: texts, fields, formats, links, pictures, columns, paths.',
  },
] as const;

/** How the names of the entries begin that shared schemas have. */
function shared(...names: string[]): string[] {
  return names.map((name) => `schemas/${name}.`);
}

/**
 * All entries by their groups; an entry that several might have stands in the first.
 *
 * @throws where an entry belongs to none
 */
export function groupEntries(entries: ReferenceEntries): EntryGroup[] {
  const grouped = new Set<ReferenceEntry>();
  const groups = GROUPS.map(({ title, parts: begins, about }) => {
    const own = begins.flatMap((begin) =>
      [...entries].flatMap(([name, entry]) =>
        name.startsWith(begin) && !grouped.has(entry) ? [entry] : [],
      ),
    );
    for (const entry of own) grouped.add(entry);
    return { title, about, entries: own };
  });
  const missing = [...entries.values()].find((entry) => !grouped.has(entry));
  if (missing !== undefined) {
    throw new Error(`${missing.base} is in no group of src/node/reference/reference-groups.ts`);
  }
  return groups;
}
