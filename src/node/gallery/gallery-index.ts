import { escapeHtml } from '../../core/escape-html.ts';
import { type Finding, printFinding } from '../compiler/index.ts';
import {
  entryName,
  GALLERY,
  type GalleryEntry,
  type GalleryKind,
  KINDS,
  PICTURES,
  STATE_NAMES,
  STATES,
} from './gallery-states.ts';

const KIND_NAMES: Readonly<Record<GalleryKind, string>> = {
  layouts: 'Layouts',
  frames: 'Frames',
  blocks: 'Blocks',
  formats: 'Formats',
  overrides: 'Overrides',
};

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1d1d1f; background: #fff; }
nav ul, .states { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; list-style: none; padding: 0; }
article { border-top: 1px solid #ccc; padding: 0.75rem 0; }
article:has(img) { display: grid; grid-template-columns: minmax(0, 1fr) 12rem; gap: 0 1.5rem; }
article img { display: block; box-sizing: border-box; width: 100%; max-height: 9rem; object-fit: cover; object-position: 50% 0; border: 1px solid #ccc; }
@media (max-width: 40rem) { article:has(img) { display: block; } article img { max-width: 12rem; } }
h3 { margin: 0; }
a { color: #0b57a4; }
p { margin: 0.25rem 0; }
pre { white-space: pre-wrap; }
table { border-collapse: collapse; } td, th { border: 1px solid #ccc; padding: 0.25rem 0.5rem; }
`;

/** What is shown of an entry beside what its schema says. */
export interface EntryFacts {
  /** What its URLs have beside their path: words that are searched for, where it asks for some. */
  readonly query: string;
  /** Whether it has a picture. */
  readonly hasPicture: boolean;
}

const NO_FACTS: EntryFacts = { query: '', hasPicture: false };

/** The index of a gallery: its renderers by kind, with what each is for and its states. */
export function printGalleryIndex(
  entries: readonly GalleryEntry[],
  factsOf: (entry: GalleryEntry) => EntryFacts = () => NO_FACTS,
): string {
  const kinds = KINDS.map((kind) => ({
    kind,
    own: entries.filter((entry) => entry.kind === kind),
  }));
  const links = kinds.map(({ kind }) => `<li><a href="#${kind}">${KIND_NAMES[kind]}</a></li>`);
  const sections = kinds.map(
    ({ kind, own }) => `<section aria-labelledby="${kind}">
<h2 id="${kind}">${KIND_NAMES[kind]}</h2>
${own.map((entry) => printEntry(entry, factsOf(entry))).join('\n')}
</section>`,
  );
  return printGalleryPage(
    'Gallery',
    `<p>Every renderer of the site, by its examples. A state is a page that shows nothing else.</p>
<nav aria-label="Kinds"><ul>${links.join('')}</ul></nav>
${sections.join('\n')}`,
  );
}

/** What stands in the place of a gallery that does not compile. */
export function printGalleryFindings(findings: readonly Finding[]): string {
  const lines = findings.map(printFinding).join('\n');
  return printGalleryPage('The gallery cannot be shown', `<pre>${escapeHtml(lines)}</pre>`);
}

/** A page beside those of the renderers. */
export function printGalleryPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${/<h1[ >]/.test(body) ? '' : `<h1>${title}</h1>`}
${body}
</main>
</body>
</html>
`;
}

function printEntry(entry: GalleryEntry, { query, hasPicture }: EntryFacts): string {
  const { kind, name, description, isOwn } = entry;
  const id = `${kind}/${entryName(entry)}`;
  const states = STATES.map(
    (state) => `<li><a href="${GALLERY}/${id}/${state}${query}">${STATE_NAMES[state]}</a></li>`,
  );
  const more = isOwn
    ? 'of the site’s own'
    : `<a href="${GALLERY}/reference#${name}-${kind.slice(0, -1)}" aria-label="Reference of ${entryName(entry)}">reference</a>`;
  const anchor = `${kind}-${entryName(entry)}`;
  const picture = `<img src="${GALLERY}/${PICTURES}${kind}/${name}.webp" alt="" loading="lazy">`;
  return `<article aria-labelledby="${anchor}">
<div>
<h3 id="${anchor}">${escapeHtml(entryName(entry))}</h3>
<p>${escapeHtml(description)} (${more})</p>
<ul class="states" aria-label="States of ${escapeHtml(entryName(entry))}">${states.join('')}</ul>
</div>
${hasPicture ? picture : ''}
</article>`;
}
