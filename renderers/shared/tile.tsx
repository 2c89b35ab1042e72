import {
  type ImageRatio,
  type ItemOf,
  isPlainClick,
  type OpenedPage,
  Picture,
  ReadOn,
  SlotText,
  textOf,
} from '../../src/react/index.ts';
import { ItemHeading } from './item-heading.tsx';
import styles from './tile.module.css';
import type { TileLayout } from './tile-layout.ts';

interface TileProps {
  readonly layout: TileLayout;
  readonly item: ItemOf<TileLayout>;
  /** Width to height of a picture where the manifest says nothing. */
  readonly ratio: ImageRatio;
  /** The width of a tile at each number of columns, in the words of the `sizes` attribute. */
  readonly sizes: string;
  readonly eager: boolean;
  /** What a click does in place of following the link. */
  readonly onOpen?: ((page: OpenedPage, opener: HTMLElement) => void) | undefined;
}

/** A picture with its title, a line or two, and tags below it. */
export function Tile({ layout: { slots }, item, ratio, sizes, eager, onOpen }: TileProps) {
  const { image, role, title, subtitle, summary, tags, link, mark } = item;
  const name = textOf(title);
  const openInstead = (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (onOpen === undefined || link === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    onOpen({ path: link, title: name }, event.currentTarget);
  };
  return (
    <article className={styles.tile} aria-label={name || undefined}>
      {image !== undefined && (
        <Picture
          image={image}
          alt=""
          ratio={slots.image?.ratio ?? ratio}
          sizes={sizes}
          eager={eager}
          className={styles.picture}
        />
      )}
      {subtitle && (
        <p className={styles.subtitle}>
          <SlotText value={subtitle} clamp={slots.subtitle?.clamp} />
        </p>
      )}
      {role && (
        <p className={styles.role}>
          <SlotText value={role} clamp={slots.role?.clamp} />
        </p>
      )}
      <ItemHeading
        as="h2"
        title={title}
        clamp={slots.title.clamp}
        link={link}
        classes={styles}
        mark={mark && slots.mark?.look}
        onClick={openInstead}
      />
      {summary && link === undefined && (
        <div className={styles.summary}>
          <ReadOn value={summary} slot={slots.summary} name={name} />
        </div>
      )}
      {summary && link !== undefined && (
        <TileSummary isBox={slots.summary?.box === true} name={name}>
          <SlotText value={summary} clamp={slots.summary?.clamp} />
        </TileSummary>
      )}
      {tags && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

interface TileSummaryProps {
  readonly isBox: boolean;
  readonly name: string;
  readonly children: React.ReactNode;
}

/** The introduction; in a box of one height it scrolls, by the keyboard too. */
function TileSummary({ isBox, name, children }: TileSummaryProps) {
  if (!isBox) return <div className={styles.summary}>{children}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the text is no set of form fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached
    <div role="group" aria-label={name} tabIndex={0} className={styles.summary} data-box="true">
      {children}
    </div>
  );
}
