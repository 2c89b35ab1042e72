import {
  type CodeOfText,
  headingsOf,
  type LayoutProps,
  type LayoutRenderer,
  linkHeadings,
  partText,
  RichText,
  reachTables,
  useShownPage,
  useText,
  useUiText,
} from '../../../src/react/index.ts';
import { CodeBlock } from './code-block.tsx';
import { Neighbours } from './neighbours.tsx';
import styles from './prose.module.css';

/** The least headings for which a table of contents is worth its place. */
const MIN_HEADINGS = 3;

/** The text of one answer; its headings lead to themselves, but not in a drawer, which has another URL. */
function Prose({ layout, items: [item] }: LayoutProps<'prose'>) {
  const isMain = useShownPage().place === 'main';
  const text = useText();
  if (item?.text === undefined) return null;
  const { contents, copyCode, neighbours } = layout;
  const html = reachTables(isMain ? linkHeadings(item.text) : item.text);
  return (
    <>
      {isMain && contents !== undefined && <Contents title={text(contents)} html={item.text} />}
      <article>{copyCode ? <TextWithCode html={html} /> : <RichText html={html} />}</article>
      {isMain && neighbours && <Neighbours />}
    </>
  );
}

function TextWithCode({ html }: { readonly html: string }) {
  const code = useUiText()('ui.code');
  const counts = new Map<string, number>();
  return partText(html).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
    if (part.kind !== 'code') return <RichText key={index} html={part.html} />;
    const name = nameOf(part, code);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return <CodeBlock key={index} part={part} name={count === 1 ? name : `${name} (${count})`} />;
  });
}

/** The name of the code's file; else that it is code, and the heading that it stands under. */
function nameOf({ caption, heading }: CodeOfText, code: string): string {
  return caption ?? (heading === undefined ? code : `${code}: ${heading}`);
}

interface ContentsProps {
  readonly title: string;
  readonly html: string;
}

/** Links to the headings of a text. */
function Contents({ title, html }: ContentsProps) {
  const headings = headingsOf(html);
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav className={styles.contents} aria-label={title}>
      <p>{title}</p>
      <ul>
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const LINES = [1, 2, 3, 4, 5];

function ProseSkeleton() {
  return (
    <div className={styles.skeleton}>
      {LINES.map((line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
}

export const layout: LayoutRenderer<'prose'> = { Layout: Prose, Skeleton: ProseSkeleton };
