import { LRUCache } from 'lru-cache';
import type { FaceStyle } from '../../../core/cut-faces.ts';
import {
  type Compound,
  lastPart,
  readCompound,
  type StyledElement,
  splitList,
} from './selectors.ts';

/**
 * The faces (weight and style) that an element's text may be set in, from those of its parent. There are
 * several where a rule's selector depends on more than the element itself, so that it may apply or not.
 */
export type FaceRules = (
  element: StyledElement,
  inherited: readonly FaceStyle[],
) => readonly FaceStyle[];

interface FaceRule extends Compound {
  readonly change: Partial<FaceStyle>;
}

/** Elements of different kinds whose faces are known; a site has some hundred. */
const MOST_KNOWN = 5000;
const REGULAR = 400;
const BOLD = 700;
/** The rules of browsers' own stylesheets. */
const OF_BROWSERS =
  'h1,h2,h3,h4,h5,h6,b,strong,th{font-weight:700}em,i,cite,dfn,var,address{font-style:italic}';
const VARIABLE = /^var\((--[\w-]+)\)$/;
/** Selectors that are left out: states such as `:hover`, and pseudo-elements. */
const PASSING =
  /:(?:hover|focus|active|visited|checked|target|placeholder)|::|:(?:before|after|marker)\b/;
/**
 * Reads the rules of a built stylesheet that choose faces. Only the last part of a selector (`b` of
 * `.card > b`) is tested; where it has others, the element may be matched or not, and its characters are
 * sent in both faces.
 *
 * @param css without comments, its rules in the order in which they win
 */
export function readFaceRules(css: string): FaceRules {
  const variables = readVariables(css);
  const rules = [...listRules(OF_BROWSERS, variables), ...listRules(css, variables)];
  const inOrder = rules.sort((one, other) => one.specificity - other.specificity);
  const attributes = [...new Set(inOrder.flatMap((rule) => rule.attributes))];
  const known = new LRUCache<string, readonly FaceStyle[]>({ max: MOST_KNOWN });
  return (element, inherited) => {
    const key = keyOf(element, inherited, attributes);
    const before = known.get(key);
    if (before !== undefined) return before;
    const faces = chooseFaces(inOrder, element, inherited);
    known.set(key, faces);
    return faces;
  };
}

/** All that rules ask of an element. */
function keyOf(
  { name, attributes, language, index }: StyledElement,
  inherited: readonly FaceStyle[],
  asked: readonly string[],
): string {
  let key = `${name} ${language} ${index === 0} ${attributes.class ?? ''}`;
  for (const { weight, isItalic } of inherited) key += ` ${weight}${isItalic}`;
  for (const attribute of asked) {
    const value = attributes[attribute];
    if (value !== undefined) key += ` ${attribute}=${value}`;
  }
  return key;
}

function chooseFaces(
  rules: readonly FaceRule[],
  element: StyledElement,
  inherited: readonly FaceStyle[],
): readonly FaceStyle[] {
  let faces = inherited;
  for (const { matches, isWhole, change } of rules) {
    if (!matches(element)) continue;
    const changed = faces.map((face) => ({ ...face, ...change }));
    faces = isWhole ? changed : [...faces, ...changed];
  }
  return faces.length === 1 ? faces : eachOnce(faces);
}

function eachOnce(faces: readonly FaceStyle[]): FaceStyle[] {
  const byKey = new Map(faces.map((face) => [`${face.weight} ${face.isItalic}`, face]));
  return [...byKey.values()];
}

/** Custom properties of the root, the last value of each. */
function readVariables(css: string): ReadonlyMap<string, string> {
  return new Map(
    [...css.matchAll(/(--[\w-]+)\s*:\s*([^;{}]+)/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}

function listRules(css: string, variables: ReadonlyMap<string, string>): FaceRule[] {
  return readBlocks(css).flatMap(({ selectors, declarations, isConditional }) => {
    const change = readChange(declarations, variables);
    if (change === undefined) return [];
    return splitList(selectors)
      .filter((selector) => !PASSING.test(selector))
      .map((selector) => {
        const compound = lastPart(selector);
        const { isWhole, ...read } = readCompound(compound);
        const isAll = isWhole && !isConditional && compound === selector.trim();
        return { ...read, isWhole: isAll, change };
      });
  });
}

interface Block {
  readonly selectors: string;
  readonly declarations: string;
  /** Whether it stands in a rule for some widths or browsers. */
  readonly isConditional: boolean;
}

/** The style rules of a stylesheet, but for those of print. */
function readBlocks(css: string): Block[] {
  const blocks: Block[] = [];
  const around: string[] = [];
  for (const [, text = '', brace] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '{') {
      // Statements without a block end before.
      around.push(text.slice(text.lastIndexOf(';') + 1).trim());
      continue;
    }
    const selectors = around.pop() ?? '';
    const isStyle =
      !selectors.startsWith('@') && !around.some((rule) => /^@media print/.test(rule));
    if (isStyle) {
      blocks.push({ selectors, declarations: text, isConditional: around.length > 0 });
    }
  }
  return blocks;
}

function readChange(
  declarations: string,
  variables: ReadonlyMap<string, string>,
): Partial<FaceStyle> | undefined {
  const weight = readWeight(readValue('font-weight', declarations), variables);
  const style = readValue('font-style', declarations);
  if (weight === undefined && style === undefined) return undefined;
  return {
    ...(weight !== undefined && { weight }),
    ...(style !== undefined && { isItalic: style !== 'normal' }),
  };
}

/** @returns undefined for what depends on the element around, too */
function readValue(property: string, declarations: string): string | undefined {
  const value = new RegExp(`(?:^|;)\\s*${property}:\\s*([^;!]+)`).exec(declarations)?.[1]?.trim();
  return value === 'inherit' ? undefined : value;
}

function readWeight(
  value: string | undefined,
  variables: ReadonlyMap<string, string>,
): number | undefined {
  if (value === undefined) return undefined;
  const name = VARIABLE.exec(value)?.[1];
  const resolved = name === undefined ? value : (variables.get(name) ?? '');
  if (resolved === 'normal') return REGULAR;
  if (resolved === 'bold' || resolved === 'bolder') return BOLD;
  const weight = Number(resolved);
  return weight > 0 ? weight : undefined;
}
