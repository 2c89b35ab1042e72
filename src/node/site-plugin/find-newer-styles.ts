import type { NewerStyles } from '../baseline/index.ts';

/** What has no names of CSS in it. */
const STRINGS = /\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)"']*\)/g;
const DECLARATION = /[{;]\s*([a-z][a-z-]*)\s*:([^{};]*)(?=[;}])/g;
/** What stands before a block: its selectors, or its rule. */
const PRELUDE = /(?:^|[{};])([^{};]+)(?=\{)/g;
const RULE = /@([a-z-]+)/g;
const SELECTOR = /:{1,2}([a-z-]+)/g;
const WORD = /(?<![\w-])([a-z][a-z-]*)(\()?/g;

/**
 * What a style sheet says that the oldest browsers do not understand: `text-wrap`, `overflow: clip`,
 * `:has`, `@container`, `light-dark()`.
 */
export function findNewerStyles(css: string, newer: NewerStyles): ReadonlySet<string> {
  const found = new Set<string>();
  const plain = css.replace(STRINGS, '""');
  for (const [, name = ''] of plain.matchAll(RULE)) {
    if (newer.rules.has(name)) found.add(`@${name}`);
  }
  for (const [, prelude = ''] of plain.matchAll(PRELUDE)) {
    if (prelude.trim().startsWith('@')) continue;
    for (const [, name = ''] of prelude.matchAll(SELECTOR)) {
      if (newer.selectors.has(name)) found.add(`:${name}`);
    }
  }
  for (const [, property = '', value = ''] of plain.matchAll(DECLARATION)) {
    if (newer.properties.has(property)) found.add(property);
    for (const [, word = '', call] of value.matchAll(WORD)) {
      if (newer.values.get(property)?.has(word)) found.add(`${property}: ${word}`);
      if (call !== undefined && newer.functions.has(word)) found.add(`${word}()`);
    }
  }
  return found;
}
