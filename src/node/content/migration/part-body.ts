import { createBlockParser } from '../files/render-sections.ts';

/** A text below a level-1 heading, as it is written. */
export interface WrittenSection {
  readonly name: string;
  readonly text: string;
}

/** The parts of a body. */
export interface WrittenBody {
  readonly sections: readonly WrittenSection[];
  /** Whether there is text above the first heading, which belongs to no field. */
  readonly hasMore: boolean;
}

/** Takes a body apart at its level-1 headings, without rendering it. */
export function partBody(body: string): WrittenBody {
  const tokens = createBlockParser().parse(body, {});
  const lines = body.split('\n');
  const headings = tokens.flatMap(({ type, tag, level, map }, index) =>
    type === 'heading_open' && tag === 'h1' && level === 0 && map !== null
      ? [{ name: tokens[index + 1]?.content.trim() ?? '', from: map[0], to: map[1] }]
      : [],
  );
  const sections = headings.map(({ name, to }, index) => {
    const text = lines.slice(to, headings[index + 1]?.from ?? lines.length);
    return { name, text: trimLines(text).join('\n') };
  });
  const before = lines.slice(0, headings[0]?.from ?? 0);
  return { sections, hasMore: before.some((line) => line.trim() !== '') };
}

/** Lines without the empty ones at both ends; what looks empty is. */
function trimLines(lines: readonly string[]): string[] {
  const bare = lines.map((line) => (line.trim() === '' ? '' : line));
  const first = bare.findIndex((line) => line !== '');
  const last = bare.findLastIndex((line) => line !== '');
  return first < 0 ? [] : bare.slice(first, last + 1);
}
