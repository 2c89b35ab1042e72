import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

/** Time from one move to the next, and that a move takes, in milliseconds. */
const INTERVAL = 3000;
const TRANSITION = 350;

/** A carousel in motion. */
export interface CarouselMotion {
  readonly play: () => void;
  readonly pause: () => void;
  /** One slide on or back; from the last to the first, too. */
  readonly step: (by: 1 | -1) => void;
  readonly destroy: () => void;
}

/**
 * Sets the slides of a viewport in motion, from the one that is scrolled to.
 *
 * @param onMove called with the zero-based place of the slide that a move ends at
 */
export function startMotion(
  viewport: HTMLElement,
  classes: { readonly wrapper: string; readonly slide: string },
  onMove: (index: number) => void,
): CarouselMotion {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const slides = viewport.firstElementChild;
  const scrolled =
    slides === null ? 0 : Math.abs(Math.round(slides.scrollLeft / slides.clientWidth)) || 0;
  slides?.scrollTo({ left: 0, behavior: 'instant' });
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    wrapperClass: classes.wrapper,
    slideClass: classes.slide,
    initialSlide: scrolled,
    loop: true,
    // Its observer's first call comes late, and takes back a move that was made meanwhile.
    resizeObserver: false,
    // A press while a slide is on its way counts as well.
    loopPreventsSliding: false,
    speed: still ? 0 : TRANSITION,
    // Swiper counts from the end of a move.
    autoplay: { delay: INTERVAL - (still ? 0 : TRANSITION), disableOnInteraction: false },
    on: {
      realIndexChange: (moved) => {
        leaveOthersOut(moved);
        onMove(moved.realIndex);
      },
    },
  });
  swiper.autoplay.stop();
  leaveOthersOut(swiper);
  onMove(swiper.realIndex);
  return {
    play: () => swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    step: (by) => (by === 1 ? swiper.slideNext() : swiper.slidePrev()),
    destroy: () => swiper.destroy(),
  };
}

/** Slides out of sight are out of reach as well; the focus goes along to the one in sight. */
function leaveOthersOut({ slides, realIndex }: Swiper): void {
  const shown = slides.find(({ dataset }) => dataset.swiperSlideIndex === String(realIndex));
  const isFocused = slides.some((slide) => slide.contains(document.activeElement));
  if (shown !== undefined) shown.inert = false;
  if (isFocused) shown?.querySelector('a')?.focus({ preventScroll: true });
  for (const slide of slides) slide.inert = slide !== shown;
}
