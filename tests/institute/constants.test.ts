import { describe, expect, test } from 'vitest';
import type { LayoutModel } from '../../src/core/manifest/layout-model.ts';
import { slotsOfView } from '../../src/core/routing/views.ts';
import { compile } from '../../src/node/compiler/index.ts';
import { PROJECT } from '../node/compiler/small-site.ts';

const { compiled, findings } = compile(PROJECT);

function layoutOf(route: string): LayoutModel | undefined {
  const frame = compiled?.pages.find((page) => page.route === route)?.frame;
  return frame?.type === 'single' ? frame.layout : undefined;
}

describe('the site of this repository', () => {
  test('compiles without findings', () => {
    expect(findings).toEqual([]);
    expect(compiled?.pages.length).toBeGreaterThanOrEqual(10);
  });

  test('has the breakpoints of the specification, and one between for tiles', () => {
    expect(compiled?.site.breakpoints).toEqual({
      xs: 0,
      sm: 450,
      tile: 750,
      md: 1024,
      lg: 1680,
      xl: 1920,
    });
  });

  test('asks for lists with a page size of 20, and waits 10 s', () => {
    expect(compiled?.site.api.paging.pageSize).toBe(20);
    expect(compiled?.site.api.timeout).toBe(10_000);
  });

  test('has a clamp of two lines on the introductions of faculty fellows', () => {
    expect(layoutOf('/people/faculty-fellows')?.slots).toMatchObject({ summary: { clamp: 2 } });
  });

  test('has a clamp of three lines on activities and of two on notices', () => {
    const home = compiled?.pages.find(({ route }) => route === '/')?.frame;
    expect(slotsOfView(home, 'activities')?.slots.summary).toMatchObject({ clamp: 3 });
    expect(slotsOfView(home, 'situations')?.slots.summary).toMatchObject({ clamp: 2 });
  });

  test.each([
    '/academic-life/distinguished-lecture-series',
    '/academic-life/conferences',
    '/academic-life/colloquiums',
    '/academic-life/insights',
  ])('has 1, 2 and 3 columns on %s', (route) => {
    expect(layoutOf(route)).toMatchObject({
      columns: { xs: 1, sm: 1, tile: 2, md: 2, lg: 3, xl: 3 },
    });
  });
});
