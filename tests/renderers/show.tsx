import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { registry } from '../../renderers/index.ts';
import { type LayoutModel, SINGLE_VIEW, type TextSlot } from '../../src/core/index.ts';
import type { BlocksSlot } from '../../src/core/manifest/slot-model.ts';
import type { LayoutProps, LayoutRenderer } from '../../src/react/index.ts';
import { FollowLinks } from '../../src/react/parts/site-link.tsx';
import {
  createPageStore,
  createRuntime,
  createTexts,
  type RuntimeOptions,
  Site,
  type SiteRuntime,
} from '../../src/react/site-runtime.ts';
import { ViewNameContext } from '../../src/react/state/overlay-page.ts';
import { type ShownPage, ShownPageContext } from '../../src/react/state/shown-page.ts';
import { routeOf, SITE } from '../core/site-of.ts';
import { completeDocument } from '../react/complete-document.ts';

/**
 * Shows what a renderer renders, in a site without pages, in English; words of the renderer are keys.
 *
 * @param at the path of the page, with its fragment
 * @param place where the page is shown
 */
export function show(
  element: ReactElement,
  at = '/',
  place: ShownPage['place'] = 'main',
): RenderResult {
  completeDocument();
  return render(siteAround(element, at, place));
}

/** A running site without pages, in English; words of the renderer are keys. */
export function emptySite(options: Pick<RuntimeOptions, 'recovery'> = {}): SiteRuntime {
  const refuse = (): Promise<never> =>
    Promise.reject(new Error('A site without pages has no data'));
  return createRuntime({
    site: SITE,
    table: { sections: [], routes: [] },
    language: 'en',
    texts: createTexts('en', {}),
    registry,
    pages: createPageStore(registry, refuse),
    loadData: refuse,
    timeout: 0,
    ...options,
  });
}

/** A site without pages around what a renderer renders. */
export function siteAround(
  element: ReactElement,
  at = '/',
  place: ShownPage['place'] = 'main',
): ReactElement {
  const shown = { route: routeOf('/page'), cacheKey: '/page', params: { id: 'one' }, place };
  const page = (
    <FollowLinks>
      <ShownPageContext value={shown}>
        <ViewNameContext value={SINGLE_VIEW}>{element}</ViewNameContext>
      </ShownPageContext>
    </FollowLinks>
  );
  return (
    <Site runtime={emptySite()}>
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] })}
      />
    </Site>
  );
}

/** A text without markup, as a slot holds it. */
export const words = (text: string) => ({ kind: 'plain', text }) as const;

/** Slots as a manifest fills them, for layouts that cannot do without. */
export const TITLE_SLOT: TextSlot = {
  kind: 'text',
  field: 'name',
  format: 'text',
  clamp: undefined,
  box: false,
};
export const IMAGE_SLOT = {
  kind: 'image',
  field: 'photo',
  template: undefined,
  preview: false,
  ratio: undefined,
} as const;
export const BLOCKS_SLOT: BlocksSlot = { kind: 'blocks', blocks: [] };

/** Shows the items of a layout. */
export function showLayout<Type extends LayoutModel['type']>(
  { Layout }: LayoutRenderer<Type>,
  layout: Partial<LayoutProps<Type>['layout']>,
  items: LayoutProps<Type>['items'],
  at?: string,
): RenderResult {
  return show(<Layout layout={layout as LayoutProps<Type>['layout']} items={items} />, at);
}
