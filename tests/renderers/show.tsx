import { cleanup, type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import { registry } from '../../renderers/index.ts';
import type { LayoutModel } from '../../src/core/index.ts';
import type { LayoutProps, LayoutRenderer } from '../../src/react/index.ts';
import { createEngine, createPageCode, createTexts, Site } from '../../src/react/site-engine.ts';
import { SITE } from '../core/site-of.ts';

afterEach(cleanup);

/** Shows what a renderer renders, in a site without pages, in English; words of the renderer are keys. */
export function show(element: ReactElement): RenderResult {
  const refuse = (): Promise<never> =>
    Promise.reject(new Error('A site without pages has no data'));
  const engine = createEngine({
    site: SITE,
    map: { sections: [], routes: [] },
    language: 'en',
    texts: createTexts('en', {}),
    registry,
    code: createPageCode(registry, refuse),
    loadData: refuse,
    timeout: 0,
  });
  return render(
    <Site engine={engine}>
      <MemoryRouter>{element}</MemoryRouter>
    </Site>,
  );
}

/** Shows the items of a layout. */
export function showLayout<Type extends LayoutModel['type']>(
  { Layout }: LayoutRenderer<Type>,
  layout: Partial<LayoutProps<Type>['layout']>,
  items: LayoutProps<Type>['items'],
): RenderResult {
  return show(<Layout layout={layout as LayoutProps<Type>['layout']} items={items} />);
}
