import type { PageManifest } from '../../../core/manifest/manifest-types.ts';
import { createFinding, type Finding } from '../findings/finding.ts';
import { partsOfFrame } from '../normal/frame-panes.ts';
import type { Validated } from '../read/validated-manifests.ts';
import { explainHeading } from '../schema/second-heading.ts';
import type { Shapes } from '../schema/shapes.ts';

/** A page has one heading: where it stands, and what stands below it. */
export function checkHeadings(page: Validated<PageManifest>, shapes: Shapes): Finding[] {
  return [...checkIntroduction(page, shapes), ...checkSecond(page, shapes)];
}

/** An introduction stands below the page's title, in whose place some layouts have another. */
function checkIntroduction(
  { value: { introduction, view }, file }: Validated<PageManifest>,
  { layouts }: Shapes,
): Finding[] {
  if (introduction === undefined || view === undefined) return [];
  const { type } = view.layout;
  if (layouts.get(type)?.ownHeading !== true) return [];
  const message = `the layout "${type}" has a heading of its own, so that the introduction is not shown; remove it`;
  return [createFinding('M244', file.placeOfKey(['introduction']), message)];
}

/** Layouts that render the page's heading themselves, in a part of a page that has one already; only the first part may. */
function checkSecond(
  { value: { frame, related = [] }, file }: Validated<PageManifest>,
  shapes: Shapes,
): Finding[] {
  const { layouts, frames } = shapes;
  const isOfParts = frame !== undefined && frames.get(frame.type)?.showsParts === true;
  const further = isOfParts ? partsOfFrame(frame).panes.slice(1) : [];
  const parts = [
    ...related.map(({ view }, index) => ({ view, path: ['related', index], fix: 'use' })),
    ...further.map(({ pane: { view }, path }) => ({
      view,
      path,
      fix: 'make it the first of the parts, or use',
    })),
  ];
  return parts.flatMap(({ view, path, fix }) => {
    const type = view?.layout.type;
    if (type === undefined || layouts.get(type)?.ownHeading !== true) return [];
    const message = explainHeading(type, Object.keys(view?.layout ?? {}), shapes, fix);
    return [createFinding('M245', file.placeOf([...path, 'view', 'layout', 'type']), message)];
  });
}
