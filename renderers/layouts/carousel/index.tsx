import { useRef } from 'react';
import {
  type LayoutModels,
  type LayoutProps,
  type LayoutRenderer,
  Picture,
  useUiText,
} from '../../../src/react/index.ts';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselSlide, SLIDE_SIZES } from './carousel-slide.tsx';
import { useCarousel } from './use-carousel.ts';

/**
 * One item at a time. The first HTML is a row that scrolls from one item to the next; Swiper takes
 * over the same elements when the reader comes near, or when it is time to move on.
 */
function Carousel({ layout, items }: LayoutProps<'carousel'>) {
  const ui = useUiText();
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(root, viewport, items.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is no set of form fields
    <div
      ref={root}
      role="group"
      aria-roledescription={ui('ui.carousel')}
      className={styles.carousel}
      onKeyDown={carousel.onKeyDown}
    >
      <CarouselControls carousel={carousel} count={items.length} />
      <div ref={viewport} className={styles.viewport} data-moving={carousel.isReady}>
        <ul
          className={styles.slides}
          aria-live={carousel.isPlaying ? 'off' : 'polite'}
          // What scrolls is to be reached by keys, by a link of it or by itself.
          tabIndex={items.some(({ link }) => link !== undefined) ? undefined : 0}
        >
          {items.map((item, index) => (
            <CarouselSlide
              key={item.key}
              layout={layout}
              item={item}
              isFirst={index === 0}
              label={ui('ui.slide', { index: index + 1, count: items.length })}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

function CarouselSkeleton({ layout }: { readonly layout: LayoutModels['carousel'] }) {
  return (
    <div className={styles.carousel}>
      {layout.slots.image && (
        <Picture image={undefined} ratio={layout.slots.image.ratio ?? '3/2'} sizes={SLIDE_SIZES} />
      )}
      <div className={styles.bone} />
      <div className={styles.bone} />
    </div>
  );
}

export const layout: LayoutRenderer<'carousel'> = {
  Layout: Carousel,
  Skeleton: CarouselSkeleton,
};
