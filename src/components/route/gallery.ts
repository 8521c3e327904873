import PhotoSwipe from 'photoswipe';
import PhotoSwipeLightbox from 'photoswipe/lightbox';
import css from 'photoswipe/style.css';
import Swiper from 'swiper';
import { Keyboard } from 'swiper/modules';
import { trustPage } from '../../domain/platform/trustedTypes.ts';
import { closeViewerOnBack } from '../../photos/closeViewerOnBack.ts';

const still = matchMedia('(prefers-reduced-motion: reduce)').matches;

const wear = () => {
  trustPage();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};

/** Makes the row of pictures circular. Swipes, keys and buttons turn it. */
const startCarousel = (row: HTMLElement) => {
  row.dataset.carousel = 'turning';
  const swiper = new Swiper(row, {
    modules: [Keyboard],
    slidesPerView: 'auto',
    spaceBetween: 12,
    loop: true,
    // Accepts further clicks while the row is still turning.
    loopPreventsSliding: false,
    keyboard: { enabled: true, onlyInViewport: true },
    speed: still ? 0 : 300,
  });
  for (const button of row.querySelectorAll<HTMLElement>('[data-turn]'))
    button.onclick = () => (button.dataset.turn === 'next' ? swiper.slideNext() : swiper.slidePrev());
};

/** Opens pictures in a lightbox with arrows, Escape and a counter. */
const startLightbox = ({ dataset }: HTMLElement, pictures: readonly HTMLAnchorElement[]) => {
  const { previous = '', next = '', close = '', zoom = '', failed = '' } = dataset;
  const lightbox = new PhotoSwipeLightbox({
    dataSource: pictures.map((link) => {
      const image = link.querySelector('img');
      return {
        src: link.href,
        msrc: image?.currentSrc ?? '',
        width: Number(link.dataset.pswpWidth),
        height: Number(link.dataset.pswpHeight),
        alt: image?.alt ?? '',
      };
    }),
    pswpModule: PhotoSwipe,
    indexIndicatorSep: ' / ',
    arrowPrevTitle: previous,
    arrowNextTitle: next,
    closeTitle: close,
    zoomTitle: zoom,
    errorMsg: failed,
    showHideAnimationType: still ? 'none' : 'fade',
    bgOpacity: 1,
  });
  lightbox.on('afterInit', () => lightbox.pswp && closeViewerOnBack(lightbox.pswp));
  lightbox.init();
  pictures.forEach((link, index) => {
    link.onclick = (event) => {
      // The carousel cancels clicks that end a drag.
      if (event.defaultPrevented) return;
      event.preventDefault();
      lightbox.loadAndOpen(index);
    };
  });
};

export const startGallery = (gallery: HTMLElement | null) => {
  if (!gallery) return;
  wear();
  // Must run before the carousel, which reorders the pictures in the document.
  startLightbox(gallery, [...gallery.querySelectorAll<HTMLAnchorElement>('[data-picture]')]);
  const row = gallery.querySelector<HTMLElement>('[data-carousel]');
  if (row) startCarousel(row);
};
