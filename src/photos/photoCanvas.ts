import type { PhotoEdit } from '../domain/photos/photoEdit.ts';
import { compression } from './compression.ts';
import { onCanvas } from './drawJpeg.ts';
import { kindOfWhole } from './judgeFile.ts';

/** Colour of covered areas: opaque, so that nothing below it remains visible. */
const cover = '#111111';
const maxSide = compression.maxWidthOrHeight;

const penOf = (canvas: OffscreenCanvas) => {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  return pen;
};
const blank = (width: number, height: number) => new OffscreenCanvas(width, height);

/**
 * Draws a photo, even HEIC, upright and in upload size.
 * @throws TruncatedPhoto if its file's end is missing
 */
export const openPicture = async (photo: Blob): Promise<OffscreenCanvas> => {
  const isHeic = (await kindOfWhole(photo)) === 'heic';
  const readable = isHeic ? await (await import('./openHeic.ts')).openHeic(photo, maxSide) : photo;
  const picture = await createImageBitmap(readable);
  try {
    return onCanvas(picture, maxSide).canvas;
  } finally {
    picture.close();
  }
};

export const stroke = (
  pen: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D,
  { points, radius }: Pick<PhotoEdit & { kind: 'brush' }, 'points' | 'radius'>,
) => {
  const [first, ...rest] = points;
  if (!first) return;
  pen.strokeStyle = cover;
  pen.lineWidth = radius * 2;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(first.x, first.y);
  for (const { x, y } of rest.length > 0 ? rest : [first]) pen.lineTo(x, y);
  pen.stroke();
};

const apply = (canvas: OffscreenCanvas, edit: PhotoEdit): OffscreenCanvas => {
  if (edit.kind === 'turn') {
    const turned = blank(canvas.height, canvas.width);
    const pen = penOf(turned);
    pen.translate(turned.width, 0);
    pen.rotate(Math.PI / 2);
    pen.drawImage(canvas, 0, 0);
    return turned;
  }
  if (edit.kind === 'crop') {
    const { x, y, width, height } = edit.area;
    const cut = blank(width, height);
    penOf(cut).drawImage(canvas, x, y, width, height, 0, 0, width, height);
    return cut;
  }
  const pen = penOf(canvas);
  if (edit.kind === 'brush') stroke(pen, edit);
  else {
    const { x, y, width, height } = edit.area;
    pen.fillStyle = cover;
    pen.fillRect(x, y, width, height);
  }
  return canvas;
};

export const edited = (picture: OffscreenCanvas, edits: readonly PhotoEdit[]): OffscreenCanvas => {
  const copy = blank(picture.width, picture.height);
  penOf(copy).drawImage(picture, 0, 0);
  return edits.reduce(apply, copy);
};

export const saved = (picture: OffscreenCanvas): Promise<Blob> =>
  picture.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
