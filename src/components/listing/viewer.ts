import PhotoSwipe from 'photoswipe';
import css from 'photoswipe/style.css?inline';
import { trustPage } from '../../domain/platform/trustedTypes.ts';
import { closeViewerOnBack } from '../closeViewerOnBack.ts';

let worn = false;
const wearStyles = () => {
  if (worn) return;
  worn = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};

/** Pixels of the largest rendition's long side. */
const largest = 1600;
const sizeOf = (image: HTMLImageElement | null) => {
  const { naturalWidth: width = 0, naturalHeight: height = 0 } = image ?? {};
  if (width === 0 || height === 0) return { width: largest, height: (largest * 3) / 4 };
  const scale = largest / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/** Shows photos on the full screen: swipe, zoom, arrows, Escape and “2 / 5”. */
export const openViewer = (
  photos: readonly HTMLAnchorElement[],
  index: number,
  { previous = '', next = '', close = '', zoom = '', failed = '' }: DOMStringMap,
  onChange: (index: number) => void,
) => {
  trustPage();
  wearStyles();
  const viewer = new PhotoSwipe({
    dataSource: photos.map((link) => {
      const image = link.querySelector('img');
      return { src: link.href, msrc: image?.currentSrc ?? '', alt: image?.alt ?? '', ...sizeOf(image) };
    }),
    index,
    indexIndicatorSep: ' / ',
    arrowPrevTitle: previous,
    arrowNextTitle: next,
    closeTitle: close,
    zoomTitle: zoom,
    errorMsg: failed,
    bgOpacity: 1,
    preload: [1, 1],
    showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
  });
  // A photo's size is assumed until it is loaded: correct it then.
  viewer.on('loadComplete', ({ slide, content }) => {
    if (!(content.element instanceof HTMLImageElement) || content.element.naturalWidth === 0) return;
    Object.assign(slide, {
      width: content.element.naturalWidth,
      height: content.element.naturalHeight,
    });
    slide.resize();
  });
  viewer.on('change', () => onChange(viewer.currIndex));
  viewer.init();
  closeViewerOnBack(viewer);
};
