import { type BlockProps, OutsideLink } from '../../../src/react/index.ts';
import styles from '../../shared/block-parts.module.css';
import { Line } from '../../shared/line.tsx';

/** A link to another site, made by a template. */
export function Block({ block: { url, text, label } }: BlockProps<'external-link'>) {
  return (
    <Line label={label}>
      <OutsideLink to={url} className={styles.link}>
        {text ?? readable(url)}
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
