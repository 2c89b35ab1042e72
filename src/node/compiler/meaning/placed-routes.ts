import type { PageManifest } from '../../../core/manifest/manifest-types.ts';
import type { Placed } from './placed-slots.ts';

/** The routes that a page names beside its links: its parent, and the way back from a detail. */
export function placedRoutes({ parent, view }: PageManifest): Placed<string>[] {
  return [...(parent === undefined ? [] : [{ value: parent, path: ['parent'] }]), ...back(view)];
}

function back(view: PageManifest['view']): Placed<string>[] {
  const back = view && 'back' in view.layout ? view.layout.back : undefined;
  if (back === undefined) return [];
  const path = ['view', 'layout', 'back'];
  return typeof back === 'string'
    ? [{ value: back, path }]
    : [{ value: back.route, path: [...path, 'route'] }];
}
