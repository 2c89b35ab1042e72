import { useLocation } from 'react-router-dom';
import {
  type ItemOf,
  isSitePath,
  type LinkSlot,
  OutsideLink,
  SiteLink,
  SlotText,
  type TextSlot,
} from '../../src/react/index.ts';
import styles from './link-entries.module.css';

/** A list whose items are links. */
interface LinksModel {
  readonly slots: { readonly title: TextSlot; readonly link: LinkSlot };
}

/** A plain list of links, the current one marked. */
export function LinkEntries({ items }: { readonly items: readonly ItemOf<LinksModel>[] }) {
  const { pathname } = useLocation();
  return (
    <ul className={styles.list}>
      {items.map(({ key, title, link }) =>
        link === undefined || title === undefined ? null : (
          <li key={key}>
            {isSitePath(link) ? (
              <SiteLink
                to={link}
                className={styles.link}
                aria-current={link === pathname ? 'page' : undefined}
              >
                <SlotText value={title} />
              </SiteLink>
            ) : (
              <OutsideLink to={link} className={styles.link}>
                <SlotText value={title} />
              </OutsideLink>
            )}
          </li>
        ),
      )}
    </ul>
  );
}

/** The shape of links that are on their way. */
export function LinkEntriesSkeleton() {
  return <div className={styles.skeleton} />;
}
