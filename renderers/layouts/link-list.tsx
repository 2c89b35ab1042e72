import { NavLink } from 'react-router-dom';
import { type LayoutProps, type LayoutRenderer, SlotText } from '../../src/react/index.ts';
import styles from './link-list.module.css';

/** A plain list of links, the current one marked. */
function LinkList({ items }: LayoutProps<'link-list'>) {
  return (
    <ul className={styles.list}>
      {items.map(({ key, title, link }) =>
        link === undefined || title === undefined ? null : (
          <li key={key}>
            <NavLink to={link} className={styles.link ?? ''}>
              <SlotText value={title} />
            </NavLink>
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
