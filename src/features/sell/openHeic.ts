import library from 'heic-to/csp?url';
import { trustPage } from '../../domain/platform/trustedTypes.ts';
import { drawJpeg } from './drawJpeg.ts';
import { UnreadableHeic } from './judgeFile.ts';

/** The longest that a slow phone may need for one photo; a worker that was ended never answers. */
const patience = 60_000;

type Library = { heicTo: (order: { blob: Blob; type: 'bitmap' }) => Promise<ImageBitmap> };
/** A file of its own, as its makers packed it: whoever wants to may put another in its place (LGPL). */
const loadLibrary = (): Promise<Library> => import(/* @vite-ignore */ library);

const answered = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the decoder has not answered')), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * A HEIC as a JPEG of at most `side` pixels: by the browser where it can (Safari), else by libheif in a worker, which
 * is loaded for it. Needs no 'unsafe-eval'.
 * @throws UnreadableHeic when neither can open it
 */
export const openHeic = async (file: Blob, side: number, load = loadLibrary): Promise<Blob> => {
  const blob = new Blob([file], { type: 'image/heic' });
  let picture = await createImageBitmap(blob).catch(() => null);
  if (!picture) {
    trustPage();
    // A library that does not come is a matter of the network, and may be tried again.
    const { heicTo } = await load();
    picture = await answered(heicTo({ blob, type: 'bitmap' })).catch((failure: unknown) => {
      throw new UnreadableHeic('this HEIC cannot be opened', { cause: failure });
    });
  }
  try {
    return await drawJpeg(picture, side);
  } finally {
    picture.close();
  }
};
