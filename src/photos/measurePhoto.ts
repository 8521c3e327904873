import { measuredSide, type PhotoWarning, warningsOf } from '../domain/photos/photoQuality.ts';
import { onCanvas } from './drawJpeg.ts';

/** Pauses so that the browser can draw: reading pixels blocks slow phones for some 10 ms. */
const nextFrame = () => new Promise((resolve) => setTimeout(resolve));

/** Warnings about a photo, measured on a small copy. */
export const measurePhoto = async (photo: Blob): Promise<PhotoWarning[]> => {
  const picture = await createImageBitmap(photo);
  try {
    const { canvas, pen } = onCanvas(picture, measuredSide);
    await nextFrame();
    const { width, height } = canvas;
    return warningsOf(picture, { data: pen.getImageData(0, 0, width, height).data, width, height });
  } finally {
    picture.close();
  }
};
