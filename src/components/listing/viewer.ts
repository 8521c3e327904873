import { openViewer as openSlides } from '../../photos/openViewer.ts';

/** Long side of the largest photo version, in pixels. */
const largest = 1600;
const sizeOf = (image: HTMLImageElement | null) => {
  const { naturalWidth: width = 0, naturalHeight: height = 0 } = image ?? {};
  if (width === 0 || height === 0) return { width: largest, height: (largest * 3) / 4 };
  const scale = largest / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

export const openViewer = (
  photos: readonly HTMLAnchorElement[],
  index: number,
  labels: DOMStringMap,
  onChange: (index: number) => void,
) =>
  openSlides(
    photos.map((link) => {
      const image = link.querySelector('img');
      return { src: link.href, msrc: image?.currentSrc ?? '', alt: image?.alt ?? '', ...sizeOf(image) };
    }),
    index,
    labels,
    onChange,
  );
