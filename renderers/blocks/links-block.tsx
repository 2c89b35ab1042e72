import { Link } from 'react-router-dom';
import { type BlockProps, useUiText } from '../../src/react/index.ts';
import { BlockSection } from './block-section.tsx';
import styles from './blocks.module.css';

/** A list of links: to pages of the site, or to addresses that open in a new window. */
export function LinksBlock({ block }: BlockProps<'links'>) {
  const ui = useUiText();
  return (
    <BlockSection heading={block.heading}>
      <ul className={styles.files}>
        {block.links.map(({ text, href, external }) => (
          <li key={href + text}>
            {external ? (
              <a href={href} target="_blank" rel="noopener noreferrer" className={styles.file}>
                <span>
                  {text}
                  <span className="visually-hidden"> ({ui('ui.opensInNewWindow')})</span>
                </span>
              </a>
            ) : (
              <Link to={href} className={styles.file}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
