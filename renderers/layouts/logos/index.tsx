import {
  type ImageValue,
  ItemLink,
  type ItemOf,
  type LayoutModels,
  type LayoutProps,
  type LayoutRenderer,
  LongList,
  Picture,
  SlotText,
} from '../../../src/react/index.ts';
import styles from './logos.module.css';

/** From these ratios of width to height on, a sign has the next place, so that all have about one area. */
const STEPS = [0.7, 1.2, 1.8, 2.8, 4.5];

function Logos({ layout, items }: LayoutProps<'logos'>) {
  const render = (item: ItemOf<LayoutModels['logos']>) => (
    <li key={item.key} className={styles.place} data-shape={shapeOf(item.image)}>
      {item.link === undefined ? (
        <Logo item={item} />
      ) : (
        <ItemLink to={item.link} className={styles.link}>
          <Logo item={item} />
        </ItemLink>
      )}
    </li>
  );
  return (
    <div data-look={layout.look} className={styles.logos}>
      <LongList items={items} render={render} className={styles.list ?? ''} />
    </div>
  );
}

/** The sign, or the name where there is none. */
function Logo({ item: { image, title } }: { readonly item: ItemOf<LayoutModels['logos']> }) {
  if (image === undefined) return title ? <SlotText value={title} /> : null;
  return <Picture image={image} ratio="natural" sizes="12rem" className={styles.sign} />;
}

function shapeOf(image: ImageValue | undefined): number {
  const [width = 3, height = 2] = image?.facts ?? [];
  return STEPS.filter((step) => width / height >= step).length;
}

function LogosSkeleton() {
  return <div className={styles.skeleton} />;
}

export const layout: LayoutRenderer<'logos'> = { Layout: Logos, Skeleton: LogosSkeleton };
