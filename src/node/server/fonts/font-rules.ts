import { LRUCache } from 'lru-cache';
import type { FaceStyle } from '../../../core/subset-faces.ts';
import type { Compound, StyledElement } from './selectors.ts';
import { keyOf, readStyleRules, readValue } from './style-rules.ts';

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
const MAX_CACHED = 5000;
const REGULAR = 400;
const BOLD = 700;
/** The rules of browsers' own stylesheets. */
const OF_BROWSERS =
  'h1,h2,h3,h4,h5,h6,b,strong,th{font-weight:700}em,i,cite,dfn,var,address{font-style:italic}';
const VARIABLE = /^var\((--[\w-]+)\)$/;
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
  const cache = new LRUCache<string, readonly FaceStyle[]>({ max: MAX_CACHED });
  return (element, inherited) => {
    const styles = inherited.map(({ weight, isItalic }) => `${weight}${isItalic}`);
    const key = `${keyOf(element, attributes)} ${styles}`;
    const before = cache.get(key);
    if (before !== undefined) return before;
    const faces = chooseFaces(inOrder, element, inherited);
    cache.set(key, faces);
    return faces;
  };
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
  return readStyleRules(css).flatMap(({ declarations, ...compound }) => {
    const change = readChange(declarations, variables);
    return change === undefined ? [] : [{ ...compound, change }];
  });
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
