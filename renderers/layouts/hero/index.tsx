import {
  ItemLink,
  type LayoutModels,
  type LayoutProps,
  type LayoutRenderer,
  PageTitle,
  Picture,
  SlotText,
  textOf,
} from '../../../src/react/index.ts';
import styles from './hero.module.css';

/** How wide the picture is shown, in the words of the `sizes` attribute. */
const SIZES = '(max-width: 1440px) 100vw, 1440px';

/** The beginning of a page. Its words stand on a ground of their own beside or over the picture. */
function Hero({ layout, items: [item] }: LayoutProps<'hero'>) {
  if (item === undefined) return null;
  const { title, kicker, text, image, alt, actions } = item;
  return (
    <header className={styles.hero} data-ground={layout.ground} data-picture={image !== undefined}>
      <div className={styles.words}>
        {kicker && (
          <p className={styles.kicker}>
            <SlotText value={kicker} />
          </p>
        )}
        {title === undefined ? (
          <PageTitle />
        ) : (
          <h1 className={styles.title}>
            <SlotText value={title} />
          </h1>
        )}
        {text && (
          <div className={styles.text}>
            <SlotText value={text} clamp={layout.slots.text?.clamp} />
          </div>
        )}
        {actions && (
          <p className={styles.actions}>
            {actions.map(({ text: words, href }) => (
              <ItemLink key={href + words} to={href} className={styles.action}>
                {words}
              </ItemLink>
            ))}
          </p>
        )}
      </div>
      {image !== undefined && (
        <Picture
          image={image}
          alt={textOf(alt)}
          ratio={layout.slots.image?.ratio ?? '16/9'}
          sizes={SIZES}
          eager
          className={styles.picture}
        />
      )}
    </header>
  );
}

function HeroSkeleton({ layout }: { readonly layout: LayoutModels['hero'] }) {
  return (
    <div className={styles.hero}>
      {layout.slots.image ? (
        <Picture
          image={undefined}
          ratio={layout.slots.image.ratio ?? '16/9'}
          sizes={SIZES}
          className={styles.picture}
        />
      ) : (
        <div className={styles.skeleton} />
      )}
    </div>
  );
}

export const layout: LayoutRenderer<'hero'> = { Layout: Hero, Skeleton: HeroSkeleton };
