import { type BlockProps, OutsideLink, SiteLink } from '../../../src/react/index.ts';
import styles from '../../shared/block-parts.module.css';

/** A list of links: to pages of the site, or to URLs that open in a new window. */
export function Block({ block }: BlockProps<'links'>) {
  return (
    <ul className={styles.files}>
      {block.field.map(({ text, href, external }) => (
        <li key={href + text}>
          {external ? (
            <OutsideLink to={href} className={styles.file}>
              {text}
            </OutsideLink>
          ) : (
            <SiteLink to={href} className={styles.file}>
              {text}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
