import {
  type LayoutProps,
  type LayoutRenderer,
  linkHeadings,
  RichText,
  useShownPage,
} from '../../../src/react/index.ts';
import styles from './prose.module.css';

/** The text of one answer; its headings lead to themselves, but not in a drawer, which has another URL. */
function Prose({ items: [item] }: LayoutProps<'prose'>) {
  const isMain = useShownPage().place === 'main';
  if (item?.text === undefined) return null;
  return (
    <article>
      <RichText html={isMain ? linkHeadings(item.text) : item.text} />
    </article>
  );
}

const LINES = [1, 2, 3, 4, 5];

function ProseSkeleton() {
  return (
    <div className={styles.lines}>
      {LINES.map((line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
}

export const layout: LayoutRenderer<'prose'> = { Layout: Prose, Skeleton: ProseSkeleton };
