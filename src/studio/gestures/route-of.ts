import { segmentOf } from '../../core/routing/segment-of.ts';

/** A route below a section, or at the top where there is none. */
export function routeBelow(section: string, segment: string): string {
  return `${section === '/' ? '' : section}/${segment}`;
}

/** Whether a text can be a route of a page or a section. */
export function isRoute(text: string): boolean {
  return /^(\/(:[a-zA-Z][a-zA-Z0-9]*|[a-z0-9]+(-[a-z0-9]+)*))+$/.test(text);
}

/** The first title that a segment can be made of, whatever its language. */
export function proposeSegment(titles: Readonly<Record<string, string>>): string {
  return (
    Object.values(titles)
      .map(segmentOf)
      .find((segment) => segment.length > 1) ?? ''
  );
}
