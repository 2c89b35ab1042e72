import { type BlockProps, OutsideLink, SlotText, textOf } from '../../../src/react/index.ts';
import styles from '../../shared/block-parts.module.css';
import { Line } from '../../shared/line.tsx';

/** A line of text, which may lead to a URL outside of the site. */
export function Block({ block }: BlockProps<'text'>) {
  const { label, field, url } = block;
  const words = field.kind === 'html' ? textOf(field) : <SlotText value={field} />;
  return (
    <Line label={label}>
      {url === undefined ? (
        words
      ) : (
        <OutsideLink to={url} className={styles.link}>
          {words}
        </OutsideLink>
      )}
    </Line>
  );
}
