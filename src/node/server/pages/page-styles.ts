import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type AtRule, type ChildNode, parse, type Root, type Rule } from 'postcss';

/** The stylesheet of a page's document, in two parts. */
export interface PageStyles {
  /** What its markup is shown by, in the order of the whole. */
  readonly shown: string;
  /**
   * All rules, for what scripts add to the page. They are added after `shown`, so that they win over each other
   * as in one stylesheet. Faces that `shown` has are left out: browsers would load them again. Empty
   * where `shown` has all rules.
   */
  readonly whole: string;
  /** What a policy names them by. */
  readonly hashes: readonly string[];
}

/** What the styles of a page depend on. */
export interface StyledPage {
  readonly html: string;
  /** BCP 47. */
  readonly languageTag: string;
}

/** A rule of a stylesheet, or one around others. */
interface Part {
  readonly css: string;
  readonly isFace: boolean;
  /** For each of its selectors all that a page has to have for it; undefined for a rule of any page. */
  readonly needs: readonly (readonly string[])[] | undefined;
  /** Those within; they stand between `css` and a brace. */
  readonly parts: readonly Part[] | undefined;
}

/** Pages of a site are of few kinds; a sheet has some 30 KB. */
const MAX_CACHED = 200;
const CLASSES = /\sclass="[^"]*"/g;
/** What stands around names in it. */
const SEPARATOR = /[\t\n\f\r "]+/;
/** Arguments of functions, and attributes: what they name need not be there. */
const ARGUMENTS = /\[(?:[^[\]"']|"[^"]*"|'[^']*')*\]|\((?:[^()"']|"[^"]*"|'[^']*')*\)/g;
const CLASS = /\.((?:[\w-]|[^\p{ASCII}]|\\.)+)/gu;
const WORD = /[\w-]+/g;
const LAYER = /^@layer\b/i;
const NAMELESS_LAYER = /@layer\s*\{/i;
/** Rules around others of which some may be left out. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container']);
/** The families of text in Chinese. */
const HAN_FAMILIES = '--font-text-han';
/** Stands for text in Chinese among what a page has. */
const HAN = ':lang(zh)';
const HAN_ELEMENT = /\slang="zh\b/;

/**
 * Cuts a site's stylesheet to what a page shows.
 *
 * @param css the stylesheet of all pages
 * @param document what is the same in all of their documents: its scripts may add the classes that they name
 */
export function createPageStyles(css: string, document: string): (page: StyledPage) => PageStyles {
  const named = new Set(document.match(WORD));
  const root = parse(css);
  const parts = readParts(root.nodes, { named, hanFaces: hanFacesOf(root) });
  // Each block of a layer without a name is a layer of its own: two sheets would have twice as many.
  if (parts.some(hasNamelessLayer)) {
    const uncut = { shown: css, whole: '', hashes: hashesOf([css]) };
    return () => uncut;
  }
  const all = print(parts, () => true);
  const asked = new Set(needsOf(parts));
  const cache = new LRUCache<string, PageStyles>({ max: MAX_CACHED });

  return ({ html, languageTag }) => {
    const has = new Set<string>();
    // Most elements of a page have the classes of others.
    for (const names of new Set(html.match(CLASSES))) {
      for (const name of names.split(SEPARATOR)) if (asked.has(name)) has.add(name);
    }
    if (/^zh\b/.test(languageTag) || HAN_ELEMENT.test(html)) has.add(HAN);
    const key = [...has].sort().join(' ');
    const styles = cache.get(key) ?? cut(parts, all, has);
    cache.set(key, styles);
    return styles;
  };
}

/** @param all the rules of all parts */
function cut(parts: readonly Part[], all: string, has: ReadonlySet<string>): PageStyles {
  const isShown = ({ needs }: Part) =>
    needs === undefined || needs.some((names) => names.every((name) => has.has(name)));
  const shown = print(parts, isShown);
  const whole = shown === all ? '' : print(parts, (part) => !(part.isFace && isShown(part)));
  return { shown, whole, hashes: hashesOf([shown, whole]) };
}

function hashesOf(sheets: readonly string[]): string[] {
  return sheets.filter(Boolean).map((css) => `sha256-${hash('sha256', css, 'base64')}`);
}

function hasNamelessLayer({ css, parts = [] }: Part): boolean {
  return NAMELESS_LAYER.test(css) || parts.some(hasNamelessLayer);
}

function print(parts: readonly Part[], isTaken: (part: Part) => boolean): string {
  return parts
    .map((part) => {
      if (!isTaken(part)) return '';
      if (part.parts === undefined) return part.css;
      const within = print(part.parts, isTaken);
      // The first block of a layer says where it stands among others.
      return within === '' && !LAYER.test(part.css) ? '' : `${part.css}${within}}`;
    })
    .join('');
}

interface Reading {
  /** Words of the document's own scripts. */
  readonly named: ReadonlySet<string>;
  /** Families of text in Chinese alone. */
  readonly hanFaces: ReadonlySet<string>;
}

function readParts(nodes: readonly ChildNode[], reading: Reading): Part[] {
  return nodes.flatMap((node): Part[] => {
    const css = `${node.toString()}${node.type === 'atrule' && node.nodes === undefined ? ';' : ''}`;
    const whole = { css, isFace: false, needs: undefined, parts: undefined };
    if (node.type === 'rule') return [{ ...whole, needs: readNeeds(node, reading) }];
    if (node.type !== 'atrule') return node.type === 'comment' ? [] : [whole];
    if (node.name === 'font-face')
      return [{ ...whole, isFace: true, needs: faceNeeds(node, reading) }];
    if (!GROUPS.has(node.name) || node.nodes === undefined) return [whole];
    return [
      { ...whole, css: `@${node.name} ${node.params}{`, parts: readParts(node.nodes, reading) },
    ];
  });
}

function readNeeds({ selectors, nodes }: Rule, { named }: Reading): Part['needs'] {
  // Rules within it may select other elements.
  if (nodes.some(({ type }) => type === 'rule')) return undefined;
  const needs = selectors.map((selector) => classesOf(selector).filter((name) => !named.has(name)));
  return needs.some(({ length }) => length === 0) ? undefined : needs;
}

/** The classes without which a selector selects nothing; those with escapes in their names are not read. */
function classesOf(selector: string): string[] {
  let left = selector;
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(ARGUMENTS, '');
  }
  return [...left.matchAll(CLASS)].flatMap(([, name = '']) => (name.includes('\\') ? [] : name));
}

function faceNeeds(face: AtRule, { hanFaces }: Reading): Part['needs'] {
  const family = readDeclared(face, 'font-family');
  return family !== undefined && hanFaces.has(bare(family)) ? [[HAN]] : undefined;
}

function readDeclared(rule: AtRule, property: string): string | undefined {
  const found = rule.nodes?.find((node) => node.type === 'decl' && node.prop === property);
  return found?.type === 'decl' ? found.value : undefined;
}

/**
 * Families that the theme gives to text in Chinese and to no other, and that no rule names by itself, in the
 * shorthand `font` either.
 */
function hanFacesOf(root: Root): ReadonlySet<string> {
  const han: string[] = [];
  const others: string[] = [];
  root.walkDecls(({ prop, value, parent }) => {
    if (parent?.type === 'atrule') return;
    if (prop === HAN_FAMILIES) han.push(...value.split(',').map(bare));
    else others.push(value);
  });
  return new Set(han.filter((family) => !others.some((value) => value.includes(family))));
}

function bare(family: string): string {
  return family.trim().replaceAll(/^["']|["']$/g, '');
}

function* needsOf(parts: readonly Part[]): Generator<string> {
  for (const { needs = [], parts: within = [] } of parts) {
    yield* needs.flat();
    yield* needsOf(within);
  }
}
