const fitted = (width: number, height: number, side: number) => {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

export const onCanvas = (picture: ImageBitmap, side: number) => {
  const { width, height } = fitted(picture.width, picture.height, side);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('this browser draws no pictures');
  pen.drawImage(picture, 0, 0, width, height);
  return { canvas, pen };
};

/** Draws a JPEG of at most `side` pixels a side, in high quality, because it is compressed again later. */
export const drawJpeg = (picture: ImageBitmap, side: number): Promise<Blob> =>
  onCanvas(picture, side).canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
