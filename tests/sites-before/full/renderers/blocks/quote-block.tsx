import type { BlockProps } from '../../src/react/index.ts';

/** A sentence set apart, with who said it. */
export function QuoteBlock({ block: { text, by } }: BlockProps<'quote'>) {
  return (
    <blockquote>
      <p>{text}</p>
      {by !== undefined && <footer>{by}</footer>}
    </blockquote>
  );
}
