import MarkdownIt, { type Token } from 'markdown-it';

/** A heading, paragraph, list or the like of a text, as it is written. */
interface Block {
  readonly text: string;
  /** What stands before the next one: blank lines, and where links lead that are named in the text. */
  readonly gap: string;
  /** What it says, however it is written. */
  readonly meaning: string;
}

interface Blocks {
  readonly opening: string;
  readonly blocks: readonly Block[];
}

type Markdown = InstanceType<typeof MarkdownIt>;

/** How a cell of a table is aligned, as it is rendered. */
const ALIGNMENT = / style="text-align:[a-z]+"/g;

/**
 * A Markdown text that an editor has written anew, with all blocks as they were that say the same: the editor
 * writes lists, tables and links of a whole text in its own way where one word of it is changed, and tables
 * without the alignment of their columns, which it does not know.
 *
 * @param before the text as it was
 * @param after the text as the editor has written it
 */
export function keepBlocks(before: string, after: string): string {
  if (before.trim() === '' || after.trim() === '') return after;
  const markdown = new MarkdownIt({ html: true });
  const old = readBlocks(before, markdown);
  const next = readBlocks(after, markdown);
  const free = [...old.blocks];
  const restored = next.blocks.map((block) => {
    const index = free.findIndex(({ meaning }) => isSame(meaning, block.meaning));
    return index === -1 ? block : (free.splice(index, 1)[0] ?? block);
  });
  const text = restored.map(
    (block, index) => block.text + gapAfter(block, restored[index + 1], old.blocks),
  );
  const whole = old.opening + text.join('');
  // Where links are named elsewhere in the text than before, nothing is kept.
  const again = readBlocks(whole, markdown).blocks.map(({ meaning }) => meaning);
  const isWhole =
    again.length === next.blocks.length &&
    next.blocks.every(({ meaning }, index) => isSame(again[index] ?? '', meaning));
  return isWhole ? whole : after;
}

function gapAfter(block: Block, next: Block | undefined, old: readonly Block[]): string {
  const place = old.indexOf(block);
  const isAsBefore = place !== -1 && old[place + 1] === next;
  if (isAsBefore || block.gap.trim() !== '') return block.gap;
  return next === undefined ? '\n' : '\n\n';
}

function readBlocks(text: string, markdown: Markdown): Blocks {
  const environment = {};
  const lines = text.split('\n');
  const all = groupBlocks(markdown.parse(text, environment));
  const blocks = all.map(({ tokens, start, end }, index): Block => {
    const own = lines.slice(start, end).join('\n').trimEnd();
    const upTo = all[index + 1]?.start;
    const around = lines.slice(start, upTo).join('\n') + (upTo === undefined ? '' : '\n');
    return {
      text: own,
      gap: around.slice(own.length),
      meaning: markdown.renderer.render(tokens, markdown.options, environment),
    };
  });
  const first = all[0]?.start ?? 0;
  return {
    opening: lines
      .slice(0, first)
      .map((line) => `${line}\n`)
      .join(''),
    blocks,
  };
}

/** The tokens of a text by its outermost blocks, with the lines that these are in. */
function groupBlocks(tokens: readonly Token[]) {
  const blocks: { tokens: Token[]; start: number; end: number }[] = [];
  for (const token of tokens) {
    if (token.level === 0 && token.nesting !== -1 && token.map !== null) {
      const [start, end] = token.map;
      blocks.push({ tokens: [token], start, end });
    } else blocks.at(-1)?.tokens.push(token);
  }
  return blocks;
}

/**
 * Whether a block says the same as one that an editor has written: in that no table has an alignment, and a list
 * with another one in it has paragraphs.
 */
function isSame(before: string, after: string): boolean {
  if (before === after || before.replaceAll(ALIGNMENT, '') === after) return true;
  const isNested = /^<[ou]l[\s\S]*<li>[\s\S]*<[ou]l/.test(before) && !before.includes('<p>');
  return isNested && withoutParagraphs(before) === withoutParagraphs(after);
}

function withoutParagraphs(list: string): string {
  return list.replaceAll(/<\/?p>|\n/g, '');
}
