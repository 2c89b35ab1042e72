import { type PropertyKind, THINGS } from '../../../core/discovery/index.ts';
import type { PageManifest } from '../../../core/manifest/manifest-types.ts';
import type { Shapes } from '../schema/shapes.ts';
import type { PlacedField } from './placed-fields.ts';
import { placedField } from './placed-slots.ts';
import type { Reading } from './reading.ts';

/** How a field is read that fills a property of a thing. */
const READINGS: Readonly<Record<PropertyKind, Reading>> = {
  text: { as: 'text' },
  email: { as: 'email' },
  image: { as: 'picture', template: undefined },
  date: { as: 'day' },
  person: { as: 'text' },
  organization: { as: 'text' },
  place: { as: 'text' },
  // An event that nobody says this of takes place where it says.
  attendance: { as: 'presence' },
};

/** The fields of a page's one item by which it is found and shared. */
export function placedItemFields({ summary, structuredData }: PageManifest): PlacedField[] {
  const { type, ...properties } = structuredData ?? {};
  const kinds = type === undefined ? {} : THINGS[type].properties;
  return [
    ...placedSummary(summary),
    ...Object.entries(properties).flatMap(([name, value]): PlacedField[] => {
      const kind = kinds[name];
      return kind === undefined
        ? []
        : [{ value, path: ['structuredData', name], reading: READINGS[kind] }];
    }),
  ];
}

function placedSummary(summary: PageManifest['summary'] = []): PlacedField[] {
  const reading = { as: 'text' } as const;
  return typeof summary === 'string'
    ? [{ value: summary, path: ['summary'], reading }]
    : summary.map((value, index) => ({ value, path: ['summary', index], reading }));
}

/** The fields of a list's items that sitemap and feed read. */
export function placedListFields({ updated, feed }: PageManifest, shapes: Shapes): PlacedField[] {
  return [
    ...(updated === undefined
      ? []
      : [{ value: updated, path: ['updated'], reading: { as: 'day' } as const }]),
    ...placedField('text', feed?.summary, ['feed', 'summary'], shapes).fields,
  ];
}
