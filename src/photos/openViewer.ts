import PhotoSwipe from 'photoswipe';
import css from 'photoswipe/style.css?inline';
import { trustPage } from '../domain/platform/trustedTypes.ts';
import { closeViewerOnBack } from './closeViewerOnBack.ts';

let worn = false;
const wearStyles = () => {
  if (worn) return;
  worn = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};

export type Slide = { src: string; msrc: string; alt: string; width: number; height: number };

export const openViewer = (
  slides: readonly Slide[],
  index: number,
  { previous = '', next = '', close = '', zoom = '', failed = '' }: DOMStringMap,
  onChange: (index: number) => void = () => undefined,
) => {
  trustPage();
  wearStyles();
  const viewer = new PhotoSwipe({
    dataSource: [...slides],
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
  // The viewer guesses a photo's size until the photo has loaded.
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
