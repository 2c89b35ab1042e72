import { NavLink } from 'react-router-dom';
import {
  isSitePath,
  type LayoutProps,
  type LayoutRenderer,
  OutsideLink,
  SlotText,
} from '../../src/react/index.ts';
import styles from './link-list.module.css';

/** A plain list of links, the current one marked. */
function LinkList({ items }: LayoutProps<'link-list'>) {
  return (
    <ul className={styles.list}>
      {items.map(({ key, title, link }) =>
        link === undefined || title === undefined ? null : (
          <li key={key}>
            {isSitePath(link) ? (
              <NavLink to={link} className={styles.link ?? ''}>
                <SlotText value={title} />
              </NavLink>
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

function LinkListSkeleton() {
  return <div className={styles.skeleton} />;
}

export const linkList: LayoutRenderer<'link-list'> = {
  Layout: LinkList,
  Skeleton: LinkListSkeleton,
};
