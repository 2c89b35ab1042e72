import { useLocation } from 'react-router-dom';
import {
  isSitePath,
  type LayoutProps,
  type LayoutRenderer,
  OutsideLink,
  SiteLink,
  SlotText,
} from '../../../src/react/index.ts';
import styles from './link-list.module.css';

/** A plain list of links, the current one marked. */
function LinkList({ items }: LayoutProps<'link-list'>) {
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

function LinkListSkeleton() {
  return <div className={styles.skeleton} />;
}

export const layout: LayoutRenderer<'link-list'> = {
  Layout: LinkList,
  Skeleton: LinkListSkeleton,
};
