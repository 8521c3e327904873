import { measuredSide, type PhotoWarning, warningsOf } from '../../domain/photos/photoQuality.ts';
import { onCanvas } from './drawJpeg.ts';

/** Another frame is drawn before the pixels are gone through, which takes a slow phone some hundredths of a second. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** What the pixels of a photo tell, measured on a small copy. Nothing leaves the browser. */
export const measurePhoto = async (photo: Blob): Promise<PhotoWarning[]> => {
  const picture = await createImageBitmap(photo);
  try {
    const { canvas, pen } = onCanvas(picture, measuredSide);
    await breathe();
    const { width, height } = canvas;
    return warningsOf(picture, { data: pen.getImageData(0, 0, width, height).data, width, height });
  } finally {
    picture.close();
  }
};
