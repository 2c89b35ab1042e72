import type { InspectedPart } from '../../core/inspected-part.ts';
import type { RouteTable } from '../../core/manifest/route-model.ts';
import { memoize } from '../../core/memoize.ts';
import { createPatternMatcher } from '../../core/routing/match-pattern.ts';
import type { SiteRuntime } from '../../react/site-runtime.ts';
import type { Match } from './match.ts';
import type { TreeNode } from './react-tree.ts';

type PartPath = InspectedPart['path'];

/** The part that nodes outside of all pages belong to: a menu entry, or of header and footer. */
export function traceShell(nodes: readonly TreeNode[], runtime: SiteRuntime): Match | undefined {
  return traceMenu(nodes, runtime) ?? traceSite(nodes, runtime);
}

/** Menus keep their entries by route or path. */
function traceMenu(nodes: readonly TreeNode[], { table, site }: SiteRuntime): Match | undefined {
  const source = site.header.navigation?.endpoint;
  const { pages, sections, byRoute, childrenAt } = menuEntriesOf(table);
  for (const [index, { key, props }] of nodes.entries()) {
    const page = key === null ? undefined : pages.get(key);
    if (page !== undefined) {
      return { part: { kind: 'page', name: page.id, path: ['menu'] }, index, source };
    }
    const section =
      (key === null ? undefined : byRoute.get(key)) ??
      sections.find((entry) => entry === props.section);
    if (section !== undefined) {
      return { part: { kind: 'section', name: section.route, path: ['menu'] }, index, source };
    }
    const parent = key?.startsWith('/') ? childrenAt(key)?.owner : undefined;
    if (parent !== undefined) {
      return { part: { kind: 'section', name: parent.route, path: ['children'] }, index, source };
    }
  }
  return undefined;
}

/** What menus may show of a route table, by how they keep it: every element of a page is looked for there. */
const menuEntriesOf = memoize(({ sections, routes }: RouteTable) => ({
  pages: new Map(
    routes.flatMap((row) => (row.menu === undefined ? [] : [[row.route, row] as const])),
  ),
  sections,
  byRoute: new Map(sections.map((section) => [section.route, section])),
  childrenAt: createPatternMatcher(
    sections.flatMap((owner) =>
      owner.children === undefined ? [] : [{ pattern: owner.children.route, owner }],
    ),
  ),
}));

function traceSite(nodes: readonly TreeNode[], runtime: SiteRuntime): Match | undefined {
  const top = nodes.findIndex(({ element }) => /^(?:HEADER|FOOTER)$/.test(element?.tagName ?? ''));
  if (top === -1) return undefined;
  const isFooter = nodes[top]?.element?.tagName === 'FOOTER';
  const whole: PartPath = [isFooter ? 'footer' : 'header'];
  const texts = isFooter ? footerTexts(runtime) : headerTexts(runtime);
  for (const [index, { props }] of nodes.slice(0, top).entries()) {
    const given = Object.values(props);
    const found = texts.find(({ text }) => text !== undefined && given.includes(text));
    if (found !== undefined) return { part: { kind: 'site', name: '', path: found.path }, index };
  }
  const place = isFooter ? nodes.find(({ key }) => FOOTER_KEY.test(key ?? ''))?.key : undefined;
  const own = place ? [...whole, ...readKey(place)] : whole;
  return {
    part: { kind: 'site', name: '', path: own },
    index: top,
    source: isFooter ? runtime.site.footer?.call?.endpoint : undefined,
  };
}

/** What identifies the entries of the footer's lists: their place in the manifest. */
const FOOTER_KEY = /^(?:contact|social|columns|legal|note)\./;

/** The place that a key names; a number after `#` is that of a link of the answer. */
function readKey(key: string): PartPath {
  const [place = ''] = key.split('#');
  return place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** A text or a URL that the site's manifest holds itself. */
interface OwnText {
  readonly text: string | undefined;
  readonly path: PartPath;
}

function headerTexts({ site }: SiteRuntime): OwnText[] {
  const { logo, names, search } = site.header;
  return [
    { text: logo, path: ['header', 'logo'] },
    ...names.map(({ text }, index) => ({ text, path: ['header', 'names', index] })),
    { text: search, path: ['header', 'search'] },
  ];
}

function footerTexts({ site, store, language }: SiteRuntime): OwnText[] {
  const chosen = store.get(language);
  return [
    { text: site.name[chosen], path: ['name'] },
    { text: site.footer?.note?.text?.text?.[chosen], path: ['footer', 'note', 'text'] },
  ];
}
