import type { Footer } from '../../../core/manifest/manifest-types.ts';
import { isRecord } from '../../../core/mapping/read-path.ts';
import type { Path } from '../text/manifest-file.ts';
import type { Placed, PlacedField } from './placed-fields.ts';
import type { Reading } from './reading.ts';

const FOOTER = 'footer';

/** The fields that the footer reads of its answer, each with what it makes of the value. */
export function placedFooterFields(footer: Footer): PlacedField[] {
  const { logo, note, contact = [], social, columns = [], legal = [] } = footer;
  const text: Reading = { as: 'text' };
  const picture: Reading = { as: 'picture', template: undefined };
  const url: Reading = { as: 'url' };
  return [
    ...fieldOf(logo, ['logo'], picture),
    ...fieldOf(note?.text, ['note', 'text'], text),
    ...contact.flatMap((line, index) => [
      ...fieldOf(line.text, ['contact', index, 'text'], text),
      ...fieldOf(line.address, ['contact', index, 'address'], text),
      ...fieldOf(line.phone, ['contact', index, 'phone'], { as: 'phone' }),
      ...fieldOf(line.email, ['contact', index, 'email'], { as: 'email' }),
    ]),
    ...(social?.links ?? []).flatMap((link, index) => [
      ...fieldOf(link.href, ['social', 'links', index, 'href'], url),
      ...fieldOf(link.picture, ['social', 'links', index, 'picture'], picture),
    ]),
    ...columns.flatMap(({ heading, links }, index) => [
      ...fieldOf(heading, ['columns', index, 'heading'], text),
      ...listFields(links, [FOOTER, 'columns', index, 'links']),
    ]),
    ...legal.flatMap((line, index) => [
      ...fieldOf(line.text, ['legal', index, 'text'], text),
      ...fieldOf(line.href, ['legal', index, 'href'], url),
    ]),
  ];
}

/** The URLs of the footer that the manifest itself holds. */
export function placedFooterLinks(footer: Footer): Placed<string>[] {
  const { note, social, columns = [], legal = [] } = footer;
  const places: { readonly href?: unknown; readonly at: Path }[] = [
    ...(note?.links ?? []).map(({ href }, index) => ({ href, at: ['note', 'links', index] })),
    ...(social?.links ?? []).map(({ href }, index) => ({ href, at: ['social', 'links', index] })),
    ...columns.flatMap(({ links }, column) =>
      Array.isArray(links)
        ? links.map(({ href }, index) => ({ href, at: ['columns', column, 'links', index] }))
        : [],
    ),
    ...legal.map(({ href }, index) => ({ href, at: ['legal', index] })),
  ];
  return places.flatMap(({ href, at }) =>
    typeof href === 'string' ? [{ value: href, path: [FOOTER, ...at, 'href'] }] : [],
  );
}

/** The pictures of the footer that the manifest itself names. */
export function placedFooterPictures({ logo, social }: Footer): Placed<string>[] {
  const links = social?.links ?? [];
  const places: { readonly src: unknown; readonly at: Path }[] = [
    { src: logo, at: ['logo'] },
    ...links.flatMap(({ icon, picture }, index) => [
      { src: icon, at: ['social', 'links', index, 'icon'] },
      { src: picture, at: ['social', 'links', index, 'picture'] },
    ]),
  ];
  return places.flatMap(({ src, at }) =>
    typeof src === 'string' ? [{ value: src, path: [FOOTER, ...at] }] : [],
  );
}

function fieldOf(written: unknown, at: Path, reading: Reading): PlacedField[] {
  if (!isRecord(written) || typeof written.field !== 'string') return [];
  return [{ value: written.field, path: [FOOTER, ...at, 'field'], reading }];
}

/** A list field, and what is read of its objects. */
function listFields(links: unknown, at: Path): PlacedField[] {
  if (!isRecord(links)) return [];
  const { field, text, href } = links;
  const within = [String(field)];
  return [
    { value: String(field), path: [...at, 'field'], reading: { as: 'objects' }, isList: true },
    { value: String(text), path: [...at, 'text'], reading: { as: 'text' }, within },
    { value: String(href), path: [...at, 'href'], reading: { as: 'url' }, within },
  ];
}
