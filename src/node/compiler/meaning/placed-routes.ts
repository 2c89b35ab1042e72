import type { PageManifest } from '../../../core/manifest/manifest-types.ts';
import type { WrittenLayout } from '../normal/written-layout.ts';
import type { Placed } from './placed-fields.ts';

/** The routes that a page names beside its links: its parent, and the way back from a detail. */
export function placedRoutes({ parent, view }: PageManifest): Placed<string>[] {
  return [...(parent === undefined ? [] : [{ value: parent, path: ['parent'] }]), ...back(view)];
}

function back(view: PageManifest['view']): Placed<string>[] {
  const layout: WrittenLayout | undefined = view?.layout;
  const back = layout?.back;
  if (back === undefined) return [];
  const path = ['view', 'layout', 'back'];
  return typeof back === 'string'
    ? [{ value: back, path }]
    : [{ value: back.route, path: [...path, 'route'] }];
}
