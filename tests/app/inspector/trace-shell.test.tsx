import { describe, expect, test } from 'vitest';
import type { TreeNode } from '../../../src/app/inspector/react-tree.ts';
import { traceShell } from '../../../src/app/inspector/trace-shell.ts';
import type { SiteRuntime } from '../../../src/react/site-runtime.ts';
import { menuOf, routeOf, SITE, sectionOf } from '../../core/site-of.ts';

const TREES = routeOf('/plants/trees', { menu: menuOf('trees') });
const HIDDEN = routeOf('/plants/hidden');
const PLANTS = sectionOf('/plants', menuOf('plants'));
const PERMITS = {
  ...sectionOf('/permits', menuOf('permits')),
  children: { route: '/permits/:code' },
};

/** A menu of these alone, which no other test has looked at. */
const runtimeOf = () =>
  ({ site: SITE, table: { sections: [PLANTS, PERMITS], routes: [TREES, HIDDEN] } }) as never;

const node = (key: string | null, props: object = {}): TreeNode => ({
  key,
  props: { ...props },
  element: undefined,
});
/** What nodes belong to: its kind, its name and the property. */
function find(...nodes: readonly TreeNode[]) {
  const match = traceShell(nodes, runtimeOf() as SiteRuntime);
  return match && [match.part.kind, match.part.name, ...match.part.path, match.index];
}

describe('an entry of a menu', () => {
  test('is that of the page or section which it leads to', () => {
    expect(find(node('/plants/trees'))).toEqual(['page', TREES.id, 'menu', 0]);
    expect(find(node(null), node('/plants'))).toEqual(['section', '/plants', 'menu', 1]);
    expect(find(node(null, { section: PLANTS }))).toEqual(['section', '/plants', 'menu', 0]);
  });

  test('is one of the section’s children where the server brings it', () => {
    expect(find(node('/permits/entry'))).toEqual(['section', '/permits', 'children', 0]);
  });

  test('is none where no menu has the page', () => {
    expect(find(node('/plants/hidden'))).toBeUndefined();
    expect(find(node('/elsewhere'), node('plants'))).toBeUndefined();
  });
});

describe('in the footer', () => {
  const footer: TreeNode = { ...node(null), element: document.createElement('footer') };
  const store = { get: () => 'en' };
  const at = (key: string) =>
    traceShell([node(key), footer], { ...(runtimeOf() as object), store } as never)?.part.path;

  test('an entry is known by its place in the manifest', () => {
    expect(at('columns.0.links.12')).toEqual(['footer', 'columns', 0, 'links', 12]);
    expect(at('legal.1#3')).toEqual(['footer', 'legal', 1]);
  });

  test('what is called otherwise is the footer as a whole', () => {
    expect(at('my.columns.0')).toEqual(['footer']);
    expect(at('columns')).toEqual(['footer']);
  });
});
