import type { RendererWords } from '../compiler/index.ts';

const BANNER =
  '// Generated from renderers/**/words.json by `npm run generate`; edit those instead.';

/** The keys of what the engine's renderers say by themselves, as a module of types. */
export function printWordModels(words: RendererWords): string {
  return `${BANNER}

/** What the engine's renderers say by themselves, by its keys. */
export interface EngineWords {
${printKeys(words)}
}

/** What a site's own renderers say: \`colophon generate\` adds it by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: sites merge theirs into it
export interface OwnWords {}
`;
}

/** The keys of what a site's own renderers say, as a declaration that adds them to the engine's. */
export function printOwnWords(words: RendererWords): string {
  if (words.size === 0) return '';
  return `
declare module 'colophon/models/words' {
  interface OwnWords {
${printKeys(words)}
  }
}
`;
}

/** Each key with what it says in English, or in the first language that it has. */
function printKeys(words: RendererWords): string {
  return [...words]
    .map(([key, texts]) => {
      const text = texts.en ?? Object.values(texts)[0] ?? '';
      return `  /** ${text.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */\n  readonly ${JSON.stringify(key)}: string;`;
    })
    .join('\n');
}
