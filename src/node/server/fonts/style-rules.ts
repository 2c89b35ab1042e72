import {
  type Compound,
  lastPart,
  readCompound,
  type StyledElement,
  splitSelectors,
} from './selectors.ts';

/** A rule of a stylesheet, by the last part of its selector. */
export interface StyleRule extends Compound {
  readonly declarations: string;
}

/** What applies only while something is done, and what is no element. */
const PASSING =
  /:(?:hover|focus|active|visited|checked|target|placeholder)|::|:(?:before|after|marker)\b/;

/**
 * The rules of a stylesheet but for those of print, each selector by itself. Whole is one that asks nothing
 * else than its last part: no other element, no width.
 *
 * @param css without comments, its rules in the order in which they win
 */
export function readStyleRules(css: string): StyleRule[] {
  return readBlocks(css).flatMap(({ selectors, declarations, isConditional }) =>
    splitSelectors(selectors)
      .filter((selector) => !PASSING.test(selector))
      .map((selector) => {
        const last = lastPart(selector);
        const { isWhole, ...compound } = readCompound(last);
        const isAll = isWhole && !isConditional && last === selector.trim();
        return { ...compound, isWhole: isAll, declarations };
      }),
  );
}

/** @returns undefined for what depends on the element around, too */
export function readValue(property: string, declarations: string): string | undefined {
  const value = new RegExp(`(?:^|;)\\s*${property}:\\s*([^;!]+)`).exec(declarations)?.[1]?.trim();
  return value === 'inherit' ? undefined : value;
}

/** A block of declarations, with the rules that it stands in. */
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

/** All that rules ask of an element. */
export function keyOf(
  { name, attributes, language, index }: StyledElement,
  asked: readonly string[],
): string {
  let key = `${name} ${language} ${index === 0} ${attributes.class ?? ''}`;
  for (const attribute of asked) {
    const value = attributes[attribute];
    if (value !== undefined) key += ` ${attribute}=${value}`;
  }
  return key;
}
