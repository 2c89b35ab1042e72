import { SiteLink, useNeighbourPages, useUiText } from '../../../src/react/index.ts';
import styles from './prose.module.css';

/** Links to the pages before and after in the menu of the section. */
export function Neighbours() {
  const { previous, next } = useNeighbourPages();
  const ui = useUiText();
  if (previous === undefined && next === undefined) return null;
  return (
    <ul className={styles.neighbours}>
      {previous !== undefined && (
        <li>
          <span>{ui('ui.previous')}</span> <SiteLink to={previous.path}>{previous.title}</SiteLink>
        </li>
      )}
      {next !== undefined && (
        <li className={styles.next}>
          <span>{ui('ui.next')}</span> <SiteLink to={next.path}>{next.title}</SiteLink>
        </li>
      )}
    </ul>
  );
}
