import { type BlockProps, OutsideLink } from '../../../src/react/index.ts';
import styles from '../../shared/block-parts.module.css';
import { Breakable } from '../../shared/breakable.tsx';
import { Line } from '../../shared/line.tsx';

/** A link to another site, made by a template. */
export function Block({ block: { url, text, label } }: BlockProps<'external-link'>) {
  return (
    <Line label={label}>
      <OutsideLink to={url} className={styles.link}>
        {text ?? <Breakable parts={partsOf(readable(url))} />}
      </OutsideLink>
    </Line>
  );
}

/** A URL as readers write it. */
function readable(url: string): string {
  const plain = url.replace(/^https:\/\//, '');
  try {
    return decodeURI(plain);
  } catch {
    return plain;
  }
}

/** The parts of a URL after each slash, which may begin a line. */
function partsOf(words: string): readonly string[] {
  return words.match(/[^/]*\/|[^/]+/g) ?? [];
}
